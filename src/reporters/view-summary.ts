import type { View, ViewNode } from '../core/view.ts';
import { safeText } from './safe-text.ts';
import { looks, states } from './view-states.ts';
import { shownSubject } from './view-subject.ts';
import { wrap } from './wrap.ts';

const mostNames = 3;

/** `3 of 7 done; active: export; stuck: import, print; next: export`. */
export function summaryLines({ nodes, summary, next = [] }: View, width: number): string[] {
  if (summary !== undefined) return wrap(safeText(summary), width);
  if (nodes.length === 0) return ['nothing in it'];
  const done = nodes.filter(({ state }) => state === 'done').length;
  const named = states
    .filter((state) => looks[state].word !== '')
    .map((state) => ({ word: looks[state].word, those: nodes.filter((node) => node.state === state) }))
    .filter(({ those }) => those.length > 0)
    .map(({ word, those }) => `${word}: ${names(those)}`);
  const coming = next.flatMap((subject) => nodes.find((node) => node.subject === subject) ?? []);
  const may = coming.length === 0 ? [] : [`next: ${names(coming)}`];
  return wrap([`${done} of ${nodes.length} done`, ...named, ...may].join('; '), width);
}

function names(nodes: readonly ViewNode[]): string {
  const shown = nodes.slice(0, mostNames).map(({ subject }) => shownSubject(subject));
  const more = nodes.length - shown.length;
  return `${shown.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
