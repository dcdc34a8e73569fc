import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFolder } from '../../src/check/top-folder.ts';
import { proposeConfiguration } from '../../src/cli/init/configuration.ts';
import { proposeAttributes } from '../../src/cli/init/merge-driver.ts';
import { findStateFiles } from '../../src/cli/init/state-files.ts';
import { parseConfiguration } from '../../src/config/configuration.ts';
import type { StateKind, UsualFiles } from '../../src/engine/contract/kind.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { formatOf } from '../../src/kinds/checklist/formats.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';
import { setUpBy } from '../support/set-up-by.ts';

/** A kind with a format that is governed by its path, one that hides in its folder, and one that is only proposed. */
const byPath = (title: string, glob: string): UsualFiles => ({
  title,
  globs: [glob],
  options: { preset: title },
});
const loose = formatOf([
  'ralph',
  { match: ['notes.json'], detected: 'never', parse: 'json', items: ['/notes'], done: [{ field: 'done' }] },
]);
const kind = {
  ...checklist,
  match: {
    ...checklist.match,
    formats: [byPath('bmad', '**/specs/*/tasks.md'), byPath('ralph', '**/.own/specs/*/tasks.md'), loose],
  },
} as StateKind;

let top: string;
const files = {
  '.own/specs/a/tasks.md': '',
  'specs/b/tasks.md': '',
  'notes.json': '{"notes": [{"id": 1, "done": false}]}',
  'empty/notes.json': '{"notes": []}',
  'broken/notes.json': '{',
  'backlog/config.yml': 'project_name: Shop\nstatuses: [To Do, Done]\n',
  'other/backlog/config.yml': 'project_name: Shop\n',
};

beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'stateward-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
});
afterAll(() => rmSync(top, { recursive: true }));

const found = (...names: string[]) =>
  findStateFiles({ tracked: names, untracked: [] }, [kind], undefined, openFolder(top));

function governed(text: string, path: string): string | undefined {
  const read = parseConfiguration(new TextEncoder().encode(text), [kind]);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const options = read.configuration.govern(path)?.settings.options;
  return (options as { readonly preset?: { readonly name: string } } | undefined)?.preset?.name;
}

describe('the configuration that init proposes', () => {
  it('names the file of a folder whose other files are the items, where it lists their statuses', () => {
    const paths = ['backlog/config.yml', 'other/backlog/config.yml'];
    const listing = { tracked: paths, untracked: [] };
    expect(findStateFiles(listing, [checklist as StateKind], undefined, openFolder(top))).toMatchObject([
      { path: 'backlog/config.yml', isProposed: true },
    ]);
  });

  it('lets the entry that says most about a path come last', () => {
    const { text } = proposeConfiguration(
      openFolder(top),
      found(...Object.keys(files)),
      setUpBy({ script: 'cli.js' }),
      [kind],
    );
    expect(governed(text, '.own/specs/a/tasks.md')).toBe('ralph');
    expect(governed(text, 'specs/b/tasks.md')).toBe('bmad');
  });

  it('has one entry for the names of one format, and one more for another format that it takes in', () => {
    const globs = ['**/notes.json', '**/own/notes.json'];
    const formats = [{ ...loose, globs, isProposed: false }, byPath('bmad', '**/other/notes.json')];
    const several = { ...kind, match: { ...kind.match, formats } } as StateKind;
    const listed = { tracked: ['notes.json'], untracked: [] };
    const stated = findStateFiles(listed, [several], undefined, openFolder(top));
    const written = (files: typeof stated) =>
      proposeConfiguration(openFolder(top), files, setUpBy({ script: 'cli.js' }), [several]).text;
    expect(written(stated).match(/^ +- path: .*$/gm)).toEqual([
      '  - path: "**/notes.json"',
      '  - path: "**/other/notes.json"',
    ]);
  });

  it('holds what is only proposed as comments, which take effect once the mark is gone', () => {
    expect(found(...Object.keys(files)).filter(({ isProposed }) => isProposed)).toMatchObject([
      { path: 'notes.json', glob: 'notes.json' },
    ]);
    const { text } = proposeConfiguration(
      openFolder(top),
      found(...Object.keys(files)),
      setUpBy({ script: 'cli.js' }),
      [kind],
    );
    expect(governed(text, 'notes.json')).toBeUndefined();
    expect(text).toContain('  # - path: "notes.json"\n  #   preset: ralph\n');
    const wanted = text.replaceAll(/^ {2}# (?=- path| {2}preset)/gm, '  ');
    expect(governed(wanted, 'notes.json')).toBe('ralph');
  });
});

const all = [checklist as StateKind];

describe('the lines of attributes', () => {
  it('name the files of a folder that hold the items', () => {
    const tracked = ['backlog/config.yml', '.trellis/workflow.md'];
    const text = 'version: 1\nfiles:\n  - { path: backlog/config.yml, preset: backlog }\n';
    const policy = policyOf({ configuration: new TextEncoder().encode(text), waivers: null }, all);
    const files = findStateFiles({ tracked, untracked: [] }, all, policy, openFolder(top));
    const proposal = proposeAttributes(openFolder(top), files, 'set-up');
    const patterns = proposal.text.match(/^\S+(?= merge=)/gm);
    expect(patterns).toContain('**/.trellis/tasks/*/task.json');
    expect(patterns).toContain('backlog/tasks/*.md');
  });
});
