import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

const modules = join(import.meta.dirname, 'node_modules');

/** Programs from the registry or, where it has none for this platform, from `PATH`; undefined where there is neither. */
export function findBun(): string | undefined {
  const names = existsSync(join(modules, '@oven')) ? readdirSync(join(modules, '@oven')) : [];
  return firstThatRuns([...names.map((name) => join(modules, '@oven', name, 'bin', 'bun')), 'bun']);
}

export function findDeno(): string | undefined {
  const names = existsSync(join(modules, '@deno')) ? readdirSync(join(modules, '@deno')) : [];
  return firstThatRuns([...names.map((name) => join(modules, '@deno', name, 'deno')), 'deno']);
}

/** `CHROMIUM` names one, else what the package holds, else what is on `PATH`. */
export function findChromium(): string | undefined {
  const { CHROMIUM: named } = process.env;
  const usual = ['chromium', 'chromium-browser', 'google-chrome', 'chrome'];
  return firstThatRuns(named === undefined ? [...unpacked(), ...usual] : [named]);
}

/** The package holds a program of two hundred megabytes, compressed; it is unpacked once. */
function unpacked(): string[] {
  const packed = join(modules, '@sparticuz', 'chromium', 'bin', 'chromium.br');
  if (!existsSync(packed) || process.platform !== 'linux' || process.arch !== 'x64') return [];
  const folder = join(modules, '.chromium');
  const file = join(folder, 'chromium');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.part`, brotliDecompressSync(readFileSync(packed)));
    chmodSync(`${file}.part`, 0o755);
    renameSync(`${file}.part`, file);
    for (const archive of ['al2023.tar.br', 'swiftshader.tar.br'])
      execFileSync('tar', ['-x', '-C', folder], {
        input: brotliDecompressSync(
          readFileSync(join(folder, '..', '@sparticuz', 'chromium', 'bin', archive)),
        ),
      });
  }
  return [file];
}

/** Where the libraries lie that the unpacked program needs and this machine may not have. */
export const libraries = join(modules, '.chromium', 'lib');

function firstThatRuns(programs: readonly string[]): string | undefined {
  return programs.find(
    (program) =>
      spawnSync(program, ['--version'], { env: { ...process.env, LD_LIBRARY_PATH: libraries } }).status === 0,
  );
}
