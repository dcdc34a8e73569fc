// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/**
 * What a program has to do at least that reads state files: `node floor.js <what> <file…>`, started like the product, so
 * that the start counts on both sides.
 * @type {Readonly<Record<string, (...args: string[]) => unknown>>}
 */
const floors = {
  json: (...files) => files.map((file) => JSON.parse(readFileSync(file, 'utf8'))),
  lines: (...files) =>
    files.map((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line !== '' && JSON.parse(line)),
    ),
  split: (...files) => files.map((file) => readFileSync(file, 'utf8').split('\n')),
  stream: async (file = '') => {
    const { createReadStream } = await import('node:fs');
    for await (const line of createInterface({ input: createReadStream(file) })) JSON.parse(line);
  },
  /** Every version of a path, each parsed. */
  versions: (path = '') => objects(path, (bytes) => JSON.parse(bytes.toString('utf8'))),
  /** The same of YAML in front of a text. */
  frontmatter: async (path = '') => {
    const { parse } = await import('yaml');
    return objects(path, (bytes) => parse(bytes.toString('utf8').split('---\n')[1] ?? ''));
  },
  /** The same, thrown away. */
  bytes: (path = '') => objects(path, () => undefined),
};

/**
 * @param {string} path
 * @param {(bytes: Buffer) => unknown} take
 */
async function objects(path, take) {
  const ids = (await output('git', ['log', '--raw', '--no-abbrev', '--format=', '--', path]))
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(' ')[3] ?? '');
  const child = spawn('git', ['cat-file', '--batch'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(`${ids.join('\n')}\n`);
  /** @type {Buffer[]} */
  let chunks = [];
  let left = -1;
  child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
    for (let rest = chunk; rest.length > 0; ) {
      if (left < 0) {
        const end = rest.indexOf(10);
        chunks.push(rest.subarray(0, end < 0 ? rest.length : end));
        rest = end < 0 ? rest.subarray(rest.length) : rest.subarray(end + 1);
        if (end < 0) continue;
        left = Number(Buffer.concat(chunks).toString().split(' ')[2]) + 1;
        chunks = [];
        continue;
      }
      const part = rest.subarray(0, left);
      chunks.push(part);
      left -= part.length;
      rest = rest.subarray(part.length);
      if (left > 0) continue;
      take(Buffer.concat(chunks));
      chunks = [];
      left = -1;
    }
  });
  await once(child, 'close');
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function output(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  /** @type {Buffer[]} */
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  await once(child, 'close');
  return Buffer.concat(chunks);
}

const [what = '', ...args] = process.argv.slice(2);
await floors[what]?.(...args);
