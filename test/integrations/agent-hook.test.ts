import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { realPlace } from '../../src/check/path-below.ts';
import { topOnDisk } from '../../src/check/top-on-disk.ts';
import { answer } from '../../src/integrations/agents/answer.ts';
import { treeFile } from '../support/e2e-trees.ts';
import { growth, muchMoreThanLinear } from '../support/growth.ts';
import { configurationFile } from '../support/policy-ranges.ts';
import { createTemporaryRepository, type TemporaryRepository } from '../support/temporary-repository.ts';
import { changing, node, passed, pretty, tree } from '../support/trees.ts';

/** What an agent is told before and after its tools touch files (docs/agents.md). */
const half = tree(passed('a'), node('b'));
// No archive of the tree: what is done there is something else.
const elsewhere = changing(half, 'a', { title: 'Another a' });
const less = changing(half, 'a', { goal: 'less' });
const plans = 'plans/shop.json';
const here = process.cwd();

let repository: TemporaryRepository;
let top: string;

beforeAll(() => {
  repository = createTemporaryRepository();
  top = realpathSync(repository.directory);
  const crlf = (text: string) => text.replaceAll('\n', '\r\n');
  repository.commitAll([
    {
      message: 'start',
      files: {
        [configurationFile]:
          'version: 1\nfiles: [{path: "plans/*.json", kind: task-tree}, {path: "**/.runner/state/tree.json", kind: task-tree}]\n',
        [treeFile]: pretty(half),
        [plans]: pretty(elsewhere),
        'crlf/.runner/state/tree.json': crlf(pretty(elsewhere)),
        'kept.json': pretty(half),
        'code.js': '1\n',
        '.gitignore': 'scratch/\n',
      },
    },
  ]);
});
afterAll(() => repository.cleanup());
afterEach(() => process.chdir(here));

/** The work tree as HEAD has it, but for some files. */
function stand(files: Readonly<Record<string, string>> = {}): void {
  repository.git('reset', '-q', '--hard');
  repository.git('clean', '-ffdxq');
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), text);
  }
}

const call = (when: 'before' | 'after', tool: string, input: object, folder = top) =>
  answer(
    {
      when,
      event: undefined,
      tool,
      input: JSON.parse(JSON.stringify(input)),
      folder,
      session: undefined,
      speaks: undefined,
    },
    'claude-code',
  );
const edits = (path: string, old_string: string, new_string: string, folder?: string) =>
  call('before', 'Edit', { file_path: path, old_string, new_string }, folder);
const writes = (path: string, content: string, folder?: string) =>
  call('before', 'Write', { file_path: path, content }, folder);
const inTop = (path: string) => join(top, path);

describe('an edit of a governed file', () => {
  it('that is legal is not spoken of', async () => {
    stand();
    expect(await edits(inTop(treeFile), 'Goal of b', 'More')).toBeUndefined();
    expect(await writes(inTop(treeFile), pretty(tree(passed('a'), passed('b'))))).toBeUndefined();
    expect(await edits(inTop('crlf/.runner/state/tree.json'), '"Goal of b",\n', '"More",\n')).toBeUndefined();
  });

  it('that is not names rule, place, values, reason and what to do instead', async () => {
    stand();
    const said = (await edits(inTop(treeFile), 'Goal of a', 'less')) ?? '';
    for (const part of [
      'nothing was written',
      'task-tree/immutability',
      `${treeFile}:`,
      '"less"',
      'Why',
      'Repair',
      'in one call',
    ])
      expect(said).toContain(part);
    expect(said, 'nothing landed that could be restored').not.toContain('git checkout');
    expect(readFileSync(inTop(treeFile), 'utf8')).toBe(pretty(half));
  });

  it.each<[string, () => string, string | undefined]>([
    ['by a relative path', () => '.runner/state/tree.json', undefined],
    ['from another folder', () => 'state/tree.json', '.runner'],
    ['with dots', () => `${top}/plans/../.runner/./state/tree.json`, undefined],
    ['behind a link of the work tree', () => `${top}/alias/state/tree.json`, undefined],
    ['by a link elsewhere', () => join(top, '..', 'outside', 'tree.json'), undefined],
    ['that the configuration names', () => inTop(plans), undefined],
    ['that ends its lines otherwise', () => inTop('crlf/.runner/state/tree.json'), undefined],
  ])('is seen %s', async (_, path, folder) => {
    stand();
    symlinkSync('.runner', inTop('alias'));
    rmSync(join(top, '..', 'outside'), { recursive: true, force: true });
    symlinkSync(inTop('.runner/state'), join(top, '..', 'outside'));
    const said = await edits(path(), 'Goal of a', 'less', folder === undefined ? top : inTop(folder));
    expect(said).toContain('task-tree/immutability');
  });

  it('with something unreadable is refused', async () => {
    stand();
    expect(await writes(inTop(treeFile), '{')).toMatch(/^stateward refuses/);
  });

  it.each<[string, string, object]>([
    ['no content', 'Write', { file_path: treeFile }],
    ['a shape that is not known', 'Edit', { where: { files: [`./${treeFile}`] }, how: 'nicely' }],
    ['a notebook', 'NotebookEdit', { notebook_path: treeFile, new_source: 'x' }],
    ['no text that occurs', 'replace', { file_path: treeFile, old_string: 'Goal  of a', new_string: 'b' }],
    ['a server', 'mcp__fs__write_file', { path: treeFile, content: '{' }],
    ['a folder that is deleted', 'Delete', { path: '.runner' }],
  ])('with %s is not exact: it is let through, and judged after it', async (_, tool, input) => {
    stand();
    rmSync(inTop('kept.json'));
    expect(await call('before', tool, input)).toBeUndefined();
    rmSync(inTop('.runner'), { recursive: true });
    expect(await call('after', tool, input)).toContain('state-file/deleted');
  });

  it('is judged as the whole that is not committed yet', async () => {
    const step = changing(half, 'b', { passes: true });
    stand({ [treeFile]: pretty(step) });
    // The second half of a step, and the way back.
    expect(await writes(inTop(treeFile), pretty(tree(passed('a'), passed('b'))))).toBeUndefined();
    expect(await writes(inTop(treeFile), pretty(half))).toBeUndefined();
    stand({ [treeFile]: pretty(less) });
    expect(await edits(inTop(treeFile), 'less', 'Goal of a'), 'a repair').toBeUndefined();
    expect(await edits(inTop(treeFile), 'less', 'even less'), 'another fault').toContain('immutability');
    expect(await edits(inTop(treeFile), 'Goal of b', 'More'), 'an honest edit beside it').toBeUndefined();
    expect(await edits(inTop(plans), 'Goal of b', 'More'), 'an honest edit elsewhere').toBeUndefined();
    expect(await edits(inTop(plans), 'Goal of a', 'Less'), 'another file').toContain(plans);
  });

  it('may be a part that a later part mends; the whole of it in one call is not left like that', async () => {
    stand();
    const twice = pretty(tree(passed('a'), node('b'), node('b')));
    expect(await edits(inTop(treeFile), pretty(half), twice)).toBeUndefined();
    expect(await writes(inTop(treeFile), twice)).toContain('task-tree/unique-ids');
    stand({ [treeFile]: twice });
    expect(await call('after', 'Edit', { file_path: inTop(treeFile) })).toContain('task-tree/unique-ids');
  });

  it('is judged after it where a repository was made around it, which the outer one does not know', async () => {
    stand();
    repository.git('init', '-q', '.runner');
    try {
      expect(await edits(inTop(treeFile), 'Goal of a', 'less')).toBeUndefined();
      writeFileSync(inTop(treeFile), pretty(less));
      expect(await call('after', 'Bash', {})).toContain('task-tree/immutability');
    } finally {
      rmSync(inTop('.runner/.git'), { recursive: true });
    }
  });

  it('that git ignores, or that lies elsewhere, is nobody’s business', async () => {
    stand();
    expect(await writes(inTop('scratch/.runner/state/tree.json'), '{')).toBeUndefined();
    expect(await writes(join(top, '..', '.runner/state/tree.json'), '{')).toBeUndefined();
    expect(await writes(inTop('.git/.runner/state/tree.json'), '{')).toBeUndefined();
    expect(await writes(inTop('code.js'), '2'), 'not governed').toBeUndefined();
    expect(await call('before', 'Edit', { file_path: inTop('code.js') }), 'nor understood').toBeUndefined();
  });

  it.each<[string, () => void]>([
    ['that the repository says', () => writeFileSync(inTop('.gitattributes'), '*.json filter=raise\n')],
    [
      'that lies in a folder above',
      () => writeFileSync(inTop('.runner/.gitattributes'), '*.json filter=raise\n'),
    ],
    ['that the clone says', () => stand({ '.git/info/attributes': '*.json filter=raise\n' })],
  ])('is judged as a filter %s would store it', async (_, write) => {
    stand();
    repository.git('config', 'filter.raise.clean', 'sed s/more/Goal/g');
    write();
    try {
      expect(
        await edits(inTop(treeFile), 'Goal of a', 'more of a'),
        'nothing, once it is stored',
      ).toBeUndefined();
      expect(await edits(inTop(treeFile), 'Goal of a', 'less of a')).toContain('immutability');
    } finally {
      rmSync(inTop('.git/info/attributes'), { force: true });
      repository.git('config', '--unset', 'filter.raise.clean');
    }
  });

  it('that makes a file is judged as one that is added', async () => {
    stand();
    expect(await writes(inTop('new/.runner/state/tree.json'), pretty(tree(node('a'))))).toBeUndefined();
    const over = node('a', { attempts: 4 });
    expect(await writes(inTop('new/.runner/state/tree.json'), pretty(tree(over)))).toContain(
      'task-tree/attempts-bound',
    );
  });

  it('is judged by HEAD’s configuration, which it may not break', async () => {
    stand({ [configurationFile]: 'version: 1\ndetect: false\n' });
    expect(await edits(inTop(treeFile), 'Goal of a', 'less')).toContain('immutability');
    expect(
      await writes(inTop(configurationFile), 'version: 1\ndetect: false\n'),
      'announced in the commit',
    ).toBeUndefined();
    expect(await writes(inTop(configurationFile), 'version: 3\n')).toContain('config/invalid');
  });

  it('waits while a conflict is resolved', async () => {
    stand();
    const base = repository.git('rev-parse', 'HEAD');
    const sides = repository.commitAll([
      {
        message: 'one',
        branch: 'one',
        files: { [treeFile]: pretty(changing(half, 'b', { goal: 'one' })) },
        parents: [base],
      },
      {
        message: 'two',
        branch: 'two',
        files: { [treeFile]: pretty(changing(half, 'b', { goal: 'two' })) },
        parents: [base],
      },
    ]);
    repository.git('checkout', '-q', '--detach', sides[0] ?? '');
    expect(() => repository.git('merge', '-q', sides[1] ?? '')).toThrow();
    try {
      expect(await writes(inTop(treeFile), pretty(half))).toBeUndefined();
    } finally {
      repository.git('reset', '-q', '--hard');
      repository.git('checkout', '-q', 'main');
    }
  });

  it('of a commit that is to be amended is legal if the amended commit is', async () => {
    stand();
    const wrong = changing(half, 'b', { passes: true, goal: 'other' });
    repository.commitAll([
      {
        message: 'flip',
        branch: 'amending',
        parents: ['main'],
        files: { [treeFile]: pretty({ ...wrong, passes: true }) },
      },
    ]);
    repository.git('checkout', '-q', 'amending');
    try {
      expect(await writes(inTop(treeFile), pretty(half))).toBeUndefined();
    } finally {
      repository.git('checkout', '-q', 'main');
    }
  });
});

describe('after a tool', () => {
  it('that is not known, the files tell', async () => {
    stand({ [treeFile]: pretty(less) });
    for (const tool of ['Bash', 'mcp__filesystem__write_file', 'apply_patch', 'Shell']) {
      const said = await call('after', tool, { command: 'sed' });
      expect(said, tool).toContain('task-tree/immutability');
      expect(said, tool).toContain('git checkout');
    }
    expect(await call('after', 'Read', { file_path: inTop(treeFile) }), 'it only reads').toBeUndefined();
  });

  it('that should have written something else, what landed counts', async () => {
    stand({ [treeFile]: pretty(less) });
    expect(
      await call('after', 'Edit', { file_path: inTop(treeFile), old_string: 'Goal of b', new_string: 'x' }),
    ).toContain('immutability');
  });

  it('that wrote a file under another name of its own, what landed counts', async () => {
    stand();
    linkSync(inTop(treeFile), inTop('other.json'));
    writeFileSync(inTop('other.json'), pretty(less));
    expect(await call('after', 'Write', { file_path: inTop('other.json') })).toContain('immutability');
  });

  it('nothing is said of what is legal, or of no file at all', async () => {
    stand({ [treeFile]: pretty(changing(half, 'b', { goal: 'x' })), 'code.js': '2\n' });
    expect(await call('after', 'Bash', {})).toBeUndefined();
    expect(await call('after', 'Bash', {}, join(top, '..'))).toBeUndefined();
    expect(await call('after', 'Edit', { file_path: inTop('code.js') })).toBeUndefined();
  });

  it('a file that is gone is missed', async () => {
    stand();
    rmSync(inTop(treeFile));
    expect(await call('after', 'Bash', {}), 'its content is kept').toBeUndefined();
    rmSync(inTop('kept.json'));
    expect(await call('after', 'Bash', {})).toContain('state-file/deleted');
  });

  it('hostile text stays text', async () => {
    stand({ [treeFile]: pretty(changing(half, 'a', { goal: '\u001b[31m\u202e##[stop]' })) });
    const said = (await call('after', 'Bash', {})) ?? '';
    expect(said).toContain('immutability');
    for (const active of ['\u001b', '\u202e', '##[stop']) expect(said).not.toContain(active);
  });
});

describe('where the configuration has them put back, files after a tool', () => {
  const shell = (when: 'before' | 'after') => call(when, 'Bash', { command: 'x' });
  const stands = () => readFileSync(inTop(treeFile), 'utf8');
  const more = pretty(changing(half, 'b', { goal: 'more' }));
  const wrong = pretty(less);

  beforeAll(() => {
    stand();
    const text = `${readFileSync(inTop(configurationFile), 'utf8')}agents: { restore: true }\n`;
    repository.commitAll([
      { message: 'restore', branch: 'restoring', parents: ['main'], files: { [configurationFile]: text } },
    ]);
    repository.git('checkout', '-q', 'restoring');
  });
  afterAll(() => repository.git('checkout', '-q', '-f', 'main'));

  it('are as they were before it, with what was not committed', async () => {
    stand({ [treeFile]: more });
    expect(await shell('before')).toBeUndefined();
    stand({ [treeFile]: wrong });
    const said = await shell('after');
    expect(said).toContain(`put "${treeFile}" back`);
    expect(said).toContain('task-tree/immutability');
    expect(said).not.toContain('git checkout');
    expect(stands()).toBe(more);
    expect(await shell('after')).toBeUndefined();
  });

  it('are there again', async () => {
    stand();
    const gone = [inTop('plans'), inTop('crlf')];
    await shell('before');
    for (const folder of gone) rmSync(folder, { recursive: true });
    expect(await shell('after')).toContain('back as before this tool');
    expect(readFileSync(inTop(plans), 'utf8')).toBe(pretty(elsewhere));
    expect(await shell('after')).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['nothing was asked before', async () => undefined],
    ['another tool was asked about', () => call('before', 'mcp__x__write', {})],
    [
      'something was wrong before',
      async () => {
        stand({ [treeFile]: pretty(changing(half, 'a', { goal: 'even less' })) });
        await shell('before');
      },
    ],
    [
      'another tool came between',
      async () => {
        await shell('before');
        await shell('after');
      },
    ],
    [
      'the tool only reads, or edits exactly',
      async () => {
        await call('before', 'Read', { file_path: 'code.js' });
        await call('before', 'Write', { file_path: inTop('code.js'), content: '2' });
        await edits(treeFile, 'Goal of b', 'More');
      },
    ],
  ])('stay where %s', async (_, prepare) => {
    stand();
    await prepare();
    stand({ [treeFile]: wrong });
    const said = await shell('after');
    expect(said).toContain('task-tree/immutability');
    expect(said).not.toContain('back as before this tool');
    expect(stands()).toBe(wrong);
  });

  it('are nothing that is written through a link', async () => {
    stand();
    await shell('before');
    stand({ 'elsewhere/tree.json': wrong });
    rmSync(inTop('.runner/state'), { recursive: true });
    symlinkSync(inTop('elsewhere'), inTop('.runner/state'));
    await shell('after');
    expect(readFileSync(inTop('elsewhere/tree.json'), 'utf8')).toBe(wrong);
  });
});

describe('before a tool that is not known', () => {
  it('nothing is said', async () => {
    stand();
    expect(await call('before', 'Bash', { command: 'rm -rf .runner' })).toBeUndefined();
  });
});

describe('where a path lands', () => {
  it('follows links of folders, as far as they lead anywhere, and leaves what stands there', () => {
    stand();
    for (const [target, name] of [
      ['.runner', 'folder'],
      ['code.js', 'file'],
      ['nowhere', 'dangling'],
      ['circle', 'circle'],
    ] as const)
      symlinkSync(target, inTop(name));
    expect(realPlace(inTop('folder/state/x'))).toBe(inTop('.runner/state/x'));
    for (const path of ['file', 'dangling', 'dangling/x', 'circle/x', 'new/deep/file'])
      expect(realPlace(inTop(path))).toBe(inTop(path));
  });

  it('takes no time that grows with the square of its folders', () => {
    stand();
    const grown = growth(25_000, (size) => {
      const path = inTop(`${'a/'.repeat(size)}b`);
      expect(realPlace(path)).toBe(path);
      expect(topOnDisk(path)).toBe(top);
    });
    expect(grown).toBeLessThan(muchMoreThanLinear);
  });
});
