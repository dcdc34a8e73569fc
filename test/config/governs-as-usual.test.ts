import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../src/config/configuration.ts';
import type { ChecklistOptions } from '../../src/kinds/checklist/options.ts';
import { kinds } from '../../src/kinds/index.ts';

function governance(body: string, path: string) {
  const read = parseConfiguration(new TextEncoder().encode(`version: 1\n${body}`), kinds);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.configuration.govern(path);
}

const optionsAt = (body: string, path: string) =>
  governance(body, path)?.settings.options as ChecklistOptions;
const kind = 'files: [{path: "**/*", kind: checklist}]\n';

describe('an entry that says only the kind', () => {
  it.each([
    ['tasks/tasks.json', 'task-master'],
    ['prd.json', 'ralph'],
    ['specs/a/tasks.md', 'spec-kit'],
    ['docs/TODO.md', 'markdown'],
  ])('%s is %s, with its severities', (path, preset) => {
    expect(optionsAt(kind, path).preset?.name).toBe(preset);
    expect(governance(kind, path)?.hasShape).toBeUndefined();
  });

  it('leaves other names to the shape, and what is said to what is said', () => {
    expect(optionsAt(kind, 'plans/next.json').preset).toBeNull();
    const said = 'files: [{path: prd.json, kind: checklist, preset: feature-list}]\n';
    expect(optionsAt(said, 'prd.json').preset?.name).toBe('feature-list');
    expect(governance(kind, 'sprint-status.yaml')?.settings.rules.get('checklist/parent-done')).toEqual({
      messages: { early: 'error' },
    });
  });
});

describe('profile: strict', () => {
  const ruleAt = (body: string, path: string, name: string) =>
    governance(body, path)?.settings.rules.get(`checklist/${name}`);

  it('holds for what is detected and for what is named', () => {
    const strict = 'profile: strict\nfiles: [{path: plan.md, preset: markdown}]\n';
    for (const path of ['prd.json', 'plan.md', 'specs/a/tasks.md']) {
      expect(optionsAt(strict, path).profile).toBe('strict');
      expect(ruleAt(strict, path, 'born-done')).toMatchObject({ severity: 'error' });
      expect(ruleAt(strict, path, 'evidence')).toMatchObject({ severity: 'error' });
    }
    expect(optionsAt('', 'prd.json').profile).toBe('default');
  });

  it('gives way to rules, and to what an entry says', () => {
    const body =
      'profile: strict\nrules: {checklist/evidence: off}\nfiles: [{path: plan.md, preset: markdown, profile: default}]\n';
    expect(ruleAt(body, 'prd.json', 'evidence')).toMatchObject({ severity: 'off' });
    expect(optionsAt(body, 'plan.md').profile).toBe('default');
  });
});
