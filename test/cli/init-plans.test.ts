import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { findStateFiles } from '../../src/cli/init/state-files.ts';
import type { StateKind } from '../../src/engine/contract/kind.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';

const list = '# Plan\n\n- [ ] Write the cart\n';
/** Paths, what stands there, and what is made of it: a preset, `?` before it where it is only proposed. */
const cases: readonly (readonly [path: string, text: string, preset: string])[] = [
  ['task_plan.md', '### Phase 1: Cart\n- **Status:** pending\n', 'planning-with-files'],
  ['web/task_plan.md', list, 'planning-with-files'],
  ['prose/task_plan.md', '# Plan\n\nNothing yet.\n', ''],
  ['.omo/plans/shop.md', list, 'omo'],
  ['.sisyphus/plans/shop.md', list, 'omo'],
  ['.sisyphus/boulder.json', '{"plan_name": "shop"}', ''],
  [
    '.cursor/plans/shop_1a2b.plan.md',
    '---\ntodos:\n  - id: a\n    content: A\n    status: pending\n---\n',
    'cursor-plan',
  ],
  ['.cursor/plans/none.plan.md', '---\ntodos: []\n---\n\n- [ ] no todo\n', ''],
  ['.cursor/plans/prose.plan.md', list, ''],
  ['docs/superpowers/plans/2026-01-02-shop.md', list, 'superpowers'],
  ['docs/superpowers/plans/prose.md', '# Plan\n', ''],
  ['docs/plans/shop.md', list, ''],
  ['conductor/tracks.md', '# Tracks\n\n## [ ] Track: Cart\n', 'conductor'],
  ['conductor/tracks/cart_1/plan.md', list, 'conductor'],
  ['conductor/tracks/cart_1/spec.md', list, ''],
  ['tasks/todo.md', list, '?markdown'],
  ['docs/tasks.md', list, '?markdown'],
  ['.gsd/milestones/M001/M001-ROADMAP.md', '- [ ] **S01: Cart** `risk:low`\n', 'gsd-2'],
  [
    '.gsd/milestones/M002/M002-ROADMAP.md',
    '| ID | Slice | Done |\n|---|---|---|\n| S01 | Cart | ⬜ |\n',
    'gsd-2',
  ],
  ['.gsd/milestones/M001/slices/S01/S01-PLAN.md', list, 'gsd-2'],
  ['.gsd/milestones/M001/slices/S01/S01-SUMMARY.md', list, ''],
  ['aidlc-docs/aidlc-state.md', list, 'ai-dlc'],
  ['docs/exec-plans/active/shop.md', list, '?exec-plan'],
  ['docs/exec-plans/completed/shop.md', list, '?exec-plan'],
  ['docs/exec-plans/tech-debt-tracker.md', list, ''],
  ['.trellis/workflow.md', '# Workflow\n', 'trellis'],
];

let top: string;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'stateward-'));
  for (const [path, text] of cases) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
});
afterAll(() => rmSync(top, { recursive: true }));

it('knows plans by where they lie and by what they hold', () => {
  const tracked = cases.map(([path]) => path);
  const files = findStateFiles(
    { tracked, untracked: [] },
    [checklist as StateKind],
    undefined,
    openFolder(top),
  );
  const found = new Map(
    files.map(({ path, usual, isProposed }) => [path, `${isProposed ? '?' : ''}${usual?.options.preset}`]),
  );
  expect(tracked.map((path) => [path, found.get(path) ?? ''])).toEqual(
    cases.map(([path, , preset]) => [path, preset]),
  );
});
