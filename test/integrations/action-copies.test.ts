import { describe, expect, it } from 'vitest';
import { gateWorkflows } from '../../src/cli/doctor/workflow.ts';
import { actionIn, hooksRepositoryIn, renewed } from '../../src/cli/init/own-lines.ts';
import { workflowPath } from '../../src/cli/init/workflow.ts';
import { version } from '../../src/output/version.ts';

const steps = (...uses: string[]) =>
  `jobs:\n  judge:\n    steps:\n${uses.map((each) => `      - uses: ${each}\n`).join('')}`;
const caller = { script: 'node_modules/stateward/dist/cli.js' };

describe('a copy of the Action under another name', () => {
  it.each([
    ['as init wrote it', ['actions/checkout@v5', '"acme/gate@v0.1.0"'], 'acme/gate'],
    ['with a dot', ['"acme/gate.js@v0.1.0"'], 'acme/gate.js'],
    ['beside one that is called stateward', ['"a/b@v1"', '"acme/stateward@v0.1.0"'], 'acme/stateward'],
    ['GitHub has quotes, too', ['"actions/checkout@v5"'], undefined],
    ['of somebody else', ['pnpm/action-setup@v4.1.0'], undefined],
  ])('is known by the workflow of init: %s', (_, uses, expected) => {
    expect(actionIn(steps(...uses))).toBe(expected);
  });

  it('is the gate for doctor, in every workflow, and nothing beside it is', () => {
    const files = [
      { path: workflowPath, text: steps('actions/checkout@v5', '"acme/gate@v0.1.0"') },
      { path: '.github/workflows/ci.yml', text: steps('acme/gate@v0.0.9', 'acme/gate-keeper@v1') },
    ];
    const pinned = gateWorkflows(files).map(({ jobs }) => jobs.map((job) => job.pinned));
    expect(pinned).toEqual([['v0.1.0'], ['v0.0.9']]);
    expect(gateWorkflows(files.slice(1))).toEqual([]);
  });

  it('is brought up to date, and nothing beside it is', () => {
    const old = steps('actions/checkout@v5.0.0', '"acme/gate@v0.0.9"', 'acme/gates@v0.0.9');
    const fresh = steps(`"acme/gate@v${version}"`);
    expect(renewed(old, fresh, caller)).toBe(old.replace('gate@v0.0.9', `gate@v${version}`));
  });

  it('is known by the hooks of pre-commit', () => {
    const list = (id: string) =>
      `repos:\n  - repo: https://github.com/acme/gate\n    rev: v0.0.9\n    hooks:\n      - id: ${id}\n`;
    expect(hooksRepositoryIn(list('stateward'))).toBe('acme/gate');
    expect(hooksRepositoryIn(list('ruff'))).toBeUndefined();
    expect(renewed(list('stateward'), '', caller)).toContain(`rev: v${version}\n`);
    expect(renewed(list('ruff'), '', caller)).toContain('rev: v0.0.9\n');
  });
});
