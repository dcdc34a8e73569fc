import { describe, expect, it } from 'vitest';
import type { TopFolder } from '../../src/check/top-folder.ts';
import { shapeDiagnoses } from '../../src/cli/doctor/policy-diagnoses.ts';
import { policyOf } from '../../src/engine/policy/policy.ts';
import { kinds } from '../../src/kinds/index.ts';

const unfit = '{"quests": [{"id": 1, "won": true}]}';
const fits = '{"userStories": [{"id": 1, "passes": true}]}';
const entry = (preset: string) => `version: 1\nfiles: [{path: plan, preset: ${preset}}]\n`;

function said(configuration: string | null, path: string, text: string | undefined): string[] {
  const bytes = configuration === null ? null : new TextEncoder().encode(configuration);
  const policy = policyOf({ configuration: bytes, waivers: null }, kinds);
  const read = () => (text === undefined ? undefined : Buffer.from(text));
  const folder: TopFolder = {
    folder: '/r',
    look: () => 'file',
    read,
    text: () => text,
    textAt: () => text,
    names: () => [],
    reaches: () => true,
  };
  return shapeDiagnoses([path, 'other'], policy, folder).map(({ mark, text: line }) => `${mark} ${line}`);
}

describe('doctor, on files that are none of their kind', () => {
  it.each<[what: string, configuration: string | null, path: string, text: string | undefined, mark: string]>(
    [
      ['a preset that does not fit', entry('ralph'), 'plan', unfit, 'problem'],
      ['a page that may hold no tasks', entry('markdown'), 'plan', '- Export\n', 'hint'],
      ['one that fits', entry('ralph'), 'plan', fits, ''],
      ['an empty list', entry('ralph'), 'plan', '[]', ''],
      ['a broken text, of which check speaks', entry('ralph'), 'plan', '{', ''],
      ['a file that is not there', entry('ralph'), 'plan', undefined, ''],
      ['a file that nobody named', null, 'prd.json', unfit, ''],
      ['a file of another kind', 'version: 1\nfiles: [{path: plan, kind: task-tree}]\n', 'plan', unfit, ''],
    ],
  )('%s', (_, configuration, path, text, mark) => {
    const lines = said(configuration, path, text);
    expect(lines.map((line) => line.split(': ')[0])).toEqual(mark === '' ? [] : [`${mark} ${path}`]);
  });
});
