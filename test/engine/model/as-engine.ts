import { type Content, isError, type LawFinding } from '../../../src/engine/law/content.ts';
import type { WalkedCommit } from '../walk/commits.ts';
import type { Judging } from '../walk/judging.ts';
import { judgeRange, rangeFindings } from '../walk/range.ts';
import { clone, eq, text } from './engine.mjs';
import { makeKind } from './toy.mjs';

/** A document of the toy kind (toy.mjs). */
export type Toy = Record<string, unknown>;

interface ToyFinding {
  readonly rule: string;
  readonly severity: 'error' | 'warning' | 'note';
  readonly subjects: readonly string[];
  readonly expected?: Readonly<Record<string, unknown>>;
  readonly counter?: boolean;
}

/** A commit of the model. */
export interface ModelCommit {
  readonly id: string;
  readonly parents: readonly string[];
  readonly files: Readonly<Record<string, Toy>>;
  readonly code?: string;
  readonly message?: string;
}

export interface ModelWaiver {
  readonly path: string;
  readonly rule: string;
  readonly change: string;
}

export interface Asked {
  readonly base: string;
  readonly head: string;
  readonly waivers?: readonly ModelWaiver[];
}

const toy = makeKind();

/** What the engine asks of a kind, answered by the toy kind. */
const toyContent: Content<Toy> = {
  isReadable: (doc) => toy.readable(doc),
  isEqual: eq,
  subjects: (docs) => toy.subjects(docs),
  entityOf: toy.keyOf,
  isSame: (left, right, subject) => (subject === '' ? eq(left, right) : toy.same(left, right, subject)),
  has: (doc, subject) => toy.get(doc, subject) !== undefined,
  graft: (doc, from, subjects) =>
    subjects.reduce((at, subject) => toy.graft?.(at, subject, toy.get(from, subject)) ?? at, doc),
  rotates: toy.rotates,
  followsNames: false,
  renames: (before, after) => new Map(Object.entries(toy.renames(before, after))),
  rename: (doc, names) => toy.rekey(doc, Object.fromEntries(names)),
  renameSubject: (subject, names) => toy.rekeySubject(subject, Object.fromEntries(names)),
  isDone: toy.isDone,
  isAlike: () => true,
  withTwin: () => undefined,
  // The model frees the path of every file that was deleted legally.
  isFinished: () => true,
  promises: toy.promises,
  isCounter: toy.isCounter,
  isHigher: (left, right, subject) => toy.get(left, subject) > toy.get(right, subject),
  withCounter: (start, subject, sides, base, merged) => {
    const was = toy.get(base, subject);
    const values = sides.map((side) => toy.get(side, subject));
    const sum = values.reduce((total, value) => total + Math.max(0, value - was), was);
    const [least, most] = [Math.max(...values), Math.max(...values, sum)];
    return toy.graft?.(start, subject, Math.min(Math.max(toy.get(merged, subject), least), most)) ?? start;
  },
};

function findingOf(finding: ToyFinding, after: Toy | null): LawFinding<Toy> {
  const { rule, severity, subjects, expected, counter } = finding;
  const wanted: Toy | undefined =
    expected === undefined || after === null
      ? undefined
      : Object.entries(expected).reduce(
          (doc, [each, value]) => toy.graft?.(doc, each, value) ?? doc,
          clone(after),
        );
  return {
    ...{ rule, severity, subjects },
    ...(wanted === undefined ? {} : { expected: wanted }),
    ...(counter === true ? { isCounter: true } : {}),
  };
}

/** A range of the model, judged by the engine, as histories.jsonl tells it. */
export function toldByEngine(commits: readonly ModelCommit[], { base, head, waivers = [] }: Asked) {
  const documents = new Map<string, Toy>();
  const shared = (doc: Toy): Toy => {
    const known = documents.get(text(doc)) ?? doc;
    documents.set(text(doc), known);
    return known;
  };
  const walked = commits.map(
    ({ id, parents, files, code = '' }): WalkedCommit<Toy> => ({
      ...{ id, parents },
      files: new Map(
        Object.entries(files).flatMap(([path, doc]) =>
          path === 'archive' ? [] : [[path, shared(doc)] as const],
        ),
      ),
      others: new Map([
        ['code', code],
        ...(files.archive ? [['archive', text(files.archive)] as const] : []),
      ]),
    }),
  );
  const byId = new Map(commits.map((commit) => [commit.id, commit]));
  const wordsOf = (id: string) => new Set((byId.get(id)?.message ?? '').split(/\s+/));
  const judging: Judging<Toy> = {
    judge: ({ id }, _, before, after, parents) => {
      const archive = byId.get(id)?.files.archive;
      const archived = (doc: Toy | null) => archive !== undefined && eq(archive, doc);
      const context = {
        words: wordsOf(id),
        scope: 'step',
        archived,
        ...(parents === undefined ? {} : { parents }),
      };
      return toy.judge(before, after, context).map((each: ToyFinding) => findingOf(each, after));
    },
    isWaived: (path, { rule, subjects }, before, after) => {
      const of = (doc: Toy | null, subject: string) => (subject === '' ? doc : toy.get(doc, subject));
      const change = text(subjects.map((each) => [each, of(before, each), of(after, each)]));
      return waivers.some((each) => each.path === path && each.rule === rule && each.change === change);
    },
    isArchiveChanged: ({ others }, parents) =>
      parents.some((parent) => parent.others.get('archive') !== others.get('archive')),
  };
  const asked = { commits: walked, tips: [base], head };
  const judged = judgeRange(toyContent, judging, asked);
  const words = new Set(judged.range.flatMap(({ id }) => [...wordsOf(id)]));
  const net = rangeFindings(toyContent, asked, judged, (_, before, after) =>
    toy
      .judgeRange(before, after, { words, scope: 'range' })
      .map((each: ToyFinding) => findingOf(each, after)),
  );
  const open = new Set(judged.open.map(({ id }) => id));
  const told = commits.map(({ id }) => {
    const findings = judged.findings
      .filter(({ commit }) => commit === id)
      .map((each) => ({
        ...{ path: each.path, rule: each.rule, subjects: [...each.subjects].sort(), severity: each.severity },
        status: isError(each) ? (open.has(each.id ?? '') ? 'open' : 'resolved') : each.severity,
        ...(each.excused === undefined ? {} : { excused: each.excused }),
      }));
    const notes = judged.resolved
      .filter(({ commit }) => commit === id)
      .map(({ path, isWhole, subjects, of }) => ({
        ...{ path, rule: isWhole ? 'resolved' : 'resolved-in-part' },
        ...{ subjects: [...subjects].sort(), of },
      }));
    return [id, { findings: bySorted(findings), notes: bySorted(notes) }] as const;
  });
  return {
    verdict: judged.open.length > 0 ? 'fail' : 'pass',
    commits: Object.fromEntries(told),
    net: bySorted(
      net.map(({ path, rule, subjects, commits: chain }) => ({
        path,
        rule,
        subjects: [...subjects].sort(),
        chain,
      })),
    ),
    repair: Object.fromEntries([...judged.heads].map(([path, { baseline }]) => [path, baseline])),
  };
}

/** Findings of one commit have no order. */
export function bySorted<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((left, right) => (text(left) < text(right) ? -1 : 1));
}
