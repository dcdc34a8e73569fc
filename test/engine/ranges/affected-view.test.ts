import { describe, expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import type { ReportedFinding, Severity } from '../../../src/engine/contract/finding.ts';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import type { AffectedView, View, ViewNode } from '../../../src/engine/contract/view.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { affectedView } from '../../../src/engine/report/affected-view.ts';
import { taskTree } from '../../../src/kinds/task-tree/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { modelFinding } from '../../support/sample-report.ts';
import { node, passed, pretty, tree } from '../../support/trees.ts';

const pictured = { ...taskTree, view: (doc: View) => doc } as unknown as StateKind;

function about(subject: string, severity: Severity = 'error'): ReportedFinding {
  return { ...modelFinding, subject, severity };
}

/** `a`, `a/b`, `a/b/c`: each stands in the one named before its last slash. */
function treeOf(...paths: string[]): View {
  const nodes = paths.map((subject): ViewNode => {
    const parent = subject.includes('/') ? { parent: subject.replace(/\/[^/]*$/, '') } : {};
    return { subject, label: subject.toUpperCase(), state: 'open', ...parent };
  });
  return { shape: 'tree', nodes, links: [] };
}

function picture(before: View | null, after: View | null, ...findings: ReportedFinding[]) {
  return affectedView({ file: 'f.json', kind: pictured, before, after, findings });
}

/** One node a word: `a/b<a!error+3` is b in a, at fault, with three nodes left out in it. */
function words(view: AffectedView | undefined): string {
  const said = view?.nodes.map(({ subject, parent, fault, removed, skipped, hidden }) =>
    [
      subject,
      parent === undefined ? '' : `<${parent}`,
      skipped === undefined ? '' : `(${skipped})`,
      fault === undefined ? '' : `!${fault}`,
      removed ? '!removed' : '',
      hidden === undefined ? '' : `+${hidden}`,
    ].join(''),
  );
  return said === undefined ? 'nothing' : [...said, ...(view?.hidden ? [`+${view.hidden}`] : [])].join(' ');
}

describe('the affected part of a tree', () => {
  const whole = treeOf('r', 'r/a', 'r/a/x', 'r/a/y', 'r/b', 'r/b/z', 'r/c');
  it.each<{ name: string; before?: View | null; after?: View | null; findings: ReportedFinding[]; shown: string }>([
    { name: 'is what is at fault and what it stands in', findings: [about('r/b')], shown: 'r+4 r/b<r!error+1' },
    { name: 'is found by the field of a node too', findings: [about('r/c#passes')], shown: 'r+5 r/c<r!error' },
    { name: 'shows the gravest finding', findings: [about('r/c', 'warning'), about('r/c#x')], shown: 'r+5 r/c<r!error' },
    { name: 'shows warnings', findings: [about('r/c', 'warning')], shown: 'r+5 r/c<r!warning' },
    { name: 'is nothing for notes', findings: [about('r/c', 'note')], shown: 'nothing' },
    { name: 'is nothing for the file itself', findings: [about('')], shown: 'nothing' },
    { name: 'is nothing for what is nowhere', findings: [about('elsewhere')], shown: 'nothing' },
    { name: 'shows what was removed', after: treeOf('r', 'r/a', 'r/c'), findings: [about('r/b')], shown: 'r+4 r/b<r!error!removed+1' },
    { name: 'of a deleted file is the previous version', after: null, findings: [about('r/c')], shown: 'r!removed+5 r/c<r!error!removed' },
    { name: 'is nothing where there is no version', before: null, after: null, findings: [about('r/c')], shown: 'nothing' },
  ])('$name', ({ before = whole, after = whole, findings, shown }) => {
    expect(words(picture(before, after, ...findings))).toBe(shown);
  }); // biome-ignore format: a table of cases

  it('leaves out the middle of a long way up, and says how much', () => {
    const deep = Array.from({ length: 20 }, (_, depth) => `0${'/0'.repeat(depth)}`);
    const view = picture(null, treeOf(...deep), about(deep.at(-1) ?? ''));
    expect(view?.nodes).toHaveLength(8);
    expect(view?.nodes[1]).toMatchObject({ parent: '0', skipped: 12 });
    expect(view?.nodes.every(({ hidden }) => hidden === undefined)).toBe(true);
  });

  it('stays small however much is at fault, and counts every node once', () => {
    const many = treeOf('r', ...Array.from({ length: 5000 }, (_, index) => `r/${index}`));
    const view = picture(null, many, ...many.nodes.map(({ subject }) => about(subject)));
    expect(view?.nodes).toHaveLength(40);
    expect(view?.nodes[0]?.hidden).toBe(5001 - 40);
  });

  it('shows errors before warnings where there is no room for all', () => {
    const many = treeOf(...Array.from({ length: 100 }, (_, index) => `${index}`));
    const warnings = many.nodes.slice(0, 90).map(({ subject }) => about(subject, 'warning'));
    const view = picture(null, many, ...warnings, about('99'));
    expect(view?.nodes.at(-1)).toMatchObject({ subject: '99', fault: 'error' });
    expect(view?.hidden).toBe(60);
  });

  it('cuts long labels, and never a pair', () => {
    const label = `${'a'.repeat(78)}👍👍`;
    const view = picture(null, { ...whole, nodes: [{ subject: 'r', label, state: 'done' }] }, about('r'));
    expect(view?.nodes[0]?.label).toBe(`${'a'.repeat(78)}…`);
  });

  it('survives nodes that contain themselves or each other', () => {
    const nodes = [
      ['a', 'b'],
      ['b', 'a'],
      ['c', 'c'],
      ['d', 'a'],
    ].map(([subject = '', parent = '']): ViewNode => ({ subject, parent, label: '', state: 'open' }));
    const view = picture(null, { shape: 'tree', nodes, links: [] }, about('a'), about('c'));
    expect(view?.nodes.map(({ subject }) => subject)).toContain('a');
  });
});

describe('the affected part of a graph', () => {
  it('is what is at fault with its neighbours and the links between them', () => {
    const view = picture(
      null,
      {
        ...treeOf('a', 'b', 'c', 'd', 'e', 'f'),
        shape: 'graph',
        links: [
          { from: 'a', to: 'b', label: 'ok' },
          { from: 'b', to: 'c' },
          { from: 'd', to: 'e' },
        ],
      },
      about('b'),
    );
    expect(words(view)).toBe('a b!error c +3');
    expect(view?.links).toEqual([
      { from: 'a', to: 'b', label: 'ok' },
      { from: 'b', to: 'c' },
    ]);
  });
});

describe('a range', () => {
  it('pictures what stands at its head, and what it removed', async () => {
    const first = pretty(tree(passed('auth'), node('export', { order: 2 })));
    const repository = memoryRepository([
      { message: 'base', files: { '.runner/state/tree.json': first } },
      { message: 'drop', files: { '.runner/state/tree.json': pretty(tree(node('export', { order: 2 }))) } },
    ]);
    const report = await checkRange({ ...repository, govern: governByDetection([taskTree]) });
    expect(report.views?.map(words)).toEqual(['root+1 auth<root!error!removed']);
  });
});
