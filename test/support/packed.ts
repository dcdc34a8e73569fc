import { copyFileSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { builtFolder } from './built.ts';

/**
 * Makes a folder a package of its own that has `stateward` installed, as these sources would be packed: code, types and schemas, and no
 * page.
 */
export function installPacked(folder: string): void {
  const installed = join(folder, 'node_modules', 'stateward');
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  // Without one the package of some folder above would be this one.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "dependencies": { "stateward": "*" } }\n');
  copyFileSync('package.json', join(installed, 'package.json'));
  symlinkSync(builtFolder, join(installed, 'dist'), 'dir');
  symlinkSync(resolve('schemas'), join(installed, 'schemas'), 'dir');
}
