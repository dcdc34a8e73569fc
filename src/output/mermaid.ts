import type { AffectedNode, AffectedView } from '../engine/contract/view.ts';
import { cutAt } from './github-command.ts';
import { safeText } from './safe-text.ts';
import { counted } from './text-layout.ts';
import { looks } from './view-states.ts';
import { shownSubject } from './view-subject.ts';

/** What a node looks like without colours: its outline, and a word for its state. */
const shapes: Readonly<Record<AffectedNode['state'], readonly [open: string, close: string]>> = {
  open: ['["', '"]'],
  active: ['[["', '"]]'],
  done: ['(["', '"])'],
  stuck: ['{{"', '"}}'],
  failed: ['{{"', '"}}'],
};
/** Strokes only: what fills a node and colours its words is the reader's theme. */
const styles = [
  'classDef done stroke:#1a7f37',
  'classDef stuck stroke:#bc4c00',
  'classDef removed stroke-dasharray:6 4',
  'classDef hidden stroke-dasharray:2 4',
  'classDef warning stroke:#bf8700,stroke-width:4px',
  'classDef error stroke:#cf222e,stroke-width:4px',
];
const longestName = 40;

/** The lines of a Mermaid flowchart. Ids are made up, and every sign of a foreign text is an entity code. */
export function flowchart(view: AffectedView): string[] {
  const ids = new Map<string, string>();
  for (const [index, { subject }] of view.nodes.entries())
    if (!ids.has(subject)) ids.set(subject, `n${index}`);
  const edges = view.shape === 'timeline' ? sequence(view) : descent(view, ids);
  return [
    'flowchart LR',
    ...view.nodes.map(nodeLine),
    ...edges,
    ...view.links.flatMap(({ from, to, label }) => linkLine(ids.get(from), ids.get(to), label)),
    ...hiddenLines(view),
    ...styles,
  ];
}

function nodeLine(node: AffectedNode, index: number): string {
  const [open, close] = shapes[node.state];
  return `  n${index}${open}${labelOf(node)}${close}:::${classOf(node)}`;
}

/** `✓ export · Export CSV · done · error here`, so that nobody has to know the colours. */
function labelOf({ subject, label, state, fault, removed }: AffectedNode): string {
  const parts = [
    entityCodes(shownSubject(cut(subject))),
    label === subject ? '' : words(label),
    state,
    removed ? 'removed' : '',
    fault === undefined ? '' : `${fault} here`,
  ];
  const mark = state === 'open' ? '' : `${looks[state].mark} `;
  return mark + parts.filter((part) => part !== '').join(' · ');
}

function classOf({ state, fault, removed }: AffectedNode): string {
  if (fault !== undefined) return fault;
  if (removed) return 'removed';
  return state === 'failed' ? 'stuck' : state;
}

function descent({ nodes }: AffectedView, ids: ReadonlyMap<string, string>): string[] {
  return nodes.flatMap(({ parent, skipped }, index) => {
    const above = parent === undefined ? undefined : ids.get(parent);
    if (above === undefined) return [];
    const line = skipped === undefined ? '-->' : `-. "${counted(skipped, 'level')} between" .->`;
    return [`  ${above} ${line} n${index}`];
  });
}

/** Others may lie between two entries that are shown, hence the dots. */
function sequence({ nodes }: AffectedView): string[] {
  return nodes.slice(1).map((_, index) => `  n${index} -.-> n${index + 1}`);
}

function linkLine(from: string | undefined, to: string | undefined, label = ''): string[] {
  if (from === undefined || to === undefined) return [];
  const said = words(label);
  return [`  ${from} -->${said === '' ? '' : `|"${said}"|`} ${to}`];
}

function hiddenLines({ nodes, hidden }: AffectedView): string[] {
  const counts = nodes.flatMap((node, index) =>
    node.hidden === undefined ? [] : [`  n${index} --- h${index}["… ${node.hidden} more"]:::hidden`],
  );
  return hidden === 0 ? counts : [...counts, `  h["… ${hidden} more"]:::hidden`];
}

function cut(text: string): string {
  return cutAt(text.trim(), longestName);
}

function words(text: string): string {
  return entityCodes(safeText(cut(text)));
}

/**
 * Whatever is no letter, digit or single space as `#code point;`, which Mermaid shows as the character and
 * never reads: no quote, markup, directive, formula or icon is left. `ﬂ°` and `¶ß` are how Mermaid itself writes
 * entity codes down between its passes, and it would read them back.
 */
function entityCodes(text: string): string {
  return text
    .replace(/\ufb02(?=°)/g, '\\u{fb02}')
    .replace(/¶(?=ß)/g, '\\u{b6}')
    .replace(/[^\p{L}\p{N}\p{M} ]| (?= )/gu, (sign) => `#${sign.codePointAt(0) ?? 0};`);
}
