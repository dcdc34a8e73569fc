import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeadLog, headAt, headLog, madeSince } from '../../git/refs/head-log.ts';
import { gitFolderOf } from '../../git/repository.ts';

/** What is remembered of an agent's session in a repository, between its calls. */
export interface SessionState {
  /** HEAD when everything was last found in order, when that was, in seconds, and how many moves git had recorded of it. */
  readonly head?: string;
  readonly at?: number;
  readonly log?: number;
  /** The refusal that came last, and how often in a row. */
  readonly refused?: string;
  readonly times?: number;
  /** What was said at the end of a turn. */
  readonly told?: string;
}

export interface Session {
  readonly state: SessionState;
  /** Where HEAD stands now; undefined where there is no commit yet. */
  readonly head: string | undefined;
  /** The commits that were made at HEAD since the session's state says that it was in order. */
  made(): ReadonlySet<string>;
  /** Remembers that everything is in order now. */
  settle(): void;
  /** Where the state files are kept as they were before a tool: each call of it keeps them anew. */
  files(tool: string): string | undefined;
  /** Keeps what is given over what is there. */
  keep(change: Partial<SessionState>): void;
}

/** In the git directory: no commit holds it, and it goes with the clone. */
const folderName = 'stateward';
const prefix = 'session-';
const longestKept = 14 * 86_400_000;
/** In seconds. */
const longestTool = 900;

/**
 * The session of an agent at a work tree; its first call is remembered as its beginning. One that comes after a tool is not: what
 * was remembered is gone, and what HEAD was when a tool may have begun counts.
 */
export function openSession(top: string, agent: string, name: string | undefined, isLater = false): Session {
  const git = gitFolderOf(top);
  // Only who asks for it waits for git: most calls are about something else.
  let record: HeadLog | undefined;
  const here = () => {
    record ??= headLog(top);
    return record;
  };
  const file = git === undefined ? undefined : join(git, folderName, fileName(agent, name));
  let state = file === undefined ? undefined : readState(file);
  const keep = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    if (git !== undefined && file !== undefined) writeState(join(git, folderName), file, state);
  };
  const now = Math.floor(Date.now() / 1000);
  const settle = () => {
    const { head, moves } = here();
    if (head !== undefined) keep({ head, at: now, log: moves.length });
  };
  if (state?.head === undefined) {
    settle();
    const earlier = isLater ? headAt(here(), now - longestTool) : undefined;
    if (earlier !== undefined) keep({ ...earlier, at: now - longestTool });
  }
  return {
    get state() {
      return state ?? {};
    },
    get head() {
      return here().head;
    },
    files: (tool) => file?.replace(/\.json$/, `-${digest(tool)}.json`),
    made: () => madeSince(here(), state?.log ?? 0),
    settle,
    keep,
  };
}

/** A short name for a text, that no secret hangs on: loading what hashes better takes longer than all of a session. */
export function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

function fileName(agent: string, name: string | undefined): string {
  return `${prefix}${digest(`${agent}\0${name ?? ''}`)}.json`;
}

function readState(file: string): SessionState | undefined {
  try {
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isState(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

const members: Readonly<Record<keyof SessionState, 'string' | 'number'>> = {
  head: 'string',
  at: 'number',
  log: 'number',
  refused: 'string',
  times: 'number',
  told: 'string',
};

function isState(value: unknown): value is SessionState {
  if (typeof value !== 'object' || value === null) return false;
  const found = new Map<string, unknown>(Object.entries(value));
  return Object.entries(members).every(([key, type]) => !found.has(key) || typeof found.get(key) === type);
}

/** Nothing depends on it: where it cannot be written, less is remembered. */
function writeState(folder: string, file: string, state: SessionState): void {
  try {
    const isNew = mkdirSync(folder, { recursive: true }) !== undefined;
    if (!isNew) forgetOld(folder);
    const beside = `${file}.${process.pid}`;
    writeFileSync(beside, JSON.stringify(state));
    renameSync(beside, file);
  } catch {
    // A repository that nobody may write to is judged all the same.
  }
}

function forgetOld(folder: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    if (name.startsWith(prefix) && Date.now() - statSync(file).mtimeMs > longestKept)
      rmSync(file, { force: true });
  }
}
