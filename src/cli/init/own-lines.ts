import { isAbsolute } from 'node:path';
import { version } from '../../output/version.ts';
import { soughtScript } from './agent-command.ts';
import { type Caller, programKey } from './caller.ts';
import { hookNames, hookScript, ownMark } from './hook-texts.ts';

/** A program that a file has started as a hook. */
export interface StartedProgram {
  readonly hook: string;
  /** From the top of the repository, or absolute; undefined where git's configuration names it. */
  readonly path: string | undefined;
}

const topWords = /^\$(?:CLAUDE_PROJECT_DIR|\(git rev-parse --show-toplevel\))\//;
const command =
  /\bnode (?:-e )?((?:\\?"[^"\n]*"|'[^'\n]*'|\\.|[^\s"'\\])+) (?:hook ([a-z-]+)|merge [^\n]*?%O)/g;

/** The programs that the commands of a hook, of a hook tool's list, of an agent's settings or of a merge driver start. */
export function programsIn(text: string): StartedProgram[] {
  return [...text.matchAll(command)].flatMap(({ index, 1: started = '', 2: hook = '' }): StartedProgram[] => {
    const sought = soughtScript(started);
    if (sought !== undefined) return [{ hook, path: sought }];
    const word = assigned(started, text.slice(0, index));
    if (word.includes(programKey)) return [{ hook, path: undefined }];
    const path = unquoted(word).replace(topWords, '');
    return path.includes('$') || !path.endsWith('.js') ? [] : [{ hook, path }];
  });
}

/** What a variable of the script holds that is started, or one of the command itself. */
function assigned(word: string, before: string): string {
  if (/^\\?"\$stateward\\?"$/.test(word)) {
    const [, first = ''] = [...before.matchAll(/^ *stateward=(.*)$/gm)].at(-1) ?? [];
    return first;
  }
  return /\bp=((?:'[^']*'|\\.|[^\s;'"\\])+);\[ -f/.exec(word)?.[1] ?? word;
}

/** What a shell makes of a word of these few forms. */
function unquoted(word: string): string {
  return word
    .replaceAll('\\"', '"')
    .replace(
      /"([^"]*)"|'([^']*)'|\\(.)/g,
      (_, double = '', single = '', sign = '') => double + single + sign,
    );
}

/** Whether a text starts a program that is not there. `named` is what git's configuration says. */
export function leadsNowhere(text: string, reaches: Reaches, named: string | undefined): boolean {
  return programsIn(text).some((program) => !isThere(program, reaches, named));
}

export type Reaches = (path: string) => boolean;

export function isThere({ path }: StartedProgram, reaches: Reaches, named: string | undefined): boolean {
  const wanted = path ?? named;
  return wanted !== undefined && reaches(wanted);
}

/** Whether a path is one of this machine alone. */
export function isOfOneMachine({ path }: StartedProgram): boolean {
  return path !== undefined && isAbsolute(path);
}

const paragraph = /<!-- stateward -->[\s\S]*?<!-- \/stateward -->\r?\n?/;
const schemaLine = /^# yaml-language-server: \$schema=.*stateward.*$/m;
const ownUses = (name: string) =>
  new RegExp(`(?<=^\\s*(?:- )?uses: ["']?${name}@)v\\d+\\.\\d+\\.\\d+(?=["']?\\s*$)`, 'gm');
const ownRevision = /(?<=^\s*rev: ["']?)v\d+\.\d+\.\d+(?=["']?\s*\n\s*hooks:\s*\n\s*- id: ["']?stateward)/gm;

/** The repository of the Action that the workflow of `init` names: a copy may have any name, between quotes as `init` writes it. */
export function actionIn(workflow = ''): string | undefined {
  const used = [...workflow.matchAll(/^\s*- uses: "([\w-]+\/[\w.-]+)@/gm)].map(([, name = '']) => name);
  return (
    used.find((name) => name.endsWith('/stateward')) ?? used.find((name) => !name.startsWith('actions/'))
  );
}

/** The same for the hooks of pre-commit. */
export function hooksRepositoryIn(preCommit = ''): string | undefined {
  const repository =
    /^\s*- repo: https:\/\/github\.com\/([\w-]+\/[\w.-]+)\s*\n\s*rev:.*\n\s*hooks:\s*\n\s*- id: stateward/m;
  return repository.exec(preCommit)?.[1];
}

/** What init wrote into a file before, as it writes it now; everything else stays byte for byte. */
export function renewed(there: string, fresh: string, caller: Caller): string {
  const block = (name: string) =>
    new RegExp(`^${ownMark}[^\\n]*\\n(?:.*\\n)*?.* hook ${name} "\\$@".*\\n`, 'm');
  const hooks = hookNames.reduce(
    (text, name) => text.replace(block(name), () => hookScript(name, caller)),
    there,
  );
  const [own] = paragraph.exec(fresh) ?? [];
  const [schema] = schemaLine.exec(fresh) ?? [];
  const commands = commandsIn(fresh);
  return hooks
    .replace(paragraph, (old) => (own === undefined ? old : withBreaksOf(old, own)))
    .replace(schemaLine, (old) => schema ?? old)
    .replace(ownUses('[\\w.-]+/stateward'), `v${version}`)
    .replace(ownUses(actionIn(fresh)?.replaceAll('.', '\\.') ?? '(?!)'), `v${version}`)
    .replace(ownRevision, `v${version}`)
    .replace(quoted, (old) => commands.get(hookOf(old)) ?? old);
}

/** A command in a list of commands stands between double quotes, in JSON as in the YAML that init writes. */
const quoted = /"(?:[^"\\\n]|\\.)*\bhook [a-z-]+(?:[^"\\\n]|\\.)*"/g;

function hookOf(text: string): string {
  return /\bnode .* hook ([a-z-]+)/.exec(text)?.[1] ?? '';
}

function commandsIn(fresh: string): ReadonlyMap<string, string> {
  return new Map([...fresh.matchAll(quoted)].map(([text]) => [hookOf(text), text]));
}

function withBreaksOf(old: string, fresh: string): string {
  return old.includes('\r\n') ? fresh.replaceAll('\n', '\r\n') : fresh;
}

/** A file without what init wrote into it: empty where it wrote all of it, undefined where its lines were changed since. */
export function withoutOwn(there: string, own: string, caller: Caller): string | undefined {
  const current = renewed(there, own, caller).replaceAll('\r\n', '\n');
  const at = own === '' ? -1 : current.indexOf(own);
  if (at < 0) return undefined;
  const left = current.slice(0, at).replace(/\n\n$/, '\n') + current.slice(at + own.length);
  if (/^(?:#!\/bin\/sh\n?)?\s*$/.test(left)) return '';
  return there.includes('\r\n') ? left.replaceAll('\n', '\r\n') : left;
}
