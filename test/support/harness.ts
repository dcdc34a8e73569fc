import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { installPacked } from './packed.ts';

export const harnessFiles = ['judge.ts', 'harness.ts'] as const;

/** The example of a harness in a folder that has the package installed, as TypeScript and as what runtimes run. */
export async function harnessIn(folder: string): Promise<void> {
  installPacked(folder);
  for (const file of harnessFiles) {
    copyFileSync(join('examples', 'harness', file), join(folder, file));
    const build = await rolldown({ input: join(folder, file), external: /^(?:stateward|node:)/ });
    await build.write({ file: join(folder, file.replace('.ts', '.mjs')) });
    await build.close();
  }
  const node = { types: ['node'], typeRoots: [join(process.cwd(), 'node_modules/@types')] };
  const compilerOptions = {
    ...{ module: 'nodenext', target: 'es2023', lib: ['es2023', 'dom'], strict: true, noEmit: true },
    ...{ allowImportingTsExtensions: true, exactOptionalPropertyTypes: true, ...node },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
}
