import { describe, expect, it } from 'vitest';
import { managed } from '../../src/cli/init/managed.ts';

const hash = (...lines: string[]) => ['# >>> stateward', ...lines, '# <<< stateward', ''].join('\n');
const page = (...lines: string[]) => ['<!-- stateward -->', ...lines, '<!-- /stateward -->', ''].join('\n');
const scaffold = (block: string) => `steps:\n  - one\n${block.replace(/^(?=.)/gm, '  ')}`;

describe('a block between marks', () => {
  it.each<[what: string, path: string, there: string, fresh: string, after: string]>([
    ['goes behind what is there', 'a.yml', 'a: 1\n', hash('b: 2'), `a: 1\n\n${hash('b: 2')}`],
    ['ends a last line', 'a.yml', 'a: 1', hash('b: 2'), `a: 1\n\n${hash('b: 2')}`],
    ['fills an empty file', 'a.yml', '', hash('b: 2'), hash('b: 2')],
    [
      'is renewed in its place',
      'a.yml',
      `a\n${hash('old', '', 'x')}z\n`,
      hash('new'),
      `a\n${hash('new')}z\n`,
    ],
    ['is renewed at the end without a line break', 'a.yml', hash('old').trimEnd(), hash('new'), hash('new')],
    [
      'keeps its place in a list',
      'a.yml',
      `s:\n    ${hash('- old')}`.replace('\n# <', '\n    # <'),
      scaffold(hash('- new', '  k: 1')),
      `s:\n${hash('- new', '  k: 1').replace(/^(?=.)/gm, '    ')}`,
    ],
    [
      'has the line breaks of the file',
      'a.md',
      '# A\r\n',
      page('x'),
      `# A\r\n\r\n${page('x').replaceAll('\n', '\r\n')}`,
    ],
    [
      'is a comment of its language',
      'a.js',
      'x();\n',
      '// >>> stateward\ny();\n// <<< stateward\n',
      'x();\n\n// >>> stateward\ny();\n// <<< stateward\n',
    ],
    ['goes before no later block', 'a.yml', `${hash('a')}m\n`, hash('$& $1'), `${hash('$& $1')}m\n`],
  ])('%s', (_, path, there, fresh, after) => {
    const form = managed(path);
    expect(form.put(there, fresh)).toBe(after);
    expect(form.has(after)).toBe(true);
    expect(form.put(after, fresh), 'again').toBe(after);
    expect(form.has(form.out(after, fresh))).toBe(false);
  });

  it.each<[what: string, path: string, there: string, fresh: string, after: string]>([
    ['goes with the gap before it', 'a.md', `# A\n\n${page('x')}`, page('y'), '# A\n'],
    [
      'goes from between',
      'a',
      `#!/bin/sh\nmine\n${hash('x')}after\n`,
      `#!/bin/sh\n${hash('x')}`,
      '#!/bin/sh\nmine\nafter\n',
    ],
    ['takes the file with it', 'a.md', page('x'), page('y'), ''],
    ['takes what init wrote around it', 'a', `#!/bin/sh\n${hash('x')}`, `#!/bin/sh\n${hash('y')}`, ''],
    [
      'takes that with other line breaks',
      'a.yml',
      scaffold(hash('x')).replaceAll('\n', '\r\n'),
      scaffold(hash('y')),
      '',
    ],
    [
      'leaves what was changed around it',
      'a.yml',
      `needs: b\n${scaffold(hash('x'))}`,
      scaffold(hash('y')),
      'needs: b\nsteps:\n  - one\n',
    ],
  ])('taken out %s', (_, path, there, fresh, after) => {
    expect(managed(path).out(there, fresh)).toBe(after);
  });

  it.each([
    ['a.md', 'stateward is mentioned\n'],
    ['a.yml', '# >>> stateward\nno end\n'],
    ['a.yml', '# >>> statewarden\n# <<< statewarden\n'],
    ['a.md', '# >>> stateward\n# <<< stateward\n'],
    ['a.json', '{"permissions": ["Bash(npx --no stateward:*)"]}'],
    ['a.json', '{"plugins": {"stateward@acme": true}}'],
    ['a.json', '{'],
  ])('is not in %s: %s', (path, there) => {
    expect(managed(path).has(there)).toBe(false);
  });
});

describe('what is merged by key', () => {
  const command = (hook: string) => ({ command: `node node_modules/stateward/dist/cli.js hook ${hook}` });
  const fresh = JSON.stringify({ version: 1, hooks: { Stop: [{ hooks: [command('codex')] }] } });
  const theirs = { hooks: [{ command: 'npm test' }] };
  const { put, out } = managed('settings.json');
  const parsed = (text = '') => (text === '' ? '' : JSON.parse(text));

  it.each<[what: string, there: object, after: object, left: object | '']>([
    ['nothing', {}, JSON.parse(fresh), ''],
    [
      'another key',
      { model: 'opus' },
      { model: 'opus', ...JSON.parse(fresh) },
      { model: 'opus', version: 1 },
    ],
    [
      'another hook of the event',
      { hooks: { Stop: [theirs] } },
      { version: 1, hooks: { Stop: [theirs, { hooks: [command('codex')] }] } },
      { version: 1, hooks: { Stop: [theirs] } },
    ],
    [
      'what an earlier version wrote, and one of theirs in the same entry',
      {
        version: 1,
        hooks: {
          Start: [{ matcher: 'x', hooks: [command('old')] }],
          Stop: [{ hooks: [command('old'), { command: 'x' }] }],
        },
      },
      { version: 1, hooks: { Stop: [{ hooks: [{ command: 'x' }] }, { hooks: [command('codex')] }] } },
      { version: 1, hooks: { Stop: [{ hooks: [{ command: 'x' }] }] } },
    ],
    ['a scalar of theirs', { version: 2 }, { ...JSON.parse(fresh), version: 2 }, { version: 2 }],
  ])('stands beside %s', (_, there, after, left) => {
    const text = put(JSON.stringify(there), fresh);
    expect(parsed(text)).toEqual(after);
    expect(parsed(put(text ?? '', fresh)), 'again').toEqual(after);
    expect(parsed(out(text ?? '', fresh))).toEqual(left);
  });

  it('is indented as the file is, and passes over what cannot be read', () => {
    expect(put('{\n\t"a": 1\n}', '{"b": 2}')).toBe('{\n\t"a": 1,\n\t"b": 2\n}\n');
    expect(put('{ // a comment\n}', fresh)).toBeUndefined();
  });
});
