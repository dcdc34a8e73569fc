import { type Judgement, judge, runRules, type Settings } from '../core/check.ts';
import type { Context } from '../core/context.ts';
import { doneEntities } from '../core/entity.ts';
import { fileRules } from '../core/file-rules/index.ts';
import type { StateKind } from '../core/kind.ts';
import type { Limits } from '../core/limits.ts';
import type { ReadVersion } from './read-version.ts';

/** Everything that stays the same while one file is judged. */
export interface FileSetup<Doc = unknown> {
  readonly kind: StateKind<Doc>;
  readonly path: string;
  readonly settings: Settings;
  readonly limits: Limits;
}

/** Judges two versions of one file: the rules about files first, then, where both can be read, its kind's. */
export function judgeVersions<Doc>(
  setup: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
): Judgement {
  const facts = {
    before: before?.file ?? null,
    after: after?.file ?? null,
    maxBytes: setup.limits.maxBytes,
    deletion: setup.kind.deletion,
    archived: context.archived ?? [],
  };
  const file = runRules(fileRules, facts, context, setup.settings.rules);
  const doc = after?.parsed?.doc ?? null;
  if (doc === null) return { findings: file.findings, notJudged: file.notJudged };
  const judged = judge(setup.kind, before?.parsed?.doc ?? null, doc, context, setup.settings);
  return {
    ...judged,
    findings: [...file.findings, ...judged.findings],
    notJudged: [...file.notJudged, ...judged.notJudged],
  };
}

/** Ids of the entities that turned done between two versions: the claims of a transition. */
export function claimedBetween<Doc>(
  kind: StateKind<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
): string[] {
  const earlier = doneEntities(kind, before?.parsed?.doc ?? null);
  return [...doneEntities(kind, after?.parsed?.doc ?? null)].filter((id) => !earlier.has(id));
}
