import { cleanText, settled } from './task-text.ts';

/**
 * A folded line or paragraph of Markdown as what it says: without emphasis marks, code ticks, escapes and links around
 * texts, with straight quotes, and without what is put behind it as its state changes. No formatter changes it.
 */
export function plainText(folded: string): string {
  const bare = peeled(folded);
  if (!isMarked.test(bare)) return bare;
  const unlinked = bare.replace(link, (_, label: string) => label).replace(autolink, '$1');
  // A formatter takes stars between pieces of code for a pair.
  const unescaped = withoutEmphasis(unlinked.replace(escaped, '$1')).replaceAll('`', '');
  const straight = unescaped.replace(doubleQuotes, '"').replace(singleQuotes, "'");
  // A formatter may escape what is a tag, and then it is part of the text.
  const untagged = settled(withoutEmphasis(straight), 8, (at) => at.replace(tag, ''));
  return untagged.replace(/\s+/g, ' ').trim();
}

/**
 * What a text says at its end, before it, or in a tag, that means that the work was not done; undefined where it says no
 * such thing. In brackets any case will do; without them only capitals are no prose.
 */
export function deniedWork(folded: string, tags: readonly string[] = []): string | undefined {
  const tag = tags.find((each) => denied.test(each));
  if (tag !== undefined) return `[${tag}]`;
  const end = folded.slice(-longestEnd).replace(/[*_`~ ]+$/, '');
  const found = firstMatch(trailingDenials, end);
  return (found ?? leadingDenial.exec(folded))?.[0].trim();
}

const isMarked = /[*_`\\[\]<“”„‟‘’‚‛]/;
const link = /!?\[([^[\]]{1,400})\]\(<?([^()\s<>]{1,400})>?(?: "[^"]{0,200}")?\)/g;
const autolink = /<(https?:\/\/[^<>\s]{1,400})>/g;
const escaped = /\\([!-/:-@[-`{-~])/g;
const doubleQuotes = /[“”„‟]/g;
const singleQuotes = /[‘’‚‛]/g;
const tag = /^\[[A-Z][A-Z0-9-]{0,15}\](?![([:]) */;
const emphasis = /(^|[^\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)([^*_]{0,400}[^*_\s])\2(?![\p{L}\p{N}])/gu;

/** More than this stands nowhere as decoration. */
const longestEnd = 120;
const words = `deferred|skipped|won['’]?t[ -]?(?:do|fix)|cancell?ed|not[ -](?:done|implemented)|partial(?:ly)?(?: done)?|done partially|skip|wip|n/a|abandoned|postponed`;
const capitals = `DEFERRED|SKIPPED|WON['’]?T (?:DO|FIX)|CANCELL?ED|NOT DONE|PARTIAL|N/A`;
const reason = String.raw`(?: ?[:,;–—-]| (?:to|until|till|for|by|as|since|because|per|due)\b)[^()[\]]{0,60}`;
const denied = new RegExp(`^(?:${words})$`, 'i');
const leadingDenial = new RegExp(String.raw`^[*_]{0,3}(?:[([](?:${words})[)\]]|[❌✖])`, 'i');
const trailingDenials: readonly RegExp[] = [
  new RegExp(String.raw`[([](?:${words})(?:${reason})?[)\]]$`, 'i'),
  new RegExp(`(?:^| )[-–—:]+ ?(?:${capitals})$`),
  /(?:^| )WON['’]?T (?:DO|FIX)$/,
  /[❌✖]\uFE0F?$/,
];
const endings: readonly RegExp[] = [
  / ?(?:[-–—] )?(?:✅|✔|☑|✓)\uFE0F? ?\(?\d{4}-\d{2}-\d{2}\)?$/,
  / ?\((?:commit |sha )?`?(?=[0-9a-f]*\d)[0-9a-f]{7,40}`?\)$/i,
  / [—–-]$/,
  / ?(?:[-–—] )?(?:✅|✔|☑|✓)\uFE0F? ?\*{0,2}(?:COMPLETED?|DONE|FINISHED|IMPLEMENTED|VERIFIED)\*{0,2}$/,
  / ?[([](?:COMPLETED|COMPLETE|DONE|FINISHED)(?:[ :,–—-][^()[\]]{0,80})?[)\]]$/,
  ...trailingDenials,
];

/** What came of it, as agents note it behind an arrow. */
const outcome = / (?:→|↳) ?\*{0,2}[A-Z][A-Za-z ]{0,24}:/;

/** A text without what is put behind it as its state changes; one of nothing else means it. */
function peeled(folded: string): string {
  const noted = outcome.exec(folded)?.index ?? -1;
  const own = cleanText(noted > 0 ? folded.slice(0, noted) : folded).text;
  return settled(own, 8, (text) => {
    const end = text.slice(-longestEnd);
    const found = firstMatch(endings, end);
    const at = text.length - end.length + (found?.index ?? end.length);
    return found === null ? text : cleanText(text.slice(0, at).trimEnd()).text;
  });
}

function firstMatch(patterns: readonly RegExp[], text: string): RegExpExecArray | null {
  const found = patterns.find((pattern) => pattern.test(text));
  return found === undefined ? null : found.exec(text);
}

/** A text without stars and underscores around words: a formatter writes the one for the other. */
export function withoutEmphasis(text: string): string {
  return settled(text, 3, (at) => at.replace(emphasis, '$1$3'));
}
