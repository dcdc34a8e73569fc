import { describe, expect, it } from 'vitest';
import { lineWords } from '../../../src/kinds/checklist/line-words.ts';

const ids = ['T{n}', 'Phase {n}', '{w}-{n}', '#{n}', '{n}'];
const read = (text: string, remarks = false) => lineWords(text, { ids, remarks });

describe('the words of a line', () => {
  it.each([
    ['T001 [P] [US1] Write it', 'T001', 'Write it'],
    ['1.1 Write it', '1.1', 'Write it'],
    ['1. Write it', '1', 'Write it'],
    ['2.10.3) Write it', '2.10.3', 'Write it'],
    ['**1.1** Write it', '1.1', 'Write it'],
    ['**T012a:** Write it', 'T012a', 'Write it'],
    ['**Phase 2: Write** - it', 'Phase 2', 'Write - it'],
    ['`T001` Write it', 'T001', 'Write it'],
    ['MIXA-004 — Write it', 'MIXA-004', 'Write it'],
    ['#3 Write it', '#3', 'Write it'],
    ['[P] Write it', undefined, 'Write it'],
    ['[guide](a.md) Write it', undefined, 'guide Write it'],
    ['2025-01-01 Write it', undefined, 'Write it'],
    ['3rd try', undefined, '3rd try'],
    ['T0xy Write it', undefined, 'T0xy Write it'],
    ['T001+T002 Write it', undefined, 'T001+T002 Write it'],
    ['Track 1: Phase 2: Write it', 'Phase 2', 'Write it'],
    ['Track 1: Write it', undefined, 'Write it'],
    ['(task-12_3) Write it', undefined, 'Write it'],
    ['[in progress] Write it', undefined, 'Write it'],
  ])('%j has the id %j and says %j', (text, id, words) => {
    expect(read(text)).toEqual({ id, words });
  });

  it.each([
    '1.1 Write it ✅',
    '✅ 1.1 Write it',
    '1.1 Write it ✔️ (done)',
    '1.1 Write it — COMPLETE',
    '1.1 Write it — COMPLETED 2026-01-02',
    '**1.1 Write it**',
    '~~1.1 Write it~~',
    '1.1 ~~Write it~~ (3/3)',
    '1.1 ~~Write~~ it',
    '~~1.1 Write it~~ ✅ (3/3)',
    '1.1 Write it (50 %)',
    '1.1 Write it (in progress)',
    '1.1 Write it [DONE]',
    '1.1 Write it (COMPLETED 2026-01-15, by hand)',
    '1.1 Write it (`abc1234`)',
    '1.1 Write it [checkpoint: abc1234]',
    '1.1 Write it 2026-01-15',
    '1.1 Write it ✅ 2026-01-15',
    '1.1 Write it owner:ada.',
    '1.1 Write it `est:2h` and more',
    '1.1 Write it → Artifacts: [a](b)',
    '1.1 Write it (skipped: no time)',
    '1.1 Write it — ✅ VERIFIED',
  ])('are the same without what people add as they go: %j', (text) => {
    expect(read(text)).toEqual({ id: '1.1', words: 'Write it' });
  });

  it.each([
    'Write it (fast)',
    'Write it [ref]',
    'Write it - done by hand',
    'Say ✅ when done',
    'Use &amp; and <T>',
    'Cut over by deadbeef',
  ])('keep what they say: %j', (text) => {
    expect(read(text).words).toBe(text);
  });

  it.each(['✅', '(done)', '2026-01-15'])('are what stands there where that is all: %j', (text) => {
    expect(read(text).words).not.toBe('');
  });

  it('end where a remark begins, where the format says so', () => {
    expect(read('1.1 Write it (as agreed) - today', true).words).toBe('Write it');
    expect(read('1.1 Write it (as agreed) - today').words).toBe('Write it (as agreed) - today');
  });
});
