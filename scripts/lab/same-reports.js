// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeMirror } from './corpus/judge-mirror.js';
import { mirrorsBelow } from './corpus/mirrors.js';
import { safe } from './corpus/print.js';

/**
 * Holds the reports of two builds against each other, byte for byte, over whole histories:
 * npm run lab -- same-reports OLD_DIST FOLDER… [--build dist] [--limit 600]. A folder holds bare repositories, at any depth, or
 * folders with the versions of one file, in the order of their names; such a history is judged as a file of every kind.
 * Ends with 1 where a report differs or there is nothing to judge.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { build: { type: 'string', default: 'dist' }, limit: { type: 'string', default: '600' } },
});
const [old, ...folders] = positionals;
if (old === undefined || folders.length === 0) {
  console.error('Usage: npm run lab -- same-reports OLD_DIST FOLDER… [--build dist] [--limit seconds]');
  process.exit(2);
}
const kinds = ['checklist', 'event-log', 'task-tree', 'workflow', 'procedure'];
const temporary = mkdtempSync(join(tmpdir(), 'stateward-same-'));
const config = join(temporary, 'config.yml');
let count = 0;
let differing = 0;
try {
  for (const folder of folders) {
    for (const mirror of mirrorsBelow(folder)) await compare(mirror, undefined);
    for (const { name, files } of versionsBelow(folder)) {
      const path = join(temporary, `history-${count}`);
      const state = `state${extname(files[0] ?? '')}`;
      const entries = kinds.map((kind) => `  - path: ${kind}/${state}\n    kind: ${kind}\n`);
      writeFileSync(config, `version: 1\nfiles:\n${entries.join('')}`);
      commitEach(path, files, state);
      await compare({ name, path }, config);
      rmSync(path, { recursive: true });
    }
  }
} finally {
  rmSync(temporary, { recursive: true });
}
console.log(`${count} histories, ${differing} of them with another report`);
process.exitCode = differing > 0 || count === 0 ? 1 : 0;

/** @param {import('./corpus/mirrors.js').Mirror} mirror @param {string | undefined} configuration */
async function compare(mirror, configuration) {
  const [before, after] = await Promise.all(
    [old ?? '', values.build].map((build) => said(build, mirror, configuration)),
  );
  if (before === undefined || after === undefined) return;
  count += 1;
  if (before.text === after.text) {
    console.error(`${safe(mirror.name)}: ${safe(before.outcome)}, the same`);
    return;
  }
  differing += 1;
  const at = [...before.text].findIndex((letter, place) => letter !== after.text[place]);
  const from = Math.max(0, at - 200);
  console.log(`${safe(mirror.name)}: ${safe(before.outcome)}, now ${safe(after.outcome)}`);
  for (const { text } of [before, after]) console.log(`  ${safe(text.slice(from, at + 200))}`);
}

/** What a build says of a history; how it is called itself is no difference. */
async function said(
  /** @type {string} */ build,
  /** @type {import('./corpus/mirrors.js').Mirror} */ mirror,
  /** @type {string | undefined} */ configuration,
) {
  const limits = { build, config: configuration, limit: Number(values.limit), memory: 4096 };
  const { report, outcome } = await judgeMirror(mirror, limits);
  const called = `node ${resolve(build, 'cli.js')}`;
  return {
    outcome,
    text: `${outcome} ${JSON.stringify(report)}`
      .replaceAll(called, 'stateward')
      .replaceAll('npx --no stateward', 'stateward'),
  };
}

/** Folders that hold nothing but files are the versions of one. */
function* versionsBelow(/** @type {string} */ folder) {
  const waiting = [folder];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const paths = readdirSync(at)
      .sort()
      .map((name) => join(/** @type {string} */ (at), name));
    const inside = paths.filter((path) => statSync(path, { throwIfNoEntry: false })?.isDirectory());
    if (inside.some((path) => /^(?:objects|refs)$/.test(basename(path)))) continue;
    const files = paths.filter((path) => /\/\d+\.\w+$/.test(path));
    if (files.length > 1) yield { name: at, files };
    waiting.push(...inside.reverse());
  }
}

/** A repository with a commit for each version, after an empty one: the same ids whenever it is made. */
function commitEach(
  /** @type {string} */ path,
  /** @type {readonly string[]} */ files,
  /** @type {string} */ state,
) {
  const [who, branch] = ['committer nobody <nobody@example.com>', 'commit refs/heads/main'];
  const data = (/** @type {Uint8Array} */ bytes) => [`data ${bytes.length}\n`, bytes, '\n'];
  const pieces = files.flatMap((file, index) => {
    const [time, message, bytes] = [1_700_000_001 + index, Buffer.from(basename(file)), readFileSync(file)];
    const paths = kinds.flatMap((kind) => [`M 100644 inline ${kind}/${state}\n`, ...data(bytes)]);
    return [`${branch}\n${who} ${time} +0000\n`, ...data(message), ...paths];
  });
  const first = [`${branch}\n${who} 1700000000 +0000\n`, ...data(Buffer.from('nothing'))];
  const input = Buffer.concat([...first, ...pieces].map((piece) => Buffer.from(piece)));
  for (const args of [
    ['init', '-q', '--bare', '-b', 'main', path],
    ['--git-dir', path, 'fast-import', '--quiet'],
  ]) {
    const ended = spawnSync('git', args, { input });
    if (ended.status !== 0) throw new Error(`git ${args[0]}: ${ended.stderr}`);
  }
}
