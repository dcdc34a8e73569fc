import type { Obstacle } from '../engine/contract/report.ts';
import type { Answer } from '../engine/ports.ts';
import { gitFailed, outputUnreadable } from './obstacles.ts';
import type { GitRepository } from './repository.ts';

export function known<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function unknown(obstacle: Obstacle): { readonly ok: false; readonly obstacle: Obstacle } {
  return { ok: false, obstacle };
}

/** What git answers to one command, read; where the reader makes nothing of it, it cannot be believed. */
export async function asked<Value>(
  git: GitRepository,
  command: readonly string[],
  read: (output: Buffer) => Value | undefined,
  input?: string | Uint8Array,
): Promise<Answer<Value>> {
  const result = await git.run(command, input);
  const name = command.find((word) => !word.startsWith('-')) ?? '';
  if (!result.ok) return unknown(gitFailed(name, result));
  const value = read(result.output);
  return value === undefined ? unknown(outputUnreadable(name)) : known(value);
}
