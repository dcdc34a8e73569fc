import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { commitCases } from './commit-cases.ts';
import { treeFile } from './e2e-trees.ts';
import type { PlannedFile } from './temporary-repository.ts';
import { pretty } from './trees.ts';
import { readVectors, type Vector } from './vectors.ts';

/** The vectors, or one in so many of them, as commits, each in a folder of its own. */
export function vectorSteps(every = 1) {
  return readVectors()
    .map((vector, index) => {
      const path = `v/${String(index).padStart(3, '0')}/${treeFile}`;
      const { prev, next } = vector.input;
      return { vector, path, message: messageOf(vector, path), before: pretty(prev), after: pretty(next) };
    })
    .filter((_, index) => index % every === 0);
}

function messageOf({ input }: Vector, path: string): string {
  const node = /[\s"]/.test(input.selected) ? JSON.stringify(input.selected) : input.selected;
  return `Step\n\nAgent-Step: node=${node} status=${input.status} guard=${input.guard} tree=${path}\n`;
}

/** Beside the vectors: every attack on a tree that a commit can hold. */
export const attacks = commitCases
  .filter(({ severity, refused }) => severity === 'error' && Object.keys(refused.files).join() === treeFile)
  .filter(({ rule }) => rule !== 'state-file/too-large')
  .map((each, index) => ({ ...each, path: `attacks/${index}/${treeFile}` }));

/** A message speaks of its own tree alone. */
const about = (says: string, path: string) => says.replace(/^Agent-Step: .*$/gm, `$& tree=${path}`);

/** All previous trees, and then a commit for each vector and each attack. */
export function plansOf(steps: ReturnType<typeof vectorSteps>) {
  const starts = attacks.flatMap(({ path, start: { [treeFile]: file } }) =>
    file === undefined ? [] : [[path, file] as const],
  );
  const files: Record<string, PlannedFile> = Object.fromEntries([
    ...steps.map(({ path, before }) => [path, before] as const),
    ...starts,
  ]);
  return [
    { message: 'All previous trees', files },
    ...steps.map(({ message, path, after }) => ({ message, files: { [path]: after } })),
    ...attacks.map(({ path, refused: { says, files: changed } }) => ({
      message: about(says, path),
      files: { [path]: changed[treeFile] ?? null },
    })),
  ];
}

/** What a finding says, as one text. */
export function plainFinding(finding: Omit<ReportedFinding, 'file'>): string {
  const { ruleId, severity, messageId, message, subject, line, column, fingerprint, change } = finding;
  return JSON.stringify([
    ...[ruleId, severity, messageId, message, subject],
    ...[line, column, fingerprint, change],
  ]);
}
