// @ts-check
import child from 'node:child_process';
import fs from 'node:fs';
import files from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded before a program (`node --import`): kills it before its n-th change of a file, or start or end of a process
 * (`STATEWARD_DIE_AT`). A write is cut in half. `STATEWARD_DIE_COUNT` names a file for how many there are.
 */
const last = Number(process.env.STATEWARD_DIE_AT);
const counted = process.env.STATEWARD_DIE_COUNT;
let count = 0;

/** @param {() => void} [half] What happens of it before the end. */
function point(half) {
  count += 1;
  if (count !== last) return;
  half?.();
  process.kill(process.pid, 'SIGKILL');
}

const { open, rename } = files;
files.rename = (...args) => {
  point();
  return rename(...args);
};
files.open = async (...args) => {
  const handle = await open(...args);
  if (typeof args[1] !== 'string' || !args[1].includes('w')) return handle;
  const write = handle.writeFile.bind(handle);
  handle.writeFile = (data, options) => {
    const bytes = Buffer.from(/** @type {string} */ (data));
    point(() => fs.writeSync(handle.fd, bytes.subarray(0, bytes.length >> 1)));
    return write(data, options);
  };
  return handle;
};
for (const name of /** @type {const} */ (['writeFileSync', 'renameSync', 'rmSync'])) {
  const own = /** @type {(...args: unknown[]) => void} */ (fs[name]);
  Object.assign(fs, {
    [name]: (/** @type {unknown[]} */ ...args) => {
      point();
      return own(...args);
    },
  });
}
const { spawn } = child;
Object.assign(child, {
  spawn: (/** @type {Parameters<typeof spawn>} */ ...args) => {
    point();
    const started = spawn(...args);
    started.once('close', () => point());
    return started;
  },
});
syncBuiltinESMExports();
process.on('exit', () => {
  if (counted !== undefined) fs.appendFileSync(counted, `${count}\n`);
});
