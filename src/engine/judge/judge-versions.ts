import { type Judgement, judge, runRules } from '../contract/check.ts';
import type { Context } from '../contract/context.ts';
import type { EngineFact, FileFacts } from '../contract/file-facts.ts';
import type { Finding } from '../contract/finding.ts';
import type { StateKind } from '../contract/kind.ts';
import { fileRules } from '../file-rules/index.ts';
import { docOf, type FileSetup, type ReadVersion } from '../versions/read-version.ts';

/**
 * Judges two versions of one file: the rules about files first, then, where both can be read, its kind's. `parents` are the
 * versions that a merge joins.
 */
export function judgeVersions<Doc>(
  setup: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
  parents: readonly (ReadVersion<Doc> | null)[] = [before],
): Judgement {
  const file = runRules(
    rulesOf(setup.kind),
    factsOf(setup, before, after, context),
    context,
    setup.settings.rules,
  );
  const doc = docOf(after);
  if (doc === null) return file;
  const kind = judge(
    setup.kind,
    docOf(before),
    doc,
    context,
    setup.settings,
    parents.map((each) => docOf(each)),
  );
  return {
    ...kind,
    findings: [...file.findings, ...kind.findings],
    notJudged: [...file.notJudged, ...kind.notJudged],
  };
}

/** What the engine itself reports of a change, as a finding of its rule. */
export function engineFinding<Doc>(
  setup: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
  engine: EngineFact,
): Finding | undefined {
  const own = fileRules.filter(({ id }) => id === `state-file/${engine.rule}`);
  const facts = { ...factsOf(setup, before, after, context), engine };
  return runRules(own, facts, { ...context, scope: own[0]?.scopes[0] ?? 'step' }, setup.settings.rules)
    .findings[0];
}

function rulesOf<Doc>(kind: StateKind<Doc>) {
  return [...fileRules, ...(kind.fileRules ?? [])];
}

function factsOf<Doc>(
  { kind, limits, usual }: FileSetup<Doc>,
  before: ReadVersion<Doc> | null,
  after: ReadVersion<Doc> | null,
  context: Context,
): FileFacts {
  const doc = docOf(before);
  return {
    before: before?.file ?? null,
    after: after?.file ?? null,
    maxBytes: limits.maxBytes,
    isGuess: usual !== undefined && doc === null,
    isBlank: after !== null && isBlank(after),
    deletion: kind.life.deletion(doc, context.policy),
    open: doc === null || after !== null ? 0 : openIn(kind, doc),
    archived: context.archived ?? [],
    collisions: context.collisions ?? [],
  };
}

function isBlank({ content }: ReadVersion): boolean {
  return [...content.parts.values()].flat().every((chunk) => chunk.every((byte) => byte <= 32));
}

/** How many of what can be done is not. */
function openIn<Doc>(kind: StateKind<Doc>, doc: Doc): number {
  const marks = (id: string) =>
    Object.values(kind.entities.get(doc, id)?.fields ?? {}).filter(({ role }) => role === 'done');
  return [...kind.entities.ids(doc)].filter(
    (id) => marks(id).length > 0 && marks(id).every(({ value }) => value !== true),
  ).length;
}
