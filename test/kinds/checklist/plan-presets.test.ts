import { describe, expect, it } from 'vitest';
import { checkOne } from '../../../src/engine/judge/check-transition.ts';
import type { JsonObject } from '../../../src/formats/json-value.ts';
import { checklist } from '../../../src/kinds/checklist/index.ts';
import { type Change, judge } from '../../support/checklists.ts';
import { growth, muchMoreThanLinear } from '../../support/growth.ts';

/** What is at least a warning, with the line that it names. */
function alarms(change: Change): string[] {
  return judge(change)
    .findings.filter(({ severity }) => severity !== 'note')
    .map(
      ({ severity, ruleId, messageId, subject, line }) =>
        `${severity} ${ruleId.slice(10)} ${messageId} ${subject} :${line}`,
    );
}

type Case = readonly [from: string, to: string, ...findings: readonly string[]];

/** Each change of a text, by itself, with what is said of it. */
function changes(preset: string | JsonObject, before: string, cases: readonly Case[]): void {
  it.each(cases.map(([from, to, ...findings]) => ({ from, to, findings })))(
    '$from → $to',
    ({ from, to, findings }) => {
      expect(before).toContain(from);
      expect(alarms({ preset, before, after: before.replace(from, () => to) })).toEqual(findings);
    },
  );
}

const lines = (...all: readonly string[]) => `${all.join('\n')}\n`;

describe('planning-with-files', () => {
  const before = lines(
    '# Task Plan: A shop',
    '',
    '## Phases',
    '',
    '### Phase 1: Discovery',
    '- [x] Read the old shop',
    '- **Status:** complete',
    '- **Result:** forty pages',
    '',
    '### Phase 2: Cart',
    '- [ ] Write the cart',
    '- [ ] Test the cart',
    '- **Status:** in_progress',
    '',
    '### Phase 3: Payment',
    '**Status**: pending',
    '',
    '## Notes',
    '- Phase 4 may follow',
  );
  changes('planning-with-files', before, [
    ['**Status:** in_progress', '**Status:** complete'],
    ['**Status:** in_progress', '**Status:** ✅ complete (2026-03-04)'],
    ['**Status**: pending', '**Status:** in_progress'],
    ['**Status**: pending', '- **Status:** complete'],
    ['forty pages', 'forty-one pages'],
    ['[ ] Write the cart', '[x] Write the cart'],
    ['## Notes', '### Phase 4: Labels\n- **Status:** pending\n\n## Notes'],
    ['Phase 3: Payment', 'Phase 3: Payment, by card'],
    ['**Status:** in_progress', '**Status:** pending', 'error status-path unreachable Phase 2#status :13'],
    ['- **Status:** complete', '- **Status:** in_progress', 'warning reopened unexplained Phase 1#(done) :7'],
    ['**Status:** in_progress', '**Status:** nearly there', 'warning status-path unknown Phase 2#status :13'],
    ['Phase 1: Discovery', 'Phase 1: A glance', 'error done-changed changed Phase 1#text :5'],
    ['- **Status:** complete\n- **Result:** forty pages\n', '', 'warning done-removed removed Phase 1 :1'],
    ['## Notes', '### Phase 4: Labels\n- **Status:** complete\n\n## Notes'],
  ]);

  it('is the same plan under another title', () => {
    const after = before.replace('A shop', 'A warehouse').replace('complete', 'pending');
    expect(alarms({ preset: 'planning-with-files', before, after })).toEqual([
      'warning reopened unexplained Phase 1#(done) :7',
    ]);
  });

  it('reads statuses with the names of other languages, and no label inside of an item', () => {
    const plan = (status: string) =>
      lines('# 计划', '', '### 阶段 1：购物车', '- [ ] 一', `- **状态：** ${status}`);
    expect(
      alarms({ preset: 'planning-with-files', before: plan('in_progress'), after: plan('complete') }),
    ).toEqual([]);
    expect(
      alarms({ preset: 'planning-with-files', before: plan('complete'), after: plan('in_progress') }),
    ).toEqual(['warning reopened unexplained 阶段 1#(done) :5']);
    const nested = (status: string) => lines('### A', '- [ ] one', `  - **Status:** ${status}`);
    expect(
      alarms({ preset: 'planning-with-files', before: nested('complete'), after: nested('pending') }),
    ).toEqual([]);
  });
});

describe('omo', () => {
  const before = lines(
    '# Shop',
    '',
    '## Definition of Done',
    '- [ ] `npm test` passes',
    '',
    '## TODOs',
    '### Wave 1',
    '- [x] 1. **Write the cart**',
    '  **Acceptance Criteria**:',
    '  - [ ] the cart holds ten',
    '- [ ] 2. **Write the payment**',
    '  - [ ] a card is charged',
    '',
    '## Final Verification Wave',
    '- [ ] F1. **Review**',
  );
  changes(
    'omo',
    before,
    [
      ['[ ] 2.', '[x] 2.'],
      ['[ ] F1.', '[x] F1.'],
      ['[ ] the cart', '[x] the cart'],
      ['- [ ] the cart holds ten', '- [x] the cart holds nine'],
      ['### Wave 1', '### Wave 1 (done)'],
      ['**Write the cart**', '**Write the basket**', 'error done-changed changed 1#text :8'],
      ['[x] 1.', '[ ] 1.', 'warning reopened unexplained 1#(done) :8'],
      [
        '- [x] 1. **Write the cart**\n  **Acceptance Criteria**:\n  - [ ] the cart holds ten\n',
        '',
        'warning done-removed removed 1 :1',
      ],
    ].map(([from = '', to = '', ...rest]): Case => [from, to, ...rest]),
  );
});

describe('superpowers', () => {
  const before = lines(
    '# Shop Implementation Plan',
    '',
    '### Task 1: Cart',
    '- [x] **Step 1: Write the failing test**',
    '```',
    '- [ ] **Step 1: no step**',
    '```',
    '- [x] **Step 2: Commit**',
    '',
    '### Task 2: Payment',
    '- [ ] **Step 1: Write the failing test**',
    ...Array.from({ length: 12 }, (_, index) => `- [ ] **Step ${index + 2}: Part ${index}**`),
  );
  changes('superpowers', before, [
    ['- [ ] **Step 1: Write', '- [x] **Step 1: Write'],
    ['Task 2: Payment', 'Task 2: Payment by card'],
    ['no step', 'nothing'],
    [
      '[x] **Step 1: Write the failing test**',
      '[x] **Step 1: Write the code**',
      'error done-changed changed Step 1#text :4',
    ],
    ['- [x] **Step 2: Commit**', '- [ ] **Step 2: Commit**', 'warning reopened unexplained Step 2#(done) :8'],
  ]);

  it('ticks a whole task at once', () => {
    const after = before.replaceAll('- [ ] **Step', '- [x] **Step');
    expect(alarms({ preset: 'superpowers', before, after })).toEqual(['warning bulk-flip many #(done) :11']);
  });
});

describe('conductor', () => {
  const tracks = lines(
    '# Project Tracks',
    '',
    '---',
    '',
    '## [x] Track: Cart',
    '*Link: [./cart/](./cart/)*',
    '',
    '---',
    '',
    '## [ ] Track: Payment',
    '*Link: [./pay/](./pay/)*',
  );
  changes('conductor', tracks, [
    ['[ ] Track: Payment', '[x] Track: Payment'],
    ['[ ] Track: Payment', '[~] Track: Payment'],
    ['## [ ] Track: Payment', '## [ ] Track: Payment\n\n## [ ] Track: Labels'],
    // With its id, below another heading, as a line of its own or a link.
    ['## [x] Track: Cart', '## Archived\n\n- [x] cart_20260104: Cart'],
    ['## [x] Track: Cart', '## Archived\n\n- [x] [cart_20260104: Cart](./archive/cart_20260104/)'],
    ['## [x] Track: Cart', '## Archived\n\n- [x] **Track: Cart**'],
    [
      '## [x] Track: Cart',
      '- [x] [cart_20260104: Half a cart](./archive/cart_20260104/)',
      'error done-changed changed Half a cart#text :5',
    ],
    ['[x] Track: Cart', '[x] Track: Half a cart', 'error done-changed changed Half a cart#text :5'],
    ['[x] Track: Cart', '[ ] Track: Cart', 'warning reopened unexplained Cart#(done) :5'],
    ['## [x] Track: Cart', '## Track: Cart', 'warning done-removed removed Cart :1'],
    // A track that is archived.
    ['[./cart/](./cart/)', '[./archive/cart/](./archive/cart/)'],
  ]);
  const listed = lines(
    '# Project Tracks',
    '',
    '- [x] **Track: Cart** [checkpoint: 3f00ab1]',
    '  *Link: [./tracks/cart/](./tracks/cart/)*',
    '',
    '- [x] **Track: Payment**',
    '*Link: [./tracks/pay/](./tracks/pay/)*',
    '',
    '- [ ] **Track: Labels**',
    '  *Link: [./tracks/labels/](./tracks/labels/)*',
  );
  changes('conductor', listed, [
    ['[./tracks/cart/](./tracks/cart/)', '[./archive/cart/](./archive/cart/)'],
    ['[./tracks/pay/](./tracks/pay/)', '[./archive/pay/](./archive/pay/)'],
    ['[ ] **Track: Labels**', '[x] **Track: Labels** [checkpoint: 3f00ab2]'],
    ['**Track: Cart**', '**Track: Half a cart**', 'error done-changed changed Half a cart#text :3'],
  ]);
  const plan = lines(
    '# Plan',
    '',
    '## Phase 1: Cart',
    '- [x] Task: Write the cart (43bea15)',
    '    - [x] Write tests',
    '- [ ] Task: Show the cart (as in workflow.md)',
    '    - [ ] Write tests',
    '',
    '## Phase 2: Payment',
    '- [ ] Task: Charge a card',
  );
  changes('conductor', plan, [
    ['[ ] Task: Charge a card', '[x] Task: Charge a card [1234abc]'],
    ['[ ] Task: Charge a card', '[x] Task: Charge a card 1234abc'],
    ['(43bea15)', '(7cc1d2e)'],
    ['(43bea15)', '[7cc1d2e].'],
    ['## Phase 1: Cart', '## Phase 1: Cart [checkpoint: ff90a51]'],
    [
      '[ ] Task: Show the cart (as in workflow.md)',
      '[x] Task: Show the cart (as in workflow.md) (1234abc)',
      'warning parent-done early Show the cart (as in workflow.md)#(done) :6',
    ],
    [
      'Task: Write the cart (',
      'Task: Write half a cart (',
      'error done-changed changed Write half a cart#text :4',
    ],
    ['[ ] Task: Charge a card', '[x] Task: Charge a card'],
  ]);
  const wrapped = lines(
    '# Plan',
    '',
    '- [ ] Task: Charge a card',
    '  that its owner put in',
    '- [x] Task: Show it 43bea15',
    '  to its owner',
  );
  changes('conductor', wrapped, [
    ['[ ] Task: Charge a card', '[x] Task: Charge a card [1234abc]'],
    [
      '[ ] Task: Charge a card\n  that its owner put in',
      '[x] Task: Charge a card\n  that its owner put in (1234abc)',
    ],
    ['43bea15', '7cc1d2e'],
    ['to its owner', 'to nobody', 'error done-changed changed Show it to nobody#text :5'],
    [
      '[ ] Task: Charge a card\n  that its owner put in',
      '[x] Task: Charge a card [1234abc]\n  that anybody put in',
      'warning goalposts reworded Charge a card that anybody put in#text :3',
    ],
  ]);
});

describe('exec-plan', () => {
  const before = lines(
    '# Shop',
    '',
    '## Progress',
    '- [x] (2026-01-02 10:00Z) Write the cart',
    '- [ ] Write the payment',
    '- [ ] Milestone 1: the model',
    '- [x] (2026-01-02 10:00Z) Milestone 2: the view',
  );
  changes('exec-plan', before, [
    ['[ ] Milestone 1: the model', '[x] (2026-01-03 11:30Z) Milestone 1: the model'],
    [
      '[ ] Milestone 1: the model',
      '[x] (2026-01-03) Milestone 1: nothing of all',
      'warning goalposts reworded Milestone 1#text :6',
    ],
    ['(2026-01-02 10:00Z) Milestone 2: the', 'Milestone 2: the'],
    [
      '[x] (2026-01-02 10:00Z) Milestone 2: the view',
      '[ ] Milestone 2: the view',
      'warning reopened unexplained Milestone 2#(done) :7',
    ],
    [
      '(2026-01-02 10:00Z) Milestone 2: the view',
      '(2026-01-02 10:00Z) Milestone 2: the moon',
      'error done-changed changed Milestone 2#text :7',
    ],
    ['[ ] Write the payment', '[x] (2026-01-03 11:30Z) Write the payment'],
    ['(2026-01-02 10:00Z)', '(2026-01-02)'],
    ['Write the cart', 'Cart written', 'error done-changed changed Cart written#text :4'],
    ['[x] (2026-01-02 10:00Z)', '[ ]', 'warning reopened unexplained Write the cart#(done) :4'],
  ]);
});

describe('ai-dlc', () => {
  const before = lines(
    '# AI-DLC State',
    '',
    '## Inception',
    '- [x] Workspace Detection (2026-01-02)',
    '- [ ] Requirements Analysis',
    '- [ ] Code Generation (Unit 1)',
    '- [ ] Code Generation (Unit 2)',
    '- [ ] User Stories - to be decided',
  );
  changes('ai-dlc', before, [
    ['[ ] Requirements Analysis', '[x] Requirements Analysis (standard depth, see requirements.md)'],
    ['[ ] Requirements Analysis', '[x] Requirements Analysis — COMPLETED 2026-01-03'],
    ['[ ] Requirements Analysis', '[x] Requirements Analysis — COMPLETED\n  2026-01-03'],
    ['- [ ] User Stories - to be decided', '- [x] User Stories — skipped'],
    ['(2026-01-02)', '(2026-01-02, brownfield)'],
    ['[ ] Code Generation (Unit 2)', '[x] Code Generation (Unit 2) (done in two days)'],
    [
      '- [x] Workspace Detection (2026-01-02)',
      '- [ ] Workspace Detection',
      'warning reopened unexplained Workspace Detection#(done) :4',
    ],
    ['Workspace Detection', 'A glance at it', 'warning done-removed removed Workspace Detection :1'],
  ]);
});

describe('what stands behind a done text of ai-dlc', () => {
  const before = lines(
    '# State',
    '',
    '- [x] Build checkout - with fraud check',
    '- [x] Build cart (with tax)',
    '- [x] Build search — COMPLETED 2026-01-02',
    '- [x] Build menu (approved by Ann)',
    '- [ ] Build login - with passwords',
    '- [ ] Build mail - in progress',
    '- [ ] Build help',
  );
  changes('ai-dlc', before, [
    ['[ ] Build help', '[ ] Build help - in progress with tax'],
    ['- in progress', '- in progress with tax'],
    ['[ ] Build mail - in progress', '[x] Build mail - in progress with tax'],
    ['- with fraud check', '- without'],
    [' - with fraud check', ''],
    ['(with tax)', '(without tax)'],
    ['(with tax)', '(with tax) - done in May'],
    ['(with tax)', '(**with** tax)'],
    ['2026-01-02', '2026-01-03'],
    ['(approved by Ann)', '(approved by Bob)'],
    ['[ ] Build login - with passwords', '[x] Build login - with passwords (5 tests)'],
    ['[ ] Build login - with passwords', '[x] Build login - without'],
    ['- with passwords', '- without'],
    ['[ ] Build mail - in progress', '[x] Build mail - COMPLETED'],
    ['[ ] Build help', '[x] Build help - without pictures'],
  ]);
});

describe('ids of issues in spec-kit', () => {
  const before = lines(
    '# Tasks',
    '',
    '- [x] T001 (shop-1yu.1) Export',
    '- [ ] T002 Build (x-1) it',
    '- [ ] T003 Ship',
  );
  changes('spec-kit', before, [
    ['(shop-1yu.1)', '(shop-x9x.1) (shop-1yu.1)'],
    ['(shop-1yu.1) ', ''],
    ['[ ] T003 Ship', '[x] T003 (shop-2) Ship'],
    ['[ ] T003 Ship', '[x] T003 (re-used) Ship'],
    ['[ ] T002 Build (x-1) it', '[x] T002 Build it', 'warning goalposts reworded T002#text :4'],
  ]);
});

describe('what stands behind a text of conductor and of gsd-2', () => {
  const tracks = lines(
    '# Plan',
    '',
    '- [x] Task: Cap import at 1000000',
    '- [x] Task: Show it 43bea15',
    '- [ ] Task: Pay',
  );
  changes('conductor', tracks, [
    ['1000000', '9999999'],
    ['43bea15', '7cc1d2e'],
    ['[ ] Task: Pay', '[x] Task: Pay 1234567'],
  ]);
  const slices = lines(
    '# M001: Shop',
    '',
    '## Slices',
    '- [x] **S01: Hash with** `argon2` `risk:high`',
    '- [ ] **S02: Pay**',
  );
  changes('gsd-2', slices, [
    ['`argon2`', '`md5`', 'error done-changed changed S01#name :4'],
    ['`risk:high`', '`risk:low` `depends:[S02]`'],
    ['[ ] **S02: Pay**', '[x] **S02: Pay** `est:2h`'],
  ]);
});

describe('what stands behind a text of kiro', () => {
  const before = lines(
    '# Plan',
    '',
    '- [x] 1. Cap import at (1000000)',
    '- [x] 2. Hash passwords (abc1234)',
    '- [ ] 3. Import (DONE when all 1000 rows are there)',
    '- [ ] 4. Count rows → Output: all of them',
    '- [ ] 5. Send mail',
  );
  changes('kiro', before, [
    ['(1000000)', '(9999999)'],
    [' (1000000)', ''],
    ['(abc1234)', '(abc1235)'],
    ['Hash passwords (abc1234)', 'Hash passwords'],
    [
      '[ ] 3. Import (DONE when all 1000 rows are there)',
      '[x] 3. Import (DONE when all 1000 rows are there) ✅ 2026-01-02',
    ],
    ['[ ] 3. Import (DONE when all 1000 rows are there)', '[x] 3. Import (DONE)'],
    ['[ ] 4. Count rows → Output: all of them', '[x] 4. Count rows → Output: none'],
    ['[ ] 5. Send mail', '[x] 5. Send mail (1234567)'],
    ['[ ] 5. Send mail', '[x] 5. Send mail → Result: sent'],
  ]);
});

it('a text with any number of stamps is read in a time that grows with them', () => {
  const grown = growth(2500, (size) => {
    const before = `# State\n\n${`- [ ] Work${' (more)'.repeat(size)}\n`.repeat(10)}`;
    const after = before.replace('[ ]', '[x]');
    expect(alarms({ preset: 'ai-dlc', before, after })).not.toContain('error');
  });
  expect(grown).toBeLessThan(muchMoreThanLinear);
});

describe('gsd-2', () => {
  const slices = lines(
    '# M001: Shop',
    '',
    '## Slices',
    '',
    '- [x] **S01: Cart** `risk:high` `depends:[]`',
    '  > After this: a cart',
    '- [ ] **S02: Payment** `risk:low` `depends:[S01]`',
  );
  changes('gsd-2', slices, [
    ['[ ] **S02', '[x] **S02'],
    ['`risk:high` ', ''],
    ['S01: Cart', 'S01: Basket', 'error done-changed changed S01#name :5'],
    ['S01: Cart', 'S01: The cart is wired', 'error done-changed changed S01#name :5'],
    ['S01: Cart', 'S01: S01', 'error done-changed changed S01#name :5'],
    ['[x] **S01', '[ ] **S01', 'warning reopened unexplained S01#(done) :5'],
  ]);
  const table = lines(
    '# M001:',
    '',
    '## Slice Overview',
    '| ID | Slice | Risk | Done | After this |',
    '|---|---|---|---|---|',
    '| S01 | Cart | high | ✅ | a cart |',
    '| S02 | Payment | low | ⬜ | a card |',
  );
  changes('gsd-2', table, [
    ['⬜', '✅'],
    ['a cart', 'a fine cart'],
    ['| Cart |', '| Basket |', 'error done-changed changed S01#name :6'],
    ['✅', '⬜', 'warning reopened unexplained S01#(done) :6'],
  ]);

  it('takes a list for the same as the table that it becomes', () => {
    expect(alarms({ preset: 'gsd-2', before: slices, after: table })).toEqual([]);
    const lost = table.replace('✅', '⬜');
    expect(alarms({ preset: 'gsd-2', before: slices, after: lost })).toEqual([
      'warning reopened unexplained S01#(done) :6',
    ]);
  });
});

describe('markdown', () => {
  const before = lines('# Task Plan: Cart', '', '## Steps', '- [x] Write the cart', '- [ ] Test the cart');
  changes('markdown', before, [
    ['[ ] Test', '[x] Test'],
    ['[x] Write', '[ ] Write', 'warning reopened unexplained Write the cart#(done) :4'],
  ]);

  it('is written anew for each task', () => {
    const next = lines('# Task Plan: Payment', '', '## Steps', '- [ ] Charge a card', '- [ ] Test that');
    expect(alarms({ preset: 'markdown', before, after: next })).toEqual([
      'warning plan-rotation doneLeft #(items) :1',
      'warning plan-rotation openVanished #(plan) :1',
    ]);
    const untitled = next.replace('Payment', 'Cart');
    expect(alarms({ preset: 'markdown', before, after: untitled })).toEqual([
      'error plan-rotation doneVanished #(items) :1',
      'warning plan-rotation openVanished #(plan) :1',
    ]);
  });
});

describe('cursor-plan', () => {
  const todo = (id: string, status: string, content = `Write the ${id}`) =>
    `  - id: ${id}\n    content: ${content}\n    status: ${status}\n`;
  const page = (...todos: readonly string[]) =>
    `---\nname: Shop\noverview: A shop\ntodos:\n${todos.join('')}isProject: false\n---\n\n# Shop\n\n- [ ] no item\n`;
  const before = page(todo('cart', 'completed'), todo('payment', 'in_progress'), todo('labels', 'pending'));
  changes('cursor-plan', before, [
    ['status: in_progress', 'status: completed'],
    ['status: pending', 'status: cancelled'],
    ['status: in_progress', 'status: pending'],
    ['- [ ] no item', 'Nothing'],
    ['name: Shop', 'name: Warehouse'],
    ['Write the cart', 'Write a basket', 'error done-changed changed cart#content :6'],
    ['status: completed', 'status: pending', 'warning reopened unexplained cart#(done) :7'],
    ['status: pending', 'status: dnf', 'warning status-path unknown labels#status :13'],
    [todo('cart', 'completed'), '', 'warning done-removed removed cart :4'],
  ]);
});

describe('trellis', () => {
  const task = (id: string, status: string, more: JsonObject = {}) =>
    `${JSON.stringify({ id, name: id, title: `Title of ${id}`, description: `What ${id} is`, status, ...more }, null, 2)}\n`;
  const cart = ['tasks/01-02-cart/task.json', task('cart', 'completed')] as const;
  const payment = ['tasks/01-03-payment/task.json', task('payment', 'in_progress')] as const;
  const labels = ['tasks/01-03-labels/task.json', task('labels', 'planning')] as const;

  function folder(...after: readonly (readonly [string, string])[]) {
    return folderOf(Object.fromEntries([cart, payment, labels]), Object.fromEntries(after));
  }

  function folderOf(all: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
    const paths = [...new Set([...Object.keys(all), ...Object.keys(now)])];
    const companions = paths.map((path) => [
      `.trellis/${path}`,
      { before: all[path] ?? null, after: now[path] ?? null },
    ]);
    return checkOne(checklist, {
      before: '# Workflow\n',
      after: '# Workflow\n',
      path: '.trellis/workflow.md',
      options: { preset: 'trellis' },
      context: { message: 'Work', touched: ['src/a.ts'], prior: [] },
      companions: Object.fromEntries(companions),
    }).findings.map(
      ({ severity, ruleId, messageId, subject, file, line }) =>
        `${severity} ${ruleId.slice(10)} ${messageId} ${subject} ${file}:${line}`,
    );
  }

  it.each<[string, (readonly [string, string])[], string[]]>([
    [
      'finishes a task',
      [cart, [payment[0], task('payment', 'completed', { commit: '1234abc' })], labels],
      [],
    ],
    ['files it away', [['tasks/archive/2026-01/01-02-cart/task.json', cart[1]], payment, labels], []],
    ['rewords an open one', [cart, payment, [labels[0], task('labels', 'planning', { title: 'Print' })]], []],
    [
      'rewords a finished one',
      [[cart[0], task('cart', 'completed', { description: 'Less' })], payment, labels],
      ['error done-changed changed 01-02-cart#description .trellis/tasks/01-02-cart/task.json:5'],
    ],
    [
      'opens it again',
      [[cart[0], task('cart', 'in_progress')], payment, labels],
      ['error reopened unexplained 01-02-cart#(done) .trellis/tasks/01-02-cart/task.json:6'],
    ],
    ['loses it', [payment, labels], ['error done-removed removed 01-02-cart .trellis/workflow.md:1']],
    ['drops an open one', [cart, payment], ['note dropped-open dropped #(items) .trellis/workflow.md:1']],
  ])('%s', (_, after, findings) => {
    expect(folder(...after)).toEqual(findings);
  });

  it('are two where two folders have one id, or one name', () => {
    const old = 'tasks/archive/2026-01/01-02-cart/task.json';
    const both = { 'tasks/archive/2025-12/12-09-cart/task.json': task('cart', 'completed'), [old]: cart[1] };
    expect(folderOf({}, both)).toEqual([]);
    expect(folderOf({ [old]: cart[1] }, { [old]: cart[1], [cart[0]]: cart[1] })).toEqual([]);
    expect(folderOf({ [old]: cart[1], [cart[0]]: cart[1] }, { [old]: cart[1] })).toEqual([]);
  });

  it('knows tasks without id or name by their folders, wherever they are filed', () => {
    const plain = (title: string, status: string) => JSON.stringify({ title, description: '', status });
    const said = (before: Record<string, string>, after: Record<string, string>) => folderOf(before, after);
    const both = {
      'tasks/01-04-print/task.json': plain('Print labels', 'in_progress'),
      'tasks/01-05-sort/task.json': plain('Sort orders', 'completed'),
    };
    const print = { 'tasks/01-04-print/task.json': plain('Print labels', 'completed') };
    const filed = { 'tasks/archive/2026-01/01-05-sort/task.json': plain('Sort orders', 'completed') };
    expect(said({}, both)).toEqual([]);
    expect(said(both, { ...both, ...print })).toEqual([]);
    expect(said(both, { ...print, ...filed })).toEqual([]);
    expect(said(both, { ...both, 'tasks/01-05-sort/task.json': plain('Guess', 'completed') })).toEqual([
      'error done-changed changed 01-05-sort#title .trellis/tasks/01-05-sort/task.json:1',
    ]);
  });
});
