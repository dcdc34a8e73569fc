import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replay } from 'stateward';
import { createRecorder } from 'stateward/recorder';
import { fsApplyPatch, fsWrite, loadTree, writeTree } from 'stateward/store';
import { judgeInMemory, unwrap } from './judge.ts';

/** A harness in small: it judges what its agent wrote, writes state for it under guard, and records what happened. */
const say = (line: string) => console.log(line);
let drawn = 0;
const newId = () => `00000000-0000-4000-8000-${String(++drawn).padStart(12, '0')}`;
judgeInMemory({ newId, now: '2026-01-31T09:00:00Z', say });

const root = await realpath(await mkdtemp(join(tmpdir(), 'harness-')));
try {
  // State of a run, which the agent asks the harness to write.
  const graph = {
    ...{ schemaVersion: '1.1', entryNodeId: 'plan' },
    nodes: ['plan', 'review', 'ship'].map((id) => ({ id, type: 'step', file: `${id}.md` })),
    edges: [
      { from: 'plan', to: 'review', label: 'planned' },
      { from: 'review', to: 'ship', label: 'good' },
    ],
  };
  await mkdir(join(root, 'pkg'));
  await writeFile(join(root, 'pkg', 'shop.graph.json'), JSON.stringify(graph));
  const context = { root, agentId: 'ada', workflowId: 'shop', graphRelPath: 'pkg/shop.graph.json', runId: '1' };
  const run = '---\nschemaVersion: "1.1"\nworkflowType: shop\ncurrentNodeId: ""\nstepsCompleted: []\n---\n';
  unwrap(await fsWrite({ path: 'run/workflow.md', content: run }, context));
  const moveTo = (node: string) => ({
    path: 'run/workflow.md',
    patch: { operation: 'updateFrontmatter' as const, update: { currentNodeId: { set: node } } },
  });
  const jumped = await fsApplyPatch(moveTo('ship'), context);
  if (!jumped.ok) say(`refused: ${jumped.error.code}, next ${JSON.stringify(jumped.error.details.allowedNext)}`);
  const moved = unwrap(await fsApplyPatch(moveTo('review'), context));
  say(`moved: ${moved.sha256Before?.length} and ${moved.sha256After.length} digits`);
  const audit = (await readFile(join(root, '.stateward/execution.jsonl'), 'utf8')).trim().split('\n');
  say(`audited: ${audit.map((line) => JSON.parse(line).output.ok).join(', ')}`);

  // What happens in a run, event by event; what must not happen is refused before it is written.
  const file = join(root, 'events.jsonl');
  const recorder = unwrap(await createRecorder({ file, workspaceRoot: root }));
  const recorded = unwrap(await recorder.startRun());
  const early = await recorded.startStep('executor', 'executor');
  if (!early.ok) say(`refused: ${early.error.code}, invariant ${early.error.invariant}`);
  const step = unwrap(await recorded.startStep('planner', 'planner'));
  unwrap(await step.finish());
  unwrap(await recorded.fail('stopped here'));
  unwrap(await recorder.close());
  const [view] = unwrap(replay(await readFile(file, 'utf8'), { mode: 'closed' }));
  say(`recorded: ${view?.state}, ${view?.steps.length} step, last seq ${view?.lastSeq}`);

  // A tree on disk, canonical and validated.
  const tree = join(root, 'tree.json');
  const node = { order: 0, acceptance: [], passes: false, attempts: 0, max_attempts: 3, children: [] };
  unwrap(await writeTree(tree, { ...node, id: 'shop', title: 'Shop', goal: 'Sell', next: 'execute' }));
  await writeFile(tree, (await readFile(tree, 'utf8')).replace('"attempts": 0', '"attempts": 4'));
  const loaded = await loadTree(tree);
  say(`loaded: ${loaded.ok ? loaded.value.id : `${loaded.error.code}: ${loaded.error.message}`}`);
} finally {
  await rm(root, { recursive: true });
}
