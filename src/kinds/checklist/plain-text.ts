const sign = '[✅✔✓☑❌✖⏳⌛🔄🚧🎉🟢🟡🔴🔵⬜⬛]\\uFE0F?';
export const hash = String.raw`(?=[a-f]*\d)[0-9a-f]{7,40}`;
const day = String.raw`\d{4}-\d{2}-\d{2}`;
const state = 'done|completed?|finished|in[ -]progress|wip|todo|pending|not started|blocked';
const progress = String.raw`\d+ ?(?:/|of) ?\d+(?: [a-z]+)?|\d+ ?%(?: [a-z]+)?`;
const denials = `deferred|skipped|won['’]?t[ -]?(?:do|fix)|cancell?ed|not[ -](?:done|implemented)|partial(?:ly)?(?: done)?|done partially|skip|wip|n/a|abandoned|postponed`;
const reason = String.raw`(?: ?[:,;–—-]| (?:to|until|till|for|by|as|since|because|per|due)\b)[^()[\]]{0,60}`;

/** What is said at the end of a text, or before it, that means that the work was not done. Without brackets only capitals are no prose. */
const denialBehind: readonly RegExp[] = [
  new RegExp(String.raw`[([](?:${denials})(?:${reason})?[)\]]$`, 'i'),
  /(?:(?:^| )[-–—:]+ ?(?:DEFERRED|SKIPPED|CANCELL?ED|NOT DONE|PARTIAL|N\/A)|(?:^| )WON['’]?T (?:DO|FIX)|[❌✖]\uFE0F?)$/,
];
const denialBefore = new RegExp(
  String.raw`^(?:[^\s([]+ ){0,2}(?:\[[^\]]*\] ){0,3}[*_]{0,3}(?:[([](?:${denials})[)\]]|[❌✖])`,
  'i',
);

/** What is put behind a text as its state changes: signs with a date or a word, a commit, a status or a count in brackets, a word in capitals. */
const behind: readonly RegExp[] = [
  new RegExp(
    String.raw` ?(?:[-–—] )?(?:${sign} ?)+(?:\(?${day}\)?|COMPLETED?|DONE|FINISHED|IMPLEMENTED|VERIFIED)?$`,
    'u',
  ),
  new RegExp(
    String.raw`(?: ?\((?:commit |sha )?${hash}\)| [—–-]| ?[([](?:${sign} ?)?(?:(?:${state})(?: (?:on |at )?${day})?|${progress})[)\]])$`,
    'iu',
  ),
  new RegExp(
    String.raw`(?:^| )(?:[-–—:]+ ?(?:DONE|COMPLETED?|FINISHED|IN PROGRESS|TODO|PENDING|BLOCKED)(?: ${day})?| ?[([](?:COMPLETED?|DONE|FINISHED)[ :,–—-][^()[\]]{0,80}[)\]])$`,
  ),
  ...denialBehind,
];

/** What is put before it. */
export const signsBefore = new RegExp(`^(?:${sign} ?)+`, 'u');

/** What came of it, as agents note it behind an arrow. */
const outcome = /\s(?:→|->|↳) ?\*{0,2}[A-Z][A-Za-z ]{0,24}:/;

/** More than this stands nowhere as decoration. */
const longestEnd = 200;

/**
 * A text as what it says: as no formatter changes it, and without what is put around it as its state changes. A text of nothing but
 * signs means them.
 */
export function plainText(text: string): string {
  return bared(typeset(withoutOutcome(text)), behind);
}

/** The same of a task in Markdown, whose lines may all have such ends; `end` is what may stand there besides. */
export function plainLines(text: string, end: RegExp): string {
  const ends = [...behind, end];
  const lines = withoutOutcome(text)
    .split('\n')
    .map((line) => bared(typeset(line), ends));
  return lines.length === 1 ? lines.join() : bared(lines.join(' '), ends);
}

function withoutOutcome(text: string): string {
  const noted = outcome.exec(text)?.index ?? -1;
  return noted > 0 ? text.slice(0, noted) : text;
}

function bared(text: string, ends: readonly RegExp[]): string {
  return settled(text, (at) => {
    const tail = at.slice(-longestEnd);
    const found = ends.find((end) => end.test(tail))?.exec(tail) ?? null;
    const left = found === null ? at : at.slice(0, at.length - tail.length + found.index).trimEnd();
    return left.replace(signsBefore, '');
  });
}

/** A text after a step that is taken until it changes nothing, or leaves nothing. */
function settled(text: string, step: (text: string) => string): string {
  let at = text;
  for (let pass = 0; pass < mostPasses; pass++) {
    const next = step(at);
    if (next === at || next === '') break;
    at = next;
  }
  return at;
}

const mostPasses = 16;

/** What a text says that means that the work was not done; undefined where it says no such thing. */
export function deniedWork(text: string): string | undefined {
  const end = text.slice(-longestEnd).replace(/[*_`~ ]+$/, '');
  const found = denialBehind.find((pattern) => pattern.test(end))?.exec(end) ?? denialBefore.exec(text);
  return found?.[0].trim();
}

const link = /!?\[([^[\]]{1,400})\]\(<?([^()\s<>]{1,400})>?(?: "[^"]{0,200}")?\)/g;
const emphasis = /(^|[^\p{L}\p{N}])(\*{1,3}|_{1,3}|~~)(?=\S)([^*_~]{0,400}[^*_~\s])\2(?![\p{L}\p{N}])/gu;

/** Markdown without emphasis marks, code ticks, escapes and links around texts, with straight quotes. Most texts have few of them. */
function typeset(text: string): string {
  let plain = text.trim();
  if (plain.includes('](')) plain = plain.replace(link, '$1');
  if (plain.includes('<')) plain = plain.replace(/<(https?:\/\/[^<>\s]{1,400})>/g, '$1');
  if (plain.includes('\\')) plain = plain.replace(/\\([!-/:-@[-`{-~])/g, '$1');
  if (/[*_~]/.test(plain)) plain = withoutEmphasis(plain);
  // A formatter takes stars between pieces of code for a pair.
  if (plain.includes('`')) plain = withoutEmphasis(plain.replaceAll('`', ''));
  if (/[“”„‟‘’‚‛]/.test(plain)) plain = plain.replace(/[“”„‟]/g, '"').replace(/[‘’‚‛]/g, "'");
  return /\s\s|[^\S ]/.test(plain) ? plain.replace(/\s+/g, ' ') : plain;
}

/** A text without stars and underscores around words: a formatter writes the one for the other. */
export function withoutEmphasis(text: string): string {
  return settled(text, (at) => at.replace(emphasis, '$1$3'));
}
