import { policyOf } from '../../src/engine/policy/policy.ts';
import { mergeFile } from '../../src/engine/three-way/merge-file.ts';
import type { ThreeTexts } from '../../src/engine/three-way/three.ts';
import { readParts } from '../../src/engine/versions/read-version.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import type { TamperKind } from '../tamper/kind.ts';
import { tamperKinds } from '../tamper/kinds/index.ts';
import { randomFrom } from '../tamper/random.ts';

/** A merge may take so many times what reading its three versions takes. */
const most = 2;

/** How a list of so many items is written, of which `isDone` says what is done. */
type Text = (count: number, isDone: (index: number) => boolean) => string;

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

const formats: Readonly<Record<string, Text>> = {
  'prd.json': (count, isDone) =>
    JSON.stringify(
      {
        userStories: numbers(count).map((index) => ({
          ...{ id: `US-${index}`, title: `Story ${index}`, description: `What story ${index} says` },
          ...{ acceptanceCriteria: [`Page ${index} is there`, 'Typecheck passes'], passes: isDone(index) },
        })),
      },
      null,
      2,
    ),
  '.beads/issues.jsonl': (count, isDone) =>
    numbers(count)
      .map((index) => {
        const own = { id: `bd-${index}`, title: `Issue ${index}`, description: `What is wrong in ${index}` };
        return `${JSON.stringify({ ...own, status: isDone(index) ? 'closed' : 'open', priority: 1 })}\n`;
      })
      .join(''),
  'specs/1/tasks.md': (count, isDone) =>
    numbers(count)
      .map((index) => {
        const heading = index % 50 === 0 ? `\n## Phase ${index / 50}\n\n` : '';
        return `${heading}- [${isDone(index) ? 'x' : ' '}] T${index} Write part ${index} in src/${index}.ts\n`;
      })
      .join(''),
  '.runner/state/tree.json': (count, isDone) => {
    const node = (id: string, order: number, passes: boolean, children: readonly object[]) => ({
      ...{ id, order, title: `Task ${id}`, goal: `What task ${id} reaches`, acceptance: ['It works'] },
      ...{ next: children.length === 0 ? 'execute' : 'decompose', passes, attempts: 0, max_attempts: 3 },
      children,
    });
    const leaf = (index: number) => node(`n${index}`, index % 10, isDone(index), []);
    const branch = (at: number) => {
      const own = numbers(10).map((index) => at * 10 + index);
      return node(`b${at}`, at, own.every(isDone), own.map(leaf));
    };
    return JSON.stringify(node('root', 0, false, numbers(count / 10).map(branch)), null, 2);
  },
};

/** Three versions of a file, and the policy that governs it where the names alone do not. */
interface Row {
  readonly name: string;
  readonly path: string;
  readonly policy: string | null;
  texts(count: number): ThreeTexts;
}

const listed = Object.entries(formats).map(
  ([path, text]): Row => ({
    name: path,
    path,
    policy: null,
    texts: (count) => {
      const side = (first: number) =>
        text(count, (index) => index < 20 || (index >= first && index < first + 370 && index % 37 === 0));
      return { base: side(count), ours: side(100), theirs: side(count / 2) };
    },
  }),
);

/** Pages as agents write them, each side with ten commits of its own: ticks alone, or whatever agents do to a list. */
const pages = tamperKinds
  .filter(({ format }) => format === 'markdown')
  .flatMap((kind) => [pageRow(kind, 'ticks', kind.moves.slice(0, 1)), pageRow(kind, 'all work', kind.moves)]);

/** So many items a section has on average. */
const perSection = 5.7;

function pageRow(kind: TamperKind, name: string, moves: TamperKind['moves']): Row {
  return {
    name: `${kind.name}, ${name}`,
    path: kind.path,
    policy: kind.policy,
    texts: (count) => {
      const random = randomFrom(1);
      const base = kind.start(random, Math.round(count / perSection));
      const text = kind.write(base);
      // No number that the page has already.
      let serial = 10 * count;
      const side = () => {
        let doc = base;
        for (let done = 0; done < 10; ) {
          const made = random.pick(moves)?.({ doc, random, fresh: () => ++serial });
          // A plan that begins anew, and another sign before all items, are other questions.
          if (made === undefined || made.isAlone === true || isLaidOutAnew(text, kind.write(made.doc)))
            continue;
          doc = made.doc;
          done += 1;
        }
        return kind.write(doc);
      };
      return { base: text, ours: side(), theirs: side() };
    },
  };
}

const isLaidOutAnew = (before: string, after: string) => {
  const bullet = (text: string) => /^[-*](?= )/m.exec(text)?.[0];
  return bullet(before) !== bullet(after);
};

export interface MergeMeasure {
  readonly count: number;
  readonly rounds: number;
  /** Only rows with this in their name. */
  readonly name: string;
}

/** Merges lists of so many items, each side having done ten things of its own, and tells the processor's time as a ratio. */
export function measureMerges({ count, rounds, name }: MergeMeasure, print: (line: string) => void): number {
  let missed = 0;
  const chosen = [...listed, ...pages].filter((row) => row.name.includes(name));
  if (chosen.length === 0) throw new Error(`nothing is measured under the name ${name}`);
  for (const row of chosen) {
    const three = row.texts(count);
    const ratios = numbers(rounds).map(() => roundOf(row, three));
    const [ratio, merge, floor] = ratios.sort(([left], [right]) => left - right)[rounds >> 1] ?? [0, 0, 0];
    if (ratio > most) missed += 1;
    const said = ratio > most ? `missed: at most ${most}` : 'reached';
    print(
      `${row.name.padEnd(30)} ${count} items: ${merge.toFixed(0)} ms, ${ratio.toFixed(1)} × reading three versions (${floor.toFixed(0)} ms), ${said}`,
    );
  }
  return missed;
}

function roundOf({ path, policy }: Row, texts: ThreeTexts): [ratio: number, merge: number, floor: number] {
  const governance = policyOf(
    { configuration: policy === null ? null : new TextEncoder().encode(policy), waivers: null },
    kinds,
  ).govern(path);
  if (governance === undefined) throw new Error(`${path} is not governed`);
  const floor = timeOf(() => {
    for (const text of Object.values(texts))
      readParts({ ...governance, limits: defaultLimits, path }, [['', text]]);
  });
  const merge = timeOf(() => {
    const merged = mergeFile(
      { ...governance, path, limits: defaultLimits },
      { texts, companions: new Map() },
    );
    if (policy === null && merged.conflicts.length > 0) throw new Error(`${path} is in conflict`);
  });
  return [merge / floor, merge, floor];
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
