// @ts-check
import { spawn } from 'node:child_process';

/**
 * `npm test`: the linter, the compiler, unused code and what is generated, one after the other, and the tests beside them. A part that
 * passed is one line; of one that failed everything is printed that it wrote.
 */
/** @type {readonly (readonly [part: string, command: string, ...args: string[]])[]} */
const checks = [
  ['lint', 'npm', 'run', '--silent', 'lint'],
  ['types', 'npm', 'run', '--silent', 'types'],
  ['unused', 'npx', '--no', 'knip'],
  ['generated', process.execPath, 'scripts/generate.js', '--check'],
];

/**
 * @param {string} part
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<{ readonly passed: boolean; readonly text: string }>}
 */
function ran(part, command, args) {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    /** @type {Buffer[]} */
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${part.padEnd(9)}  ${seconds} s`);
      resolve({ passed: code === 0, text: Buffer.concat(chunks).toString() });
    });
  });
}

async function checked() {
  let passed = true;
  for (const [part, command, ...args] of checks) {
    const each = await ran(part, command, args);
    if (!each.passed) process.stdout.write(`\n${each.text}\n`);
    passed &&= each.passed;
  }
  return passed;
}

async function tested() {
  const { passed, text } = await ran('unit', 'npm', ['run', '--silent', 'unit']);
  process.stdout.write(text);
  return passed;
}

const results = await Promise.all([checked(), tested()]);
process.exitCode = results.every(Boolean) ? 0 : 1;
