import { type Commit, judgeHistory } from './history.ts';
import { type Format, readList } from './list.ts';
import { askProduct } from './product.ts';
import { entriesOf } from './step.ts';

/** Rules that speak of the list, whichever item they name. */
const ofList = new Set([
  'evidence',
  'bulk-flip',
  'emptied',
  'unknown-shape',
  'order',
  'plan-rotation',
  'deleted',
  'dropped',
  'hidden',
  'taken-back',
  'begun-anew',
  'reverted',
]);

/** Lines of what one judge says and the other does not: `+` the product alone, `-` the second judge alone. */
export async function differencesOf(format: Format, commits: readonly Commit[]): Promise<string[]> {
  const own = new Set(
    judgeHistory(format, commits)
      .filter(({ rule }) => rule !== 'taken-back')
      .map(({ commit, rule, item, severity }) => line(commit, rule, item, severity)),
  );
  const answers = await askProduct(format, commits);
  const said = new Set(
    answers
      .filter(({ scope, rule }) => scope !== 'net' && rule !== 'taken-back')
      .map(({ commit, rule, subject, severity }) =>
        line(commit, isDropped(rule, subject) ? 'dropped' : rule, itemOf(format, commits, subject), severity),
      ),
  );
  return [
    ...[...said].filter((each) => !own.has(each)).map((each) => `+ ${each}`),
    ...[...own].filter((each) => !said.has(each)).map((each) => `- ${each}`),
  ];
}

function line(commit: number, rule: string, item: string, severity: string): string {
  return `${commit} ${rule} ${ofList.has(rule) ? '' : item} ${severity}`;
}

/** The warning that names both, open items that went and done ones that came, has no name in the law. */
function isDropped(rule: string, subject: string): boolean {
  return rule === 'born-done' && subject === '#(items)';
}

/** The second judge's key of the item that a subject of the product names. */
function itemOf(format: Format, commits: readonly Commit[], subject: string): string {
  const entity = subject.replace(/(?<!#)#(?!#).*$/, '').replaceAll('##', '#');
  if (format !== 'markdown' && format !== 'unnamed-list') return entity;
  const keys = commits.flatMap(({ text }) =>
    text === null ? [] : entriesOf(format, readList(format, text)).map(({ key }) => key),
  );
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const begin = plain(entity.replace(/…[^…]*$/, ''));
  const isCut = entity.includes('…');
  const found = keys.find((key) => (isCut ? plain(key).startsWith(begin) : plain(key) === begin));
  return found ?? keys.find((key) => plain(entity).endsWith(plain(key.replace(/^.*\//, '')))) ?? entity;
}
