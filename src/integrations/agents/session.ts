import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fieldOf } from '../../check/json-fields.ts';
import { jsonObjectIn } from '../../formats/json-value.ts';
import { type HeadLog, headAt, headLog, madeSince } from '../../git/refs/head-log.ts';
import { gitFolderOf } from '../../git/repository.ts';

/** What is remembered of an agent's session in a repository, between its calls. */
interface SessionState {
  /** HEAD when everything was last found in order, when that was, in seconds, and how many moves git had recorded of it. */
  readonly head: string | undefined;
  readonly at: number;
  readonly log: number;
  /** The refusal that came last, and how often in a row. */
  readonly refused: string;
  readonly times: number;
  /** What was said at the end of a turn. */
  readonly told: string;
}

/** HEAD when all was in order and now, when the first one was seen, in seconds, and what git says was committed here since. */
export interface Since {
  readonly base: string;
  readonly head: string;
  readonly at: number;
  readonly made: ReadonlySet<string>;
}

export interface Session {
  /** What has to be judged of HEAD; undefined where nothing was committed. */
  since(): Since | undefined;
  /** Remembers that everything is in order now. */
  settle(): void;
  /** How often an edit is refused in these words in a row; undefined is one that passes. */
  refusals(text: string | undefined): number;
  /** Whether the end of a turn was told this before. */
  isTold(text: string): boolean;
  /** Where the state files are kept as they were before a tool: each call of it keeps them anew. */
  files(tool: string): string;
}

const prefix = 'session-';
const longestKept = 14 * 86_400_000;
/** In seconds. */
const longestTool = 900;

/**
 * The session of an agent at a work tree; its first call is remembered as its beginning. One that comes after a tool is not: what
 * was remembered is gone, and what HEAD was when a tool may have begun counts.
 */
export function openSession(top: string, agent: string, name: string | undefined, isLater = false): Session {
  // In the git directory: no commit holds it, and it goes with the clone.
  const folder = join(gitFolderOf(top) ?? join(top, '.git'), 'stateward');
  const file = join(folder, `${prefix}${digest(`${agent}\0${name ?? ''}`)}`);
  let state = readState(`${file}.json`);
  const keep = (change: Partial<SessionState>) => {
    state = { ...state, ...change };
    writeState(folder, `${file}.json`, state);
  };
  // Only who asks for it waits for git: most calls are about something else.
  let record: HeadLog | undefined;
  const here = () => {
    record ??= headLog(top);
    return record;
  };
  const now = Math.floor(Date.now() / 1000);
  const settle = () => {
    const { head, moves } = here();
    if (head !== undefined) keep({ head, at: now, log: moves.length });
  };
  if (state.head === undefined) {
    settle();
    const earlier = isLater ? headAt(here(), now - longestTool) : undefined;
    if (earlier !== undefined) keep({ ...earlier, at: now - longestTool });
  }
  return {
    since: () => {
      const { head } = here();
      const made = madeSince(here(), state.log);
      const isSame = head === undefined || (head === state.head && made.size === 0);
      return isSame ? undefined : { base: state.head ?? head, head, at: state.at, made };
    },
    settle,
    refusals: (text) => {
      const refused = text === undefined ? '' : digest(text);
      const times = state.refused === refused ? state.times + 1 : 1;
      if (text !== undefined || state.refused !== '') keep({ refused, times });
      return times;
    },
    isTold: (text) => {
      const isKnown = state.told === digest(text);
      if (!isKnown) keep({ told: digest(text) });
      return isKnown;
    },
    files: (tool) => `${file}-${digest(tool)}.json`,
  };
}

/** A short name for a text, that no secret hangs on: loading what hashes better takes longer than all of a session. */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  return [high, low].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Anybody may have written there: what is of another type counts as nothing. */
function readState(file: string): SessionState {
  const read = existsSync(file) ? jsonObjectIn(readFileSync(file, 'utf8')) : undefined;
  const text = (key: string) => [fieldOf(read, key)].find((value) => typeof value === 'string');
  const number = (key: string) => [fieldOf(read, key)].find((value) => typeof value === 'number') ?? 0;
  return {
    ...{ head: text('head'), at: number('at'), log: number('log') },
    ...{ refused: text('refused') ?? '', times: number('times'), told: text('told') ?? '' },
  };
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
