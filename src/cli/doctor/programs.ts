import { dirname, join } from 'node:path';
import { fieldOf } from '../../check/json-fields.ts';
import type { TopFolder } from '../../check/top-folder.ts';
import { jsonObjectIn } from '../../formats/json-value.ts';
import { programKey } from '../init/caller.ts';

/** Words of a shell, and of JavaScript in one, that name the program: bare, or between quotes. */
const words =
  /(?<=[\s"'=;]|^)(?:'([^'\n\\]*\bcli\.js)'|"([^"$\n\\]*\bcli\.js)"|([\w@%+,./-]*\bcli\.js))(?=[\s"';\]]|$)/gm;

/** The programs that a text starts, from the top of the repository or absolute; undefined for that of git's configuration. */
export function programsIn(text: string): (string | undefined)[] {
  const found = [...text.matchAll(words)].map(([, single, double, bare]) => single ?? double ?? bare);
  const paths = new Set(found.filter((path) => path !== undefined && !path.includes('<')));
  return text.includes(programKey) ? [undefined] : [...paths];
}

/** The version of a program, which says it in the package around it. */
export function versionOf(folder: TopFolder, program: string | undefined): string | undefined {
  if (program === undefined) return undefined;
  const file = join(dirname(dirname(program)), 'package.json');
  const text = folder.textAt(program.startsWith('/') ? file : join(folder.folder, file)) ?? '';
  const root = jsonObjectIn(text);
  const [name, said] = [fieldOf(root, 'name'), fieldOf(root, 'version')];
  return name === 'stateward' && typeof said === 'string' ? said : undefined;
}
