import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';

const feature = (id: string, passes: boolean) => ({
  id,
  category: 'functional',
  description: `Feature ${id} of the shop`,
  steps: [`Open page ${id}`, `See ${id}`],
  passes,
});

/** A list by its ids; capitals are done. */
const list = (ids: string) =>
  JSON.stringify(
    [...ids].map((id) => feature(id.toLowerCase(), id !== id.toLowerCase())),
    null,
    2,
  );

async function errorsOf(...versions: readonly string[]): Promise<string[]> {
  const repository = memoryRepository(
    versions.map((ids, index) => ({ message: `commit ${index}`, files: { 'feature_list.json': list(ids) } })),
  );
  const { findings } = await checkRange({ ...repository, govern: governByDetection(kinds) });
  return findings.flatMap(({ severity, ruleId, subject, commits = [] }) =>
    severity === 'error'
      ? [`${ruleId} ${subject} in ${commits.map((id) => repository.ids.indexOf(id))}`]
      : [],
  );
}

it.each([
  ['first', 'Abcd', 'bcd', 'Abcd'],
  ['in the middle', 'abCd', 'abd', 'abCd'],
  ['last', 'abcD', 'abc', 'abcD'],
  ['side by side', 'aBCd', 'ad', 'aBCd'],
  ['among what was added meanwhile', 'aBcD', 'ac', 'aBcDe'],
])('done work that was removed is put back where it stood: %s', async (_, ...versions) => {
  expect(await errorsOf(...versions)).toEqual([]);
});

it('but another item that moves with it is moved', async () => {
  expect(await errorsOf('aBcd', 'acd', 'aBdc')).toEqual(['checklist/order #(before c) in 2']);
});
