import { describe, expect, it } from 'vitest';
import { sectionsOf } from '../../../../src/kinds/procedure/guide.ts';
import {
  found,
  guide,
  idle,
  join,
  judge,
  said,
  set,
  template,
  without,
} from '../../../support/procedures.ts';

const rule = 'step-guide';
const withContent = (content: unknown) => set(idle, 'think', { content });
const all = 'error empty think#content';

describe(`procedure/${rule}`, () => {
  it.each([undefined, '', '  \n', 'TODO', 'tbd', 'FIXME:', '...', '<the guide>', 'TODO: <what to do>\n...'])(
    'refuses the content %j',
    (content) => {
      expect(found(rule, { before: idle, after: withContent(content) })).toEqual([all]);
    },
  );

  it.each(['Think about it.', '# Goal\nThink.', 'todo list: think', '```\n## What\n```'])(
    'refuses the content %j, which has none of the sections',
    (content) => {
      expect(found(rule, { before: idle, after: withContent(content) })).toEqual([
        'error sections think#content',
      ]);
    },
  );

  it.each([
    ['one section', '## What\nThink.\n## How\nHard.', ['Why']],
    ['a section with nothing in it', '## What\nThink.\n## Why\n\n## How\nHard.', ['Why']],
    ['a section with a placeholder', '## What\nThink.\n## Why\nTBD\n## How\nHard.', ['Why']],
    ['two sections', 'What: think', ['How', 'Why']],
  ])('warns of a guide that lacks %s', (_, content, missing) => {
    expect(found(rule, { before: idle, after: withContent(content) })).toEqual(
      missing.map((section) => `warning missing think#content/${section}`),
    );
    expect(found(rule, { before: idle, after: withContent(content), options: { strictness: 'v2' } })).toEqual(
      missing.map((section) => `error missing think#content/${section}`),
    );
  });

  it('warns where nothing is named that implements a step or its procedure', () => {
    const after = without(idle, 'audit-code');
    expect(found(rule, { before: null, after })).toEqual(
      ['look', 'think', 'tell'].map((id) => `warning implemented ${id}#(implemented)`),
    );
    const { findings } = judge({ before: null, after });
    const [fix] = findings.filter(({ messageId }) => messageId === 'implemented').map((each) => each.fix);
    expect(fix).toMatch(/implemented_in/);
    const strict = { before: idle, after, options: { strictness: 'v2' } };
    expect(found(rule, strict)).toEqual(
      ['look', 'think', 'tell'].map((id) => `error implemented ${id}#(implemented)`),
    );
    const own = join(after, { links: [{ id: 'l', from: 'think', to: 'code', verb: 'IMPLEMENTS' }] });
    expect(found(rule, { before: null, after: own })).toHaveLength(2);
  });

  it.each([
    'See docs/audit.md for details.',
    'Read ./PATTERNS.md first.',
    'Follow https://example.org/how',
    '@docs/a.md',
  ])('warns of a guide that says "%s", in both strictnesses', (text) => {
    const change = { before: idle, after: withContent(`${guide('x')}\n${text}`) };
    expect(found(rule, change)).toEqual(['warning external think#content']);
    expect(found(rule, { ...change, options: { strictness: 'v2' } })).toEqual([
      'warning external think#content',
    ]);
  });

  it.each(['Write docs/audit.md.', 'Look at what you see.', 'Follow the rules above.'])(
    'is silent about a guide that says "%s"',
    (text) => {
      expect(found(rule, { before: idle, after: withContent(`${guide('x')}\n${text}`) })).toEqual([]);
    },
  );

  it.each([
    '# what\nx\n# WHY this\nx\n# How to do it\nx',
    '**What**\nx\n**Why:** x\n**How**: x',
    'What: x\nWhy: x\nHow: x',
    '## What\n### Details\nx\n## Why\nx\n## How\n```sh\n# What is this\n```',
  ])('is silent about the guide %j', (content) => {
    expect(found(rule, { before: idle, after: withContent(content) })).toEqual([]);
  });

  it('judges only what belongs to a procedure', () => {
    const after = join(idle, { nodes: [{ ...template('x').nodes[0], id: 'loose', subtype: 'step' }] });
    expect(found(rule, { before: idle, after })).toEqual([]);
  });

  it('names the step', () => {
    expect(said(rule, { before: idle, after: withContent('TODO') })).toEqual([
      "step 'think' has no guide: its content is empty or a placeholder",
    ]);
  });

  it('ends a section at the next heading that does not stand below it', () => {
    expect(sectionsOf('## What\na\n### b\nc\n# Else\nd\n## How ##\ne')).toEqual([
      { title: 'what', body: 'a\n### b\nc' },
      { title: 'how', body: 'e' },
    ]);
  });
});
