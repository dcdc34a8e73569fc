import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkedRange, checkRange } from '../../../src/engine/judge/check-range.ts';
import { procedure } from '../../../src/kinds/procedure/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import {
  advance,
  asText,
  end,
  type Graph,
  guide,
  idle,
  join,
  link,
  set,
  start,
  step,
  stepLink,
  story,
  withFinding,
  without,
} from '../../support/procedures.ts';

/** Versions as commits; null deletes, and a commit may name its parents. */
type Chapter = readonly [graph: Graph | null, parents?: readonly number[]];

async function told(...chapters: readonly Chapter[]): Promise<string[]> {
  const commits = chapters.map(([graph, parents], index) => ({
    message: `Commit ${index}`,
    files: { 'team.procedure.json': asText(graph), 'code.ts': `${index}` },
    ...(parents ? { parents } : {}),
  }));
  const report = await checkRange({ ...memoryRepository(commits), govern: governByDetection([procedure]) });
  return report.findings.map(({ severity, ruleId, messageId, subject, ended }) =>
    [severity, ruleId.replace('procedure/', ''), messageId, subject, ended ? 'repaired' : '']
      .join(' ')
      .trim(),
  );
}

const { started, worked, second, third, supported, completed } = story();
const edited = (graph: Graph) => set(graph, 'think', { content: guide('Skip it.') });

describe('a range', () => {
  it('finds nothing in a whole run', async () => {
    expect(await told([idle], [started], [worked], [second], [third], [supported], [completed])).toEqual([]);
  });

  it('lets a template change before the first run and after the last', async () => {
    const changed = edited(idle);
    const later = start(changed);
    expect(await told([idle], [changed], [later], [withFinding(later)])).toEqual([]);
    expect(await told([supported], [completed], [edited(completed)])).toEqual([]);
  });

  it('lets it change before a run and once more after it', async () => {
    const shorter = without(idle, 'tell', 'audit-tell');
    const worked = withFinding(start(shorter));
    const done = end(advance(worked));
    const longer = join(done, {
      nodes: [step('more', guide('More.'))],
      links: [link('audit-more', 'audit', 'contains', 'more', { sequence: 3 })],
    });
    const steps = [idle, shorter, start(shorter), worked, advance(worked), done, longer];
    expect(await told(...steps.map((each) => [each] as const))).toEqual([]);
  });
});

describe('repairs', () => {
  const cold = { energy: 1, polarity: [0.2, 0.8], verb: 'receives from' };
  const skipped = join(set(started, 'run-3', cold), {
    links: [link('x', 'run-1', 'acts on', 'think', { energy: 8, polarity: [0.9, 0.1] })],
  });

  it.each([
    [
      'a template put back',
      [[started], [edited(started)], [started]],
      ['note template-protection node think repaired'],
    ],
    [
      'a template put back, with honest work beside it',
      [[started], [edited(started)], [worked]],
      ['note template-protection node think repaired'],
    ],
    [
      'two active steps, one cooled again',
      [
        [second],
        [set(second, stepLink(second, 'look'), { energy: 8, polarity: [0.9, 0.1], verb: 'acts on' })],
        [second],
      ],
      ['note single-active-step several run-1#(steps) repaired'],
    ],
    [
      'a step left without proof, and gone back',
      [[started], [skipped], [started]],
      ['note advance unmet run-1#(steps) look repaired'],
    ],
    [
      'a run that vanished, put back',
      [[completed], [without(completed, 'run-1', ...ownLinks(completed))], [completed]],
      ['note run-record vanished run-1 repaired'],
    ],
  ] as const)('%s', async (_, chapters, expected) => {
    const found = await told(...(chapters as unknown as Chapter[]));
    expect(found.filter((each) => each.startsWith('error'))).toEqual([]);
    expect(found).toEqual(expect.arrayContaining([...expected]));
  });

  it('is none where something else was put in its place', async () => {
    const found = await told(
      [started],
      [edited(started)],
      [set(started, 'think', { content: guide('Well.') })],
    );
    expect(found.filter((each) => each.startsWith('error'))).toEqual([
      'error template-protection node think',
    ]);
  });
});

/** One edit after `before`; what the printed way back writes, and the errors that are left once it is committed, and a second time. */
async function wayBack(before: Graph, after: Graph) {
  const texts: (string | null)[] = [asText(before), asText(after)];
  const judged = () => {
    const commits = texts.map((text, index) => ({
      message: `Commit ${index}`,
      files: { 'team.procedure.json': text, 'code.ts': `${index}` },
    }));
    return checkedRange({ ...memoryRepository(commits), govern: governByDetection([procedure]) });
  };
  const found = await judged();
  texts.push(found.repairs[0]?.after?.get('') ?? null);
  const left = (await judged()).report.findings.filter(({ severity }) => severity === 'error');
  return {
    isFound: found.report.verdict === 'fail',
    left: left.map(({ messageId }) => messageId),
    text: texts[2],
  };
}

describe('the way back of links that say less than they did', () => {
  const [cool, warm] = [{ energy: 1 }, { energy: 8 }];
  const look = (graph: Graph) => stepLink(graph, 'look');
  const think = (graph: Graph) => stepLink(graph, 'think');
  const moved = (from: Graph, fields: Readonly<Record<string, unknown>>) =>
    [from, set(advance(from), look(from), fields)] as const;
  it.each<readonly [string, Graph, Graph]>([
    ['lost energy', second, set(second, think(second), cool)],
    ['lost energy of the first step', started, set(started, look(started), cool)],
    ['no energy at all', second, set(second, think(second), { energy: undefined })],
    ['energy of a step that is done', second, set(second, look(second), warm)],
    [
      'energy that went from one to the other',
      second,
      set(set(second, look(second), warm), think(second), cool),
    ],
    ['energy and verb', second, set(second, think(second), { ...cool, verb: 'receives from' })],
    ['energy and polarity', second, set(second, think(second), { ...cool, polarity: [0.2, 0.8] })],
    ['a verb alone', second, set(second, think(second), { verb: 'receives from' })],
    ['a polarity alone', second, set(second, look(second), { polarity: [0.9, 0.1] })],
    ['an honest move that forgot the verb', ...moved(worked, { verb: 'acts on' })],
    ['an honest move that forgot the polarity', ...moved(worked, { polarity: [0.9, 0.1] })],
  ])('%s: the file is put back whole', async (_, before, after) => {
    const { isFound, left, text } = await wayBack(before, after);
    expect([isFound, left]).toEqual([true, []]);
    expect(text).toBe(asText(before));
  });
});

function ownLinks({ links }: Graph): string[] {
  return links.flatMap(({ id, node_a, node_b }) =>
    node_a === 'run-1' || node_b === 'run-1' ? [String(id)] : [],
  );
}

describe('merges', () => {
  const both = start(started, 'b', 'ship', 'bob');
  const ours = withFinding(both);
  const theirs = advance(both, 'b');

  it('of work of two runs hold both', async () => {
    const merged = join(theirs, {
      nodes: ours.nodes.slice(both.nodes.length),
      links: ours.links.slice(both.links.length),
    });
    expect(await told([both], [ours, [0]], [theirs, [0]], [merged, [1, 2]])).toEqual([]);
  });

  it('that drop what one side did are refused', async () => {
    const found = await told([both], [ours, [0]], [theirs, [0]], [ours, [1, 2]]);
    expect(found).toEqual([
      'warning state-file/merge-lost lost',
      expect.stringMatching(/^error advance jumped b-1#\(steps\)/),
    ]);
  });

  it('of two moves of one run leave two active steps, and are refused', async () => {
    const one = advance(worked);
    const other = join(without(one, stepLink(one, 'think')), {
      links: [link('other', 'run-1', 'acts on', 'think', { energy: 8, polarity: [0.9, 0.1] })],
    });
    const merged = join(one, { links: other.links.slice(-1) });
    const found = await told([worked], [one, [0]], [other, [0]], [merged, [1, 2]]);
    expect(found).toEqual(['error single-active-step several run-1#(steps)']);
  });

  it('may not invent that a run has ended', async () => {
    const merged = end(supported);
    const left = set(supported, 'old', { name: 'Left' });
    const right = set(supported, 'code', { name: 'Right' });
    const result = set(set(set(merged, 'old', { name: 'Left' }), 'code', { name: 'Right' }), 'run-4', {
      energy: 3,
    });
    const found = await told([supported], [left, [0]], [right, [0]], [result, [1, 2]]);
    expect(found.filter((each) => each.startsWith('error'))).not.toEqual([]);
  });
});

describe('files', () => {
  it('that go are errors, and come back as they were', async () => {
    expect(await told([completed], [null])).toEqual([expect.stringContaining('error state-file/deleted')]);
    const found = await told([completed], [null], [without(completed, 'run-1', ...ownLinks(completed))]);
    expect(found).toContain('error run-record vanished run-1');
  });
});
