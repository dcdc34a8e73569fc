import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runAction } from '../support/run-action.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { ended } from './support/tools.ts';

let workspace: TemporaryRepository;
beforeAll(() => {
  workspace = createTemporaryRepository();
});
afterAll(() => workspace.cleanup());

it('the repository that ci.yml makes for its self-test is refused by the Action', async () => {
  const script = ['test/tools/tampered-repository.js', join(workspace.directory, 'tampered')];
  const { text } = ended(process.execPath, script, { cwd: '.', env: workspace.environment });
  const [, base = '', head = ''] = /^base=(\w+)\nhead=(\w+)\n$/.exec(text) ?? [];
  const inputs = { path: 'tampered', base, head, annotations: 'off' };
  const { code, outputs, out } = await runAction(workspace, { event: 'push', payload: {}, inputs });
  expect(outputs.verdict, out).toBe('fail');
  expect(code).toBe(1);
});
