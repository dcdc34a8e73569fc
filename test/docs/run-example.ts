import { expect } from 'vitest';
import { governByDetection } from '../../src/config/govern.ts';
import { faultText, resolveSettings } from '../../src/config/settings.ts';
import type { Judgement } from '../../src/engine/contract/check.ts';
import type { Context } from '../../src/engine/contract/context.ts';
import type { Finding } from '../../src/engine/contract/finding.ts';
import { checkedRange } from '../../src/engine/judge/check-range.ts';
import { judgeVersions } from '../../src/engine/judge/judge-versions.ts';
import {
  type FileSetup,
  type ReadVersion,
  readVersion,
  type VersionContent,
} from '../../src/engine/versions/read-version.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import type { Block } from './page-examples.ts';
import { historyOf } from './page-histories.ts';
import { repositoryOf } from './page-repository.ts';
import { isAboutPolicy, runPolicyExample } from './run-policy-example.ts';

const path = '.runner/state/tree.json';

/** Names that the blocks of an example may have; docs/rules/README.md explains them. */
export const blockNames = [
  ...['before', 'after', 'file', 'history', 'message', 'step'],
  ...['options', 'context', 'granularity', 'limits', 'paths', 'report'],
];

/** What examples show of findings, whichever rules they are about. */
export interface ExampleJudgement {
  readonly findings: readonly Pick<Finding, 'ruleId' | 'messageId' | 'severity' | 'message'>[];
  readonly notJudged: Judgement['notJudged'];
}

/** Judges what the blocks of an example describe. Rules about files are shown on files of the first kind. */
export async function runExample(kindId: string, blocks: readonly Block[]): Promise<ExampleJudgement> {
  if (isAboutPolicy(blocks)) return { findings: runPolicyExample(blocks), notJudged: [] };
  const history = textOf(blocks, 'history');
  return history === undefined ? runTransition(setupOf(kindId, blocks), blocks) : runHistory(history);
}

async function runHistory(text: string): Promise<ExampleJudgement> {
  const repository = repositoryOf(historyOf(text, 1));
  const { report } = await checkedRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.obstacles).toEqual([]);
  return { findings: report.findings, notJudged: [] };
}

function setupOf(kindId: string, blocks: readonly Block[]): FileSetup {
  const kind = kinds.find(({ id }) => id === kindId) ?? kinds[0];
  if (kind === undefined) throw new Error('there is no kind');
  const resolved = resolveSettings(kind, jsonOf(blocks, 'options') ?? {});
  if (!resolved.ok) throw new Error(resolved.faults.map(faultText).join('; '));
  const limits = { ...defaultLimits, ...jsonOf(blocks, 'limits') };
  return { kind, path, settings: resolved.settings, limits };
}

/** The scope in which an example is judged. */
export function scopeOf(blocks: readonly Block[]): Context['scope'] {
  const history = textOf(blocks, 'history');
  if (history !== undefined) return / from .+ and /.test(history) ? 'merge' : 'step';
  const isSquash = textOf(blocks, 'granularity')?.trim() === 'squash';
  return isSquash || isAboutPolicy(blocks) ? 'net' : 'step';
}

function runTransition(setup: FileSetup, blocks: readonly Block[]): Judgement {
  return judgeVersions(
    setup,
    version(setup, blocks, 'before'),
    version(setup, blocks, 'after'),
    contextOf(blocks),
  );
}

function contextOf(blocks: readonly Block[]): Context {
  const message = textOf(blocks, 'message');
  const step = jsonOf(blocks, 'step');
  return {
    ...{ scope: scopeOf(blocks), path },
    ...(message === undefined ? {} : { message }),
    ...(step === undefined ? {} : { steps: [step] }),
    ...jsonOf(blocks, 'context'),
  };
}

function version(setup: FileSetup, blocks: readonly Block[], name: string): ReadVersion | null {
  const described = blocks.find((block) => block.name === 'file' && (block.part || 'after') === name);
  const own = blocks.filter((block) => block.name === name);
  if (own.length === 0 && described === undefined) return null;
  const parts = new Map(own.map(({ part, text }) => [part, [new TextEncoder().encode(text)]]));
  const content: VersionContent = { parts, nature: 'regular', ...(described && JSON.parse(described.text)) };
  return readVersion(setup, content);
}

function textOf(blocks: readonly Block[], name: string): string | undefined {
  return blocks.find((block) => block.name === name)?.text;
}

function jsonOf(blocks: readonly Block[], name: string) {
  const text = textOf(blocks, name);
  return text === undefined ? undefined : JSON.parse(text);
}
