import { describe, expect, it } from 'vitest';
import { namedPaths, pathsInPayload } from '../../../src/integrations/agents/named-paths.ts';

/** What may be paths in what is not understood. */
describe('an input of an unknown shape names', () => {
  it.each<[string, Parameters<typeof namedPaths>[0], readonly string[]]>([
    ['whole texts', { a: [{ b: 'x/prd.json' }], c: 1 }, ['x/prd.json']],
    ['no content', { content: 'prd.json', oldString: 'prd.json', new_str: 'prd.json', code: 'prd.json' }, []],
    [
      'headers of a diff',
      { diff: '--- a/x.json\n+++ b/y.json\n-prd.json\n' },
      ['a/x.json', 'x.json', 'b/y.json', 'y.json'],
    ],
    ['the words of a text', 'edit prd.json, "docs/x.md"', ['prd.json', 'docs/x.md']],
  ])('%s', (_, input, expected) => {
    expect(namedPaths(input)).toEqual(expected);
  });
});

describe('a payload that cannot be read names', () => {
  it.each<[string, string, readonly string[]]>([
    ['its fields, and nothing of its content', '{"file_path": "a.md", "content": "prd.json', ['a.md']],
    [
      'headers of its patch, and no line of it',
      String.raw`{"command": "*** Begin Patch\n*** Update File: a.md\n@@\n-*** Update File: prd.json\n+x`,
      ['a.md'],
    ],
    ['else its words', '{"what": "prd.json', ['prd.json']],
  ])('%s', (_, text, expected) => {
    expect(pathsInPayload(text)).toEqual(expected);
  });
});
