// @ts-check
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/**
 * Bundles TypeScript or CommonJS code into one ECMAScript module and returns its text.
 * @param {string} input
 * @param {import('rolldown').Plugin[]} [plugins]
 */
export async function bundleText(input, plugins = []) {
  const bundle = await rolldown({
    input,
    plugins,
    platform: 'neutral',
    external: /^node:/,
    logLevel: 'warn',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/**
 * Bundles a module of the source tree and imports it, so that scripts can read what the code says.
 * @param {string} input
 * @param {import('rolldown').Plugin[]} [plugins]
 */
export async function importSource(input, plugins = []) {
  const folder = mkdtempSync(join(tmpdir(), 'stateward-'));
  try {
    const file = join(folder, 'module.mjs');
    writeFileSync(file, await bundleText(input, plugins));
    return await import(pathToFileURL(file).href);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
