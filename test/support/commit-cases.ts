import { checklistCases } from './checklist-hook-cases.ts';
import { treeFile } from './e2e-trees.ts';
import { eventLogCases } from './event-log-hook-cases.ts';
import {
  type Attempt,
  type Content,
  fileCases,
  type HookCase,
  moreStepCases,
  stepCases,
  warningCases,
} from './hook-cases.ts';
import { procedureCases } from './procedure-hook-cases.ts';
import { asText } from './procedures.ts';
import type { PlannedFile } from './temporary-repository.ts';
import { textHookCases } from './text-hook-cases.ts';
import { pretty } from './trees.ts';
import { workflowCases, workflowStart } from './workflow-hook-cases.ts';

type Files = Readonly<Record<string, PlannedFile>>;

export interface Commit {
  readonly files: Files;
  readonly says: string;
}

/** A first commit, a second one that a rule names, and the near miss that it does not name. */
export interface CommitCase {
  readonly name: string;
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly start: Files;
  readonly refused: Commit;
  readonly accepted?: Commit;
  /** Where the first is said to be: path and line. */
  readonly at?: string;
}

/** Of every kind, whatever a single commit can do wrong. */
export const commitCases: readonly CommitCase[] = [
  ...Object.entries(stepCases).map(([name, each]) => treeCase(name, `task-tree/${name}`, each)),
  ...Object.entries(moreStepCases).flatMap(([name, [rule, ...cases]]) =>
    cases.map((each, index) => treeCase(`${name} ${index + 1}`, `task-tree/${rule}`, each)),
  ),
  ...Object.entries(fileCases).map(([rule, each]) => treeCase(rule, rule, each)),
  ...Object.entries(warningCases).map(([rule, each]) => ({
    ...treeCase(rule, rule, each),
    severity: 'warning' as const,
  })),
  ...Object.entries(checklistCases).map(([rule, { start, refused, accepted }]) =>
    configured(`checklist/${rule}`, 'kind: checklist, preset: ralph', [start, refused, accepted].map(json)),
  ),
  ...Object.entries(eventLogCases).map(([rule, { start, refused, accepted }]) =>
    configured(`event-log/${rule}`, 'kind: event-log', [start, refused, accepted]),
  ),
  ...Object.entries(textHookCases).map(([preset, { path, start, refused, accepted, rule, at }]) => ({
    ...errorCase(preset, rule, { ...policyFor(path, `kind: checklist, preset: ${preset}`), ...start }),
    refused: working(refused),
    accepted: working(accepted),
    at,
  })),
  ...Object.entries(workflowCases).map(([rule, { refused, accepted }]) => ({
    ...errorCase(rule, `workflow/${rule}`, workflowStart),
    refused: working({ ...refused }),
    accepted: working({ ...accepted }),
  })),
  ...Object.entries(procedureCases).map(([rule, { start, refused }]) => {
    const path = 'team.procedure.json';
    return {
      ...errorCase(rule, `procedure/${rule}`, { [path]: asText(start) }),
      refused: working({ [path]: asText(refused) }),
    };
  }),
];

function errorCase(name: string, rule: string, start: Files) {
  return { name: name === rule ? name : `${rule}, ${name}`, rule, severity: 'error' as const, start };
}

function treeCase(
  name: string,
  rule: string,
  { start, files = {}, refused, accepted }: HookCase,
): CommitCase {
  const version = start === null ? {} : { [treeFile]: pretty(start) };
  return {
    ...errorCase(name, rule, { ...files, ...version }),
    refused: attempted(refused),
    accepted: attempted(accepted),
  };
}

function attempted({ tree, says }: Attempt): Commit {
  return { files: { [treeFile]: planned(tree) }, says };
}

function planned(content: Content): PlannedFile {
  if (content === null || typeof content === 'string') return content;
  return 'link' in content ? { mode: '120000', content: content.link } : pretty(content);
}

function policyFor(path: string, entry: string): Files {
  return { '.stateward.yml': `version: 1\nfiles:\n  - {path: ${path}, ${entry}}\n` };
}

/** Any path can hold a checklist or a log where the configuration says so. */
function configured(rule: string, entry: string, versions: readonly string[]): CommitCase {
  const path = 'state.json';
  const [start = '', refused = '', accepted = ''] = versions;
  return {
    ...errorCase(rule, rule, { ...policyFor(path, entry), [path]: start }),
    refused: working({ [path]: refused }),
    accepted: working({ [path]: accepted }),
  };
}

function working(files: Files): Commit {
  return { files, says: 'Work' };
}

function json(plan: object): string {
  return `${JSON.stringify(plan, null, 2)}\n`;
}
