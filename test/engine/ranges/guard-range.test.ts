import { describe, expect, it } from 'vitest';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { policyOf } from '../../../src/engine/policy/policy.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { type MemoryCommit, memoryRepository } from '../../support/memory-repository.ts';

const configuration = new TextEncoder().encode(`version: 1
files:
  - path: prd.json
    kind: checklist
    preset: ralph
`);

/** What a failed guard says of a range, as `severity rule subject`. */
async function failing(...commits: readonly MemoryCommit[]): Promise<string[]> {
  const policy = policyOf({ configuration, waivers: null }, kinds);
  const { findings } = await checkRange({ ...memoryRepository(commits), ...policy, guard: 'failure' });
  return findings.map(({ severity, ruleId, subject }) => `${severity} ${ruleId} ${subject}`).sort();
}

const prd = (...done: readonly string[]) =>
  JSON.stringify({
    branchName: 'ralph/shop',
    userStories: ['US-1', 'US-2'].map((id) => ({
      ...{ id, title: `Story ${id}`, description: 'As a user I want it', acceptanceCriteria: ['It works'] },
      passes: done.includes(id),
    })),
  });
const base = { message: 'Plan', files: { 'prd.json': prd() } };
const first = { message: 'feat: US-1', files: { 'prd.json': prd('US-1'), 'one.ts': '1' } };
const second = { message: 'feat: US-2', files: { 'prd.json': prd('US-1', 'US-2'), 'two.ts': '2' } };

describe('a guard that fails at the head', () => {
  it('refuses what the range finished', async () => {
    expect(await failing(base, first, second)).toEqual([
      'error checklist/guard-evidence US-1#(done)',
      'error checklist/guard-evidence US-2#(done)',
    ]);
  });

  it('says nothing of a flip that an exact revert took back', async () => {
    const back = { message: 'Revert "feat: US-1"', files: { 'prd.json': prd(), 'one.ts': null } };
    expect(await failing(base, first, back)).toEqual(['warning state-file/reverted ']);
  });

  it('refuses what was not done at the base, and not what was, though it was opened since', async () => {
    const start = { message: 'Plan', files: { 'prd.json': prd('US-1'), 'one.ts': '1' } };
    const reopened = { message: 'reopen US-1: it fails', files: { 'prd.json': prd() } };
    expect(await failing(start, reopened, { ...first, files: { ...first.files, 'one.ts': '2' } })).toEqual([
      'warning checklist/reopened US-1#(done)',
    ]);
    expect(await failing(start, second, { ...second, files: { 'two.ts': '3' } })).toEqual([
      'error checklist/guard-evidence US-2#(done)',
    ]);
  });

  it('says nothing of what was opened, and was given back as it stood', async () => {
    const start = { message: 'Plan', files: { 'prd.json': prd('US-1'), 'one.ts': '1' } };
    const lost = { message: 'Save', files: { 'prd.json': prd(), 'one.ts': '2' } };
    const back = { message: 'Revert "Save"', files: start.files };
    expect((await failing(start, lost, back)).filter((each) => each.includes('guard'))).toEqual([]);
    const alone = { message: 'Save', files: { 'prd.json': prd() } };
    const restored = { message: 'Restore', files: { 'prd.json': prd('US-1') } };
    expect((await failing(start, alone, restored)).filter((each) => each.includes('guard'))).toEqual([]);
  });

  it('still refuses what stands beside a flip that was taken back', async () => {
    const back = { message: 'Revert "feat: US-2"', files: { 'prd.json': prd('US-1'), 'two.ts': null } };
    expect(await failing(base, first, second, back)).toEqual([
      'error checklist/guard-evidence US-1#(done)',
      'warning state-file/reverted ',
    ]);
    const again = { message: 'feat: US-2 again', files: { 'prd.json': prd('US-1', 'US-2'), 'two.ts': '3' } };
    expect(await failing(base, first, second, back, again)).toEqual([
      'error checklist/guard-evidence US-1#(done)',
      'error checklist/guard-evidence US-2#(done)',
      'warning state-file/reverted ',
    ]);
  });

  const empty = { message: 'Start', files: { 'README.md': 'shop' } };

  it('refuses what was turned done in a list that the range added', async () => {
    expect(await failing(empty, base, first, second)).toEqual([
      'error checklist/guard-evidence US-1#(done)',
      'error checklist/guard-evidence US-2#(done)',
    ]);
  });

  it('refuses what came done with a list that the range adds, too', async () => {
    const come = { message: 'Adopt', files: { 'prd.json': prd('US-1') } };
    const [one, two] = ['US-1', 'US-2'].map((id) => `error checklist/guard-evidence ${id}#(done)`);
    expect(await failing(empty, come)).toEqual([one]);
    expect((await failing(empty, come, second)).toSorted()).toEqual([one, two]);
  });

  it('refuses what was turned done in a text that became a list', async () => {
    const prose = { message: 'Start', files: { 'prd.json': '{"about": "a shop"}' } };
    expect(await failing(prose, base, first)).toContain('error checklist/guard-evidence US-1#(done)');
  });

  it('says nothing of a list that went and came back as it was', async () => {
    const start = { message: 'Plan', files: { 'prd.json': prd('US-1') } };
    const gone = { message: 'Clean up', files: { 'prd.json': null } };
    const guard = async (...commits: readonly MemoryCommit[]) =>
      (await failing(...commits)).filter((each) => each.includes('guard'));
    expect(await guard(start, gone, start)).toEqual([]);
    expect(await guard(start, gone, second)).toEqual(['error checklist/guard-evidence US-2#(done)']);
  });
});
