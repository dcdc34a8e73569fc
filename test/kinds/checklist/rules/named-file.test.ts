import { describe, expect, it } from 'vitest';
import { judge, known } from '../../../support/checklists.ts';

const page = (mark: string, text: string) => `- [${mark}] T001 ${text}\n- [ ] T002 Send invoices\n`;
const said = (text: string, files: Readonly<Record<string, object>>) =>
  judge({ preset: 'spec-kit', before: page(' ', text), after: page('x', text), context: { ...known, files } })
    .findings.filter(({ ruleId }) => ruleId === 'checklist/named-file')
    .map(({ severity, message }) => `${severity} ${message}`);
const [model, route] = ['src/model.ts', 'src/route.ts'];

describe('checklist/named-file', () => {
  it.each<[string, string, Readonly<Record<string, object>>, string[]]>([
    [
      'none of them is there',
      'Write `src/model.ts` and src/route.ts:12.',
      { [model]: {}, [route]: {} },
      [`warning turned done: T001; no file that is named there is in the tree: ${model}, ${route}`],
    ],
    [
      'it is in another folder',
      'Write src/model.ts',
      { [model]: { elsewhere: 'lib/model.ts' } },
      [
        `warning turned done: T001; the files that are named there are elsewhere: ${model}; there is lib/model.ts`,
      ],
    ],
    [
      'one of them is there',
      'Write src/model.ts and src/route.ts',
      { [model]: {}, [route]: { path: route } },
      [],
    ],
    ['the item takes it away', 'Delete src/model.ts', { [model]: {} }, []],
    ['nobody looked for it', 'Write src/model.ts', {}, []],
    ['it names an address', 'Read docs.example.org/model.html', { 'docs.example.org/model.html': {} }, []],
    ['it names a folder', 'Fill src/model/', {}, []],
    ['it names two things', 'Decide and/or ask', {}, []],
  ])('says where %s', (_, text, files, expected) => {
    expect(said(text, files)).toEqual(expected);
  });

  it('is silent where the item stays open, and is not judged where nobody can know', () => {
    const change = {
      preset: 'spec-kit',
      before: page(' ', 'Write src/model.ts'),
      after: page('x', 'Write src/model.ts'),
    };
    const open = { ...change, after: change.before };
    expect(judge({ ...open, context: { ...known, files: { [model]: {} } } }).findings).toEqual([]);
    expect(judge(change).notJudged).toContainEqual({ ruleId: 'checklist/named-file', needs: ['files'] });
  });
});
