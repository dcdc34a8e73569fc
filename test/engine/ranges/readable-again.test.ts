import { expect, it } from 'vitest';
import { governByDetection } from '../../../src/config/govern.ts';
import { checkRange } from '../../../src/engine/judge/check-range.ts';
import { kinds } from '../../../src/kinds/index.ts';
import { memoryRepository } from '../../support/memory-repository.ts';
import { node, pretty, tree } from '../../support/trees.ts';

const path = '.runner/state/tree.json';
const good = pretty(tree(node('a'), node('b')));

async function notes(base: number) {
  const made = [good, '{ broken', good].map((text, index) => ({
    message: `commit ${index}`,
    files: { [path]: text },
  }));
  const repository = memoryRepository(made, base);
  const report = await checkRange({ ...repository, govern: governByDetection(kinds) });
  expect(report.verdict).toBe('pass');
  return report.findings.map(({ ruleId, severity, ended }) => ({ ruleId, severity, how: ended?.how }));
}

it('a file that can be read again is told as repaired', async () => {
  expect(await notes(0)).toEqual([{ ruleId: 'state-file/unreadable', severity: 'note', how: 'repaired' }]);
});

it('where it was broken behind the base, it is judged as an added file', async () => {
  expect(await notes(1)).toEqual([{ ruleId: 'state-file/unreadable', severity: 'warning', how: undefined }]);
});
