import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFrontmatter } from '../../src/formats/frontmatter.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { sourceText } from '../../src/formats/source.ts';
import { runs } from '../support/soak.ts';

const parse = (text: string) => parseFrontmatter(sourceText(text), defaultLimits);
const faultsOf = (text: string) =>
  parse(text).faults.map(
    ({ messageId, span, pointer, message }) =>
      `${span.line}:${span.column} ${messageId} ${pointer} ${message}`,
  );

const task = `---
id: task-7
title: 'Fold the map'
status: Done
labels: []
---

## Description

<!-- SECTION:DESCRIPTION:BEGIN -->
Fold it twice.

    - [ ] no item
<!-- SECTION:DESCRIPTION:END -->

## Acceptance Criteria
<!-- AC:BEGIN -->
- [x] #1 It fits
- [ ] #2 It opens
<!-- AC:END -->

## Notes
\`\`\`
## No section
\`\`\`
`;

describe('parseFrontmatter', () => {
  it('reads frontmatter, body, blocks and sections', () => {
    const { value, faults } = parse(task);
    expect(faults).toEqual([]);
    const criteria = [
      { text: '#1 It fits', mark: 'x' },
      { text: '#2 It opens', mark: ' ' },
    ];
    expect(value).toMatchObject({
      frontmatter: { id: 'task-7', title: 'Fold the map', status: 'Done', labels: [] },
      body: expect.stringMatching(/^## Description[\s\S]*```$/),
      blocks: {
        DESCRIPTION: { text: 'Fold it twice.\n\n    - [ ] no item', items: [] },
        AC: { items: criteria },
      },
      sections: {
        Description: { items: [] },
        'Acceptance Criteria': { items: criteria },
        Notes: { text: '```\n## No section\n```', items: [] },
      },
    });
    expect(Object.keys((value as { sections: object }).sections)).toHaveLength(3);
  });

  it('is the same with CRLF, trailing spaces and without a last line break', () => {
    const plain = parse(task).value;
    expect(parse(task.replaceAll('\n', '\r\n')).value).toEqual(plain);
    expect(parse(task.trimEnd()).value).toEqual(plain);
    expect(parse(task.replace('---\n\n', '---  \n\n')).value).toEqual(plain);
  });

  it.each([
    ['', "1:1 syntax  expected frontmatter: a line '---' at the very beginning"],
    ['\n---\na: 1\n---\n', "1:1 syntax  expected frontmatter: a line '---' at the very beginning"],
    ['---\na: 1\n', "1:1 syntax  the frontmatter is not closed: expected a line '---' after it"],
    ['---\n- a\n---\n', '2:1 syntax /frontmatter the frontmatter must be a mapping of keys to values'],
    ['---\n---\n', '2:1 syntax /frontmatter the frontmatter must be a mapping of keys to values'],
    ['---\na: [\n---\n', expect.stringMatching(/^\d:\d syntax \/frontmatter /)],
    ['---\na: 1\n---\n<<<<<<< HEAD\n## x\n', expect.stringMatching(/^4:1 conflict-marker/)],
    ['---\na: 1\n---\n## x\n<<<<<<< HEAD\n', expect.stringMatching(/^5:1 conflict-marker/)],
  ])('refuses %j', (text, expected) => {
    expect(faultsOf(text)).toEqual([expected]);
    expect(parse(text).value).toBeUndefined();
  });

  it('has a value in spite of a repeated key', () => {
    expect(faultsOf('---\na: 1\na: 2\n---\n')).toEqual([
      expect.stringMatching(/^3:1 duplicate-key \/frontmatter\/a /),
    ]);
    expect(parse('---\na: 1\na: 2\n---\n').value).toMatchObject({ frontmatter: { a: 2 } });
  });

  it('takes the first of several blocks, and none that is not closed', () => {
    const text =
      '---\na: 1\n---\n<!-- A:BEGIN -->\none\n<!-- A:END -->\n<!-- A:BEGIN -->\ntwo\n<!-- A:END -->\n<!-- B:BEGIN -->\n';
    expect(parse(text).value).toMatchObject({ blocks: { A: { text: 'one' } } });
  });

  it('says where values stand, or their nearest ancestor', () => {
    const pointers = [
      '/frontmatter/status',
      '/frontmatter/none',
      '/body',
      '/blocks/AC/items/1/mark',
      '/blocks/AC/text',
      '/sections/Acceptance Criteria/items/0',
      '/blocks/NONE',
      '',
    ];
    const places = pointers.map(parse(task).source.locate);
    expect(places.map(({ line, column }) => `${line}:${column}`)).toEqual([
      '4:1',
      '2:1',
      '7:1',
      '19:3',
      '18:1',
      '18:1',
      '1:1',
      '1:1',
    ]);
  });

  it('never throws', () => {
    const parts = [
      '---\n',
      'a: 1\n',
      '<!-- A:BEGIN -->\n',
      '<!-- A:END -->\n',
      '## b\n',
      '- [ ] c\n',
      '```\n',
      '*x',
      '\r',
      ' ',
    ];
    const soup = fc.array(fc.constantFrom(...parts)).map((all) => all.join(''));
    fc.assert(
      fc.property(soup, fc.constantFrom('/blocks/A/items/0', '/frontmatter/a', '/x'), (text, pointer) => {
        const read = parse(text);
        expect(read.source.locate(pointer).line).toBeGreaterThan(0);
      }),
      { numRuns: runs(500) },
    );
  });
});
