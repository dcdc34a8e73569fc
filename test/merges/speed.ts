import { mergeFile } from '../../src/app/merge/merge-file.ts';
import { policyOf } from '../../src/app/policy/policy.ts';
import { readParts } from '../../src/app/versions/read-version.ts';
import { defaultLimits } from '../../src/core/limits.ts';
import type { ThreeTexts } from '../../src/core/three-way/changed-stretches.ts';
import { kinds } from '../../src/kinds/index.ts';

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

export interface MergeMeasure {
  readonly count: number;
  readonly rounds: number;
  /** Only files with this in their path. */
  readonly name: string;
}

/** Merges lists of so many items, each side having done ten of its own, and tells the processor's time as a ratio. */
export function measureMerges({ count, rounds, name }: MergeMeasure, print: (line: string) => void): number {
  let missed = 0;
  for (const [path, text] of Object.entries(formats)) {
    if (!path.includes(name)) continue;
    const side = (first: number) =>
      text(count, (index) => index < 20 || (index >= first && index < first + 370 && index % 37 === 0));
    const three: ThreeTexts = { base: side(count), ours: side(100), theirs: side(count / 2) };
    const ratios = numbers(rounds).map(() => roundOf(path, three));
    const [ratio, merge, floor] = ratios.sort(([left], [right]) => left - right)[rounds >> 1] ?? [0, 0, 0];
    if (ratio > most) missed += 1;
    const said = ratio > most ? `missed: at most ${most}` : 'reached';
    print(
      `${path.padEnd(24)} ${count} items: ${merge.toFixed(0)} ms, ${ratio.toFixed(1)} × reading three versions (${floor.toFixed(0)} ms), ${said}`,
    );
  }
  return missed;
}

function roundOf(path: string, texts: ThreeTexts): [ratio: number, merge: number, floor: number] {
  const governance = policyOf({ configuration: null, waivers: null }, kinds).govern(path);
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
    if (merged.conflicts.length > 0) throw new Error(`${path} is in conflict`);
  });
  return [merge / floor, merge, floor];
}

function timeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
