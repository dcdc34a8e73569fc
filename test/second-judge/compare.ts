import { type Commit, judgeHistory, type Said } from './history.ts';
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
export async function differencesOf(format: Format, all: readonly Commit[]): Promise<string[]> {
  const judged = judgeHistory(format, all);
  const commits = decided(format, all, judged);
  const line = lineOf(format, commits);
  const own = new Set(
    (commits === all ? judged : judgeHistory(format, commits))
      .filter(({ rule }) => rule !== 'taken-back')
      .map(({ commit, rule, item, severity }) => line(commit, rule, item, severity)),
  );
  const answers = await askProduct(format, commits);
  const said = new Set(
    answers
      // What the net adds is of no commit.
      .filter(({ scope, rule, commit }) => scope !== 'net' && commit >= 0 && rule !== 'taken-back')
      .map(({ commit, rule, subject, severity }) =>
        line(commit, isDropped(rule, subject) ? 'dropped' : rule, itemOf(format, commits, subject), severity),
      ),
  );
  // What stands refused and is said of a later commit once more is one finding of the report, with both commits.
  const isSaidBefore = (each: string) => {
    const [, commit = '', rest = ''] = /^(\d+) (.*)$/.exec(each) ?? [];
    return (
      / (error|ended)$/.test(rest) &&
      (own.has(each.replace(/\w+$/, 'again')) ||
        commits.some((_, at) => at < Number(commit) && own.has(`${at} ${rest}`) && said.has(`${at} ${rest}`)))
    );
  };
  return [
    ...[...said].filter((each) => !own.has(each) && !isSaidBefore(each)).map((each) => `+ ${each}`),
    ...[...own].filter((each) => !said.has(each) && !each.endsWith(' again')).map((each) => `- ${each}`),
  ];
}

/**
 * How far the law decides a history. An item without a key is its text, and the law is silent on what becomes of an account whose item
 * is another text, and of a text that comes back. Where all items went and that is refused, it names what has to come back, and not
 * what those are that came meanwhile; where the order is refused, not between which items a place is. So the comparison ends with the first such commit.
 */
function decided(format: Format, commits: readonly Commit[], said: readonly Said[]): readonly Commit[] {
  const hasKeys = format !== 'markdown' && format !== 'unnamed-list';
  const keysAt = commits.map(
    ({ text }) =>
      new Set(text === null ? [] : entriesOf(format, readList(format, text)).map(({ key }) => key)),
  );
  const isLast = (at: number) =>
    said.some(
      ({ commit, rule, isRefused }) =>
        commit === at && isRefused && (!hasKeys || ['emptied', 'plan-rotation', 'order'].includes(rule)),
    );
  const comesBack = (at: number) =>
    !hasKeys &&
    [...(keysAt[at] ?? [])].some(
      (key) => keysAt[at - 1]?.has(key) === false && keysAt.slice(0, at - 1).some((keys) => keys.has(key)),
    );
  const end = commits.findIndex((_, at) => isLast(at) || comesBack(at + 1));
  return end < 0 ? commits : commits.slice(0, end + 1);
}

/**
 * What is compared of a finding. What became of an error is left out where the law does not say what its subject is: of an order, of an
 * item whose key stands twice, and of a list whose done field went, which is a list of open items to one reader and none to another.
 */
function lineOf(format: Format, commits: readonly Commit[]) {
  const lists = commits.flatMap(({ text }) => (text === null ? [] : [readList(format, text)]));
  const isLost = lists.some(({ shape }) => !shape);
  const isTwice = (item: string) =>
    lists.some(({ items }) => items.filter(({ id }) => id === item).length > 1);
  return (commit: number, rule: string, item: string, severity: string) => {
    const isVague = rule === 'order' || isLost || isTwice(item);
    return `${commit} ${rule} ${ofList.has(rule) ? '' : item} ${isVague && severity === 'ended' ? 'error' : severity}`;
  };
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
