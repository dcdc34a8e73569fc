import type { RuleInfo } from '../library/catalogue.ts';
import { pageLink } from '../output/home.ts';
import { wrap } from '../output/wrap.ts';

const column = 9;

/** Why a rule exists, what to do, and what its page says, at most `width` columns wide. */
export function explainText(rule: RuleInfo, page: string, width: number): string {
  const said = (label: string, texts: readonly string[]) =>
    texts
      .flatMap((text) => wrap(text, width - column))
      .map((line, index) => `${(index === 0 ? label : '').padEnd(column)}${line}`.trimEnd());
  const lines = [
    `${rule.id}  (${rule.severity === 'off' ? 'off until it is switched on' : rule.severity})`,
    ...wrap(rule.title, width),
    '',
    ...said('Why', [rule.why]),
    ...said('Repair', [rule.fix]),
    ...said('Says', Object.entries(rule.messages).map(messageLine(rule))),
    ...said('Judged', [`${rule.scopes.map(scopeWords).join('; ')}${needsText(rule)}`]),
    ...(rule.laws.length === 0 ? [] : said('Law', [rule.laws.join(', ')])),
    ...(rule.supersedes.length === 0
      ? []
      : said('Instead', [`of ${rule.supersedes.join(', ')}, where both find the same thing wrong`])),
    ...(rule.options === undefined
      ? []
      : said('Options', [`${JSON.stringify(rule.options.defaults)} by default`])),
    ...(rule.fixed ? ['It cannot be switched off or weakened.'] : []),
    ...(page === '' ? [] : ['', ...pageLines(page, width)]),
    '',
    ...said('Examples', [pageLink(`rules/${rule.id}.md`)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** Prose is wrapped; tables and what is to be copied are not. */
function pageLines(page: string, width: number): string[] {
  let isCode = false;
  return page.split('\n').flatMap((line) => {
    if (line.startsWith('```')) isCode = !isCode;
    if (line.startsWith('```')) return [];
    if (isCode) return [`  ${line}`];
    if (line.startsWith('|') || line === '') return [line];
    const [, sign = '', rest = ''] = /^(\s*(?:[-*]|\d+\.) )?(.*)$/.exec(line.replace(/^#+ /, '')) ?? [];
    const blanks = ' '.repeat(sign.length);
    return wrap(rest, width - sign.length).map((part, index) => (index === 0 ? sign : blanks) + part);
  });
}

/** What stands in a value's place is a word of the reader's: `{item}` is "the item". */
function messageLine({ messageSeverities, severity }: RuleInfo) {
  return ([id, message]: [string, string]) => {
    const own = messageSeverities[id];
    const words = message.replace(/\{(\w+)\}/g, (_, name: string) => `<${name}>`);
    return own === undefined || own === severity ? words : `${words}  (${own})`;
  };
}

const scopes: Readonly<Record<string, string>> = {
  snapshot: 'one version by itself',
  step: 'each commit',
  merge: 'each merge',
  net: 'a range as a whole',
};

function scopeWords(scope: string): string {
  return scopes[scope] ?? scope;
}

function needsText({ needs }: RuleInfo): string {
  if (needs.length === 0) return '';
  const texts = needs.map((need) => (typeof need === 'string' ? need : need.join(' or ')));
  return `; needs ${texts.join(' and ')}`;
}
