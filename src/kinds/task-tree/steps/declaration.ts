import { type Guard, guards, isGuard, isStatus, type Status, statuses, type TreeStep } from './step.ts';

/** One `Agent-Step:` line; `line` counts from 1 within the message. */
export interface DeclaredStep extends TreeStep {
  readonly tree: string | undefined;
  readonly line: number;
}

/** What is wrong with a declaration. `text` quotes the offending words. */
export interface DeclarationFault {
  readonly messageId:
    | 'malformed'
    | 'unknownKey'
    | 'repeatedKey'
    | 'missingKey'
    | 'badValue'
    | 'guardWithoutRun'
    | 'disagreement'
    | 'noTree'
    | 'unknownTree'
    | 'runState';
  readonly line: number;
  readonly text: string;
  readonly detail: string;
}

export interface Declarations {
  readonly steps: readonly DeclaredStep[];
  readonly faults: readonly DeclarationFault[];
}

type Key = 'node' | 'status' | 'guard' | 'tree';
const keys: readonly Key[] = ['node', 'status', 'guard', 'tree'];
const trailer = /^[ \t]*agent-step[ \t]*:(.*)$/i;
const pair = /[ \t]*([A-Za-z_-]+)=("(?:[^"\\]|\\.)*"|[^\s"]\S*)(?=[ \t]|$)/y;

/**
 * Reads every `Agent-Step: node=<id> status=<status> guard=<guard> [tree=<path>]` line, anywhere in a
 * commit message (squash merges move trailers out of the last paragraph). Values with spaces are JSON
 * strings. The grammar stands in docs/kinds/task-tree.md.
 */
export function parseDeclarations(message: string): Declarations {
  const steps: DeclaredStep[] = [];
  const faults: DeclarationFault[] = [];
  for (const [index, text] of message.split(/\r\n|\r|\n/).entries()) {
    const body = trailer.exec(text)?.[1];
    if (body === undefined) continue;
    const parsed = parseLine(body.trim(), index + 1);
    if ('messageId' in parsed) faults.push(parsed);
    else steps.push(parsed);
  }
  return { steps, faults };
}

function parseLine(text: string, line: number): DeclaredStep | DeclarationFault {
  const fault = (messageId: DeclarationFault['messageId'], detail: string) => ({
    messageId,
    line,
    text,
    detail,
  });
  const values = new Map<string, string>();
  pair.lastIndex = 0;
  let end = 0;
  for (let match = pair.exec(text); match !== null; match = pair.exec(text)) {
    end = pair.lastIndex;
    const [, key = '', quoted = ''] = match;
    const value = unquote(quoted);
    if (value === undefined) return fault('malformed', quoted);
    if (!keys.some((known) => known === key)) return fault('unknownKey', key);
    if (values.has(key)) return fault('repeatedKey', key);
    values.set(key, value);
  }
  if (end < text.length) return fault('malformed', text.slice(end).trim());
  return toStep(values, line, fault);
}

function toStep(
  values: ReadonlyMap<string, string>,
  line: number,
  fault: (messageId: DeclarationFault['messageId'], detail: string) => DeclarationFault,
): DeclaredStep | DeclarationFault {
  const { node, status, guard, tree } = Object.fromEntries(values);
  const missing = Object.entries({ node, status, guard, tree: tree ?? '.' }).find(
    ([, value]) => value === undefined || value === '',
  );
  if (node === undefined || missing !== undefined) return fault('missingKey', missing?.[0] ?? 'node');
  if (!isStatus(status)) return fault('badValue', `status=${status} (expected ${statuses.join(', ')})`);
  if (!isGuard(guard)) return fault('badValue', `guard=${guard} (expected ${guards.join(', ')})`);
  if (contradicts(status, guard)) return fault('guardWithoutRun', `status=${status} guard=${guard}`);
  return { node, status, guard, tree, line };
}

/** Only `done` runs the guard; any other status that reports an outcome contradicts itself. */
export function contradicts(status: Status, guard: Guard): boolean {
  return status !== 'done' && guard !== 'skipped';
}

/** A value as a declaration spells it: a JSON string where it holds a blank, a quote or what cannot be seen. */
export function spellId(id: string): string {
  return /[\s"\p{C}]/u.test(id) ? JSON.stringify(id) : id;
}

function unquote(value: string): string | undefined {
  if (!value.startsWith('"')) return value;
  try {
    const parsed: unknown = JSON.parse(value);
    return typeof parsed === 'string' ? parsed : undefined;
  } catch {
    return undefined;
  }
}
