import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type FrontmatterUpdate,
  fsApplyPatch,
  fsWrite,
  type WriteContext,
  type WriteResult,
} from '../../src/store.ts';

/** A folder in which guarded writes are made, inside of one in which nothing may change. */
export interface GuardedRoot {
  readonly outside: string;
  readonly root: string;
  put(path: string, content: string | Uint8Array): void;
  read(path: string): string;
  /** Every file below the root but the store's own. */
  files(): string[];
  audit(): Record<string, unknown>[];
  write(
    path: string,
    content: string,
    more?: Partial<WriteContext> & { readonly ifMatchSha256?: string },
  ): Promise<WriteResult>;
  patch(
    path: string,
    update: FrontmatterUpdate,
    more?: Partial<WriteContext> & { readonly ifMatchSha256?: string },
  ): Promise<WriteResult>;
  cleanup(): void;
}

export function createGuardedRoot(files: Readonly<Record<string, string | Uint8Array>> = {}): GuardedRoot {
  const outside = realpathSync(mkdtempSync(join(tmpdir(), 'stateward-guarded-')));
  const root = join(outside, 'root');
  mkdirSync(root);
  const put = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const [path, content] of Object.entries(files)) put(path, content);
  return {
    outside,
    root,
    put,
    read: (path) => readFileSync(join(root, path), 'utf8'),
    files: () => filesBelow(root).filter((path) => !/^\.stateward(?:\/|$)/.test(path)),
    audit: () =>
      readFileSync(join(root, '.stateward/execution.jsonl'), 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    write: (path, content, { ifMatchSha256, ...context } = {}) =>
      fsWrite(
        { path, content, ...(ifMatchSha256 === undefined ? {} : { ifMatchSha256 }) },
        { root, ...context },
      ),
    patch: (path, update, { ifMatchSha256, ...context } = {}) =>
      fsApplyPatch(
        {
          path,
          patch: { operation: 'updateFrontmatter', update },
          ...(ifMatchSha256 === undefined ? {} : { ifMatchSha256 }),
        },
        { root, ...context },
      ),
    cleanup: () => rmSync(outside, { recursive: true, force: true }),
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
