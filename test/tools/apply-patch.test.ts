import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { applyOperations } from '../../src/integrations/agents/apply-operations.ts';
import { readOperations } from '../../src/integrations/agents/read-operations.ts';

/** Random patches, by our applier and by Codex's own (`codex --codex-run-as-apply-patch`, from the package @openai/codex). */
const codex = resolve(
  'test/tools/real-agents/node_modules/@openai/codex-linux-x64/vendor/x86_64-unknown-linux-musl/bin/codex',
);
const isThere = existsSync(codex);
if (!isThere)
  console.error('SKIPPED apply_patch against Codex: its binary is not installed for this platform');

const top = mkdtempSync(join(tmpdir(), 'stateward-patch-'));
afterAll(() => rmSync(top, { recursive: true }));

type Files = Readonly<Record<string, string>>;

function filesIn(folder: string): Files {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) =>
    each.isFile(),
  );
  return Object.fromEntries(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(folder, file), readFileSync(file, 'utf8')];
    }),
  );
}

/** What Codex leaves; undefined where it fails. */
function byCodex(patch: string, files: Files): Files | undefined {
  const folder = mkdtempSync(join(top, 'run-'));
  const home = join(folder, 'home');
  const work = join(folder, 'work');
  mkdirSync(home, { recursive: true });
  mkdirSync(work);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  const env = { HOME: home, CODEX_HOME: home, PATH: process.env.PATH ?? '' };
  const { status } = spawnSync(codex, ['--codex-run-as-apply-patch', patch], { cwd: work, env });
  const left = filesIn(work);
  rmSync(folder, { recursive: true });
  return status === 0 ? left : undefined;
}

/** What we make of it; undefined where we leave it to the judgement after the tool. */
function byUs(patch: string, files: Files): Files | undefined {
  const operations = readOperations('apply_patch', { command: patch });
  const after = applyOperations(operations ?? [], (path) =>
    files[join(path)] === undefined ? null : Buffer.from(files[join(path)] ?? ''),
  );
  if (operations === undefined || after === undefined) return undefined;
  const result: Record<string, string> = { ...files };
  for (const [path, bytes] of after) {
    if (bytes === null) delete result[join(path)];
    else result[join(path)] = Buffer.from(bytes).toString('utf8');
  }
  return result;
}

const line = fc.constantFrom(
  'a',
  'b',
  'c',
  '',
  ' a',
  'a ',
  '\tb',
  '  c  ',
  '“q”',
  '"q"',
  'x–y',
  'x-y',
  '+',
  '-',
  '@@',
  '@@ a',
  '*** x',
  'é',
);
const content = fc
  .tuple(fc.array(line, { maxLength: 8 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, closes]) => (lines.length === 0 ? '' : lines.join(end) + (closes ? end : '')));
const path = fc.constantFrom('f', 'g', 'new', 'd/e', './f');
const mark = fc.constantFrom(' ', '+', '-', ' ', '-', '+', '');
const change = fc.tuple(mark, line).map(([sign, text]) => sign + text);
const chunk = fc
  .tuple(
    fc.constantFrom('@@', '@@', '@@ a', '@@ b', '@@ ', ''),
    fc.array(change, { maxLength: 5 }),
    fc.constantFrom('', '', '', '*** End of File'),
  )
  .map(([head, lines, end]) => [...(head === '' ? [] : [head]), ...lines, ...(end === '' ? [] : [end])]);
const part = fc.oneof(
  fc
    .tuple(path, fc.array(line, { maxLength: 3 }))
    .map(([at, lines]) => [`*** Add File: ${at}`, ...lines.map((each) => `+${each}`)]),
  path.map((at) => [`*** Delete File: ${at}`]),
  fc
    .tuple(
      path,
      fc.option(path, { freq: 4, nil: undefined }),
      fc.array(chunk, { minLength: 1, maxLength: 3 }),
    )
    .map(([at, to, chunks]) => [
      `*** Update File: ${at}`,
      ...(to === undefined ? [] : [`*** Move to: ${to}`]),
      ...chunks.flat(),
    ]),
);
const patch = fc
  .tuple(
    fc.array(part, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('plain', 'plain', 'plain', 'here', 'blank', 'open', 'returns'),
  )
  .map(([parts, form]) => {
    const text = ['*** Begin Patch', ...parts.flat(), ...(form === 'open' ? [] : ['*** End Patch'])].join(
      '\n',
    );
    if (form === 'here') return `<<'EOF'\n${text}\nEOF`;
    if (form === 'returns') return text.replaceAll('\n', '\r\n');
    return form === 'blank' ? `\n  ${text}  \n` : text;
  });

/** Patches that mostly fit: the lines of the file, some changed. */
const fitting = fc
  .tuple(
    content,
    fc.array(fc.constantFrom(' ', '-', '+', ' '), { minLength: 1, maxLength: 8 }),
    line,
    fc.nat(4),
  )
  .map(([text, signs, added, from]) => {
    const lines = text.split(/\r?\n/).slice(from);
    const body = signs.map((sign, index) => (sign === '+' ? `+${added}` : `${sign}${lines[index] ?? ''}`));
    return {
      text,
      patch: ['*** Begin Patch', '*** Update File: f', '@@', ...body, '*** End Patch'].join('\n'),
    };
  });

describe.skipIf(!isThere)('apply_patch', () => {
  it('of anything makes what Codex makes of it, where it is plain', () => {
    fc.assert(
      fc.property(patch, content, content, (text, f, g) => {
        const files = { f, g, 'd/e': 'a\nb\n' };
        const ours = byUs(text, files);
        if (ours !== undefined) expect(ours).toEqual(byCodex(text, files));
      }),
      { numRuns: 500 },
    );
  }, 240_000);

  it('of what mostly fits makes the same', () => {
    fc.assert(
      fc.property(fitting, ({ text, patch: made }) => {
        const ours = byUs(made, { f: text });
        if (ours !== undefined) expect(ours).toEqual(byCodex(made, { f: text }));
      }),
      { numRuns: 500 },
    );
  }, 240_000);
});
