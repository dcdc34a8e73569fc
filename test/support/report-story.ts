import type { TaskNode } from '../../src/index.ts';
import { prd, story } from './checklists.ts';
import {
  asLog,
  broke,
  called,
  done as endOf,
  returned,
  started,
  step as startOf,
  toolFailed,
  wholeRun,
} from './event-logs.ts';
import { createTemporaryRepository, type TemporaryRepository } from './temporary-repository.ts';
import { node, pretty, tree } from './trees.ts';
import { at, graphFile, runFile } from './workflows.ts';

export const hostileTitle =
  '<img src=x onerror="window.hacked=1"></script><script>window.hacked=1</script>\u202e\u200b\u001b[31m';

const run = 'runs/one/workflow.md';
const log = 'logs/events.jsonl';
const plan = 'prd.json';
const record = '.runner/state/tree.json';

/** A repository in which every kind of picture has something to show: legal work, cheats, and cheats that were taken back. */
export function reportRepository(): { readonly repository: TemporaryRepository; readonly range: string } {
  const stories = Array.from({ length: 12 }, (_, index) => {
    const title =
      index === 11 ? hostileTitle : (['Sign in', 'Cart', 'Search', 'Export as CSV'][index % 4] ?? '');
    return story(`US-${String(index + 1).padStart(3, '0')}`, { title, passes: false });
  });
  const withDone = (count: number, more: Readonly<Record<number, object>> = {}) =>
    pretty(prd(...stories.map((each, index) => ({ ...each, passes: index < count, ...more[index] }))));
  const leaf = (id: string, order: number, fields: Partial<TaskNode> = {}) =>
    node(id, { order, title: `Build ${id}`, ...fields });
  const work = (auth: Partial<TaskNode>, cart: Partial<TaskNode> = {}) =>
    pretty(tree(leaf('auth', 1, auth), leaf('cart', 2, cart), leaf('search', 3)));
  const firstRun = [started(), startOf('p'), called('c1', 'p'), returned('c1', 'p'), endOf('p')];
  const tried = [startOf('e', 'executor'), called('c2', 'e'), toolFailed('c2', 'e'), broke('e', 'executor')];
  const again = [startOf('f', 'executor', { attempt: 2 })];
  const repository = createTemporaryRepository();
  const touched = (name: string) => ({ [`src/${name}.ts`]: `// ${name}\n` });
  repository.commitAll([
    {
      message: 'Plan the shop',
      files: {
        '.stateward.yml': `version: 1\nfiles:\n  - path: "runs/*/workflow.md"\n    kind: workflow\n    graph: runs/flow.graph.json\n`,
        'runs/flow.graph.json': graphFile(),
        [run]: runFile(at('plan')),
        [plan]: withDone(1),
        [record]: work({}),
      },
    },
    { message: 'US-002: Cart', files: { [plan]: withDone(2), ...touched('cart') } },
    { message: 'US-003: Search', files: { [plan]: withDone(3), ...touched('search') } },
    { message: 'Tidy up the plan', files: { [plan]: withDone(3, { 1: { acceptanceCriteria: ['Works'] } }) } },
    { message: 'The run begins', files: { [log]: asLog(firstRun), [run]: runFile(at('build', ['plan'])) } },
    { message: 'It tries', files: { [log]: asLog([...firstRun, ...tried]) } },
    { message: `Ship it ${hostileTitle}`, files: { [run]: runFile(at('ship', ['plan', 'build'])) } },
    { message: 'Say nothing of it', files: { 'readme.md': 'The shop\n' } },
    { message: 'Back to the review', files: { [run]: runFile(at('build', ['plan'])) } },
    {
      message: 'Try auth\n\nAgent-Step: node=auth status=retry guard=skipped',
      files: { [record]: work({ attempts: 1 }), ...touched('auth') },
    },
    { message: 'Cart is done', files: { [record]: work({ attempts: 1 }, { passes: true }) } },
    { message: 'Cart is open again', files: { [record]: work({ attempts: 1 }) } },
    {
      message: 'A second run',
      files: {
        [log]: asLog([...firstRun, ...tried, ...again, ...wholeRun().map((each) => ({ ...each, run: 'b' }))]),
      },
    },
    {
      message: 'US-004: Export',
      files: { [plan]: withDone(4, { 1: { acceptanceCriteria: ['Works'] } }), ...touched('export') },
    },
  ]);
  repository.git('reset', '-q', '--hard');
  return { repository, range: 'HEAD~13..HEAD' };
}
