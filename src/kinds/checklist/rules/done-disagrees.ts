import { subjectOf } from '../../../engine/contract/subject.ts';
import { aboutMark, placedIn } from '../about.ts';
import { shownFolded } from '../differences.ts';
import { type ChecklistFacts, checklistRule, type ItemPair } from '../facts.ts';
import { denialsIn } from '../meaning.ts';
import { pagesOf } from '../mentions.ts';
import type { Item } from '../model.ts';
import { statusOfPage } from '../page-status.ts';
import { afterPlace, beforePlace, nameOf } from '../places.ts';
import { fieldOf } from '../read-item.ts';

export const doneDisagrees = checklistRule({
  id: 'checklist/done-disagrees',
  title: 'What says done agrees with itself',
  why: 'An item that is done by one field and open by another, or by its own words, is read differently by every reader.',
  fix: 'Set both to what is true: what was not done stays open, and the text of what was done does not deny it.',
  severity: 'warning',
  messageSeverities: { denied: 'error' },
  since: '0.1.0',
  scopes: ['snapshot', 'step'],
  messages: {
    disagrees: '{item}: {field} says done, but {decides} decides and does not',
    denied: '{item} is done, but its text says {denial}',
    said: '{item} turned done, but its text still says {denial}',
    unmet: '{item} turned done, but these are open in it: {open}',
    page: '{item} turned done, but {path} says {status}',
    pageless: '{item} turned done, but there is no {path}',
  },
  *check(facts, problem) {
    if (facts.scope !== 'step') {
      for (const item of facts.after?.byKey.values() ?? []) {
        const { disagrees: field, doneField: decides = '' } = item;
        if (field === undefined) continue;
        const related = [{ ...afterPlace(item, decides), label: 'decides' }];
        const refuses = [field, decides].map((name) => subjectOf(item.key, name));
        const detail = { subject: subjectOf(item.key, field), at: afterPlace(item, field), related, refuses };
        yield problem('disagrees', { item: nameOf(item), field, decides }, detail);
      }
      return;
    }
    for (const { pair, denial, id } of denials(facts)) {
      const { before, after: item } = pair;
      const was = before && { ...beforePlace(before, before.doneField), label: 'was' };
      const detail = { ...aboutMark(item), related: was === undefined ? [] : [was] };
      const refuses = before === undefined ? {} : placedIn(pair);
      yield problem(id, { item: nameOf(item), denial: shownFolded(denial) }, { ...detail, ...refuses });
    }
    for (const { after: item } of facts.flips) {
      const open = openIn(item, facts);
      if (open.length > 0)
        yield problem('unmet', { item: nameOf(item), open: shownFolded(open) }, aboutMark(item));
      for (const { id, path, status } of pagesAgainst(item, facts))
        yield problem(id, { item: nameOf(item), path, status }, aboutMark(item));
    }
  },
});

/** Said of what turns done or comes done, and of what is done where the words are new. */
function* denials({ after, pairs, bornDone }: ChecklistFacts) {
  const born = bornDone.map((item) => ({ before: undefined, after: item, isPlaced: undefined }));
  for (const pair of after === null ? [] : [...pairs, ...born]) {
    const { before, after: item } = pair;
    if (after === null || !item.done || before?.raw === item.raw) continue;
    const known = new Set(before && denialsIn(before, after.preset));
    for (const denial of denialsIn(item, after.preset))
      if (!known.has(denial)) yield { pair, denial, id: 'denied' as const };
      else if (before?.done === false) yield { pair, denial, id: 'said' as const };
  }
}

function openIn({ raw }: ItemPair['after'], { after }: ChecklistFacts) {
  return (after?.preset.unmet ?? []).flatMap((field) => {
    const value = fieldOf(raw, field);
    return Array.isArray(value) ? value : [];
  });
}

/** The pages of an item that say something else, as far as they were looked for. */
function* pagesAgainst(item: Item, { after, files }: ChecklistFacts) {
  for (const { name, page } of after === null ? [] : pagesOf(item, after.preset)) {
    const file = Object.hasOwn(files, name) ? files[name] : undefined;
    if (file === undefined || after === null) continue;
    const { path, text } = file;
    if (path === undefined) {
      if (page.isNeeded) yield { id: 'pageless' as const, path: name, status: '' };
      continue;
    }
    const status = page.status === undefined ? undefined : statusOfPage(text ?? '', page.status);
    if (status !== undefined && !isDoneStatus(status, after.preset))
      yield { id: 'page' as const, path, status };
  }
}

/** As the items of the list say it, however it is written. */
function isDoneStatus(status: string, { done }: NonNullable<ChecklistFacts['after']>['preset']): boolean {
  const word = status.toLowerCase().replace(/[\s_]+/g, '-');
  return done.some(({ values = [] }) => values.includes(word));
}
