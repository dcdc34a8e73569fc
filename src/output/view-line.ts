import type { ViewLink, ViewNode } from '../engine/contract/view.ts';
import { displayWidth, splitAtWidth } from './display-width.ts';
import { safeQuoted, safeText } from './safe-text.ts';
import type { Paint } from './style.ts';
import { shortened } from './text-layout.ts';
import type { OutlineRow } from './view-outline.ts';
import { countStates, looks } from './view-states.ts';
import { shownSubject } from './view-subject.ts';

export interface ViewLayout {
  readonly width: number;
  readonly paint: Paint;
  /** Whether a node says its detail though nothing about it is noteworthy. */
  readonly showsDetails: boolean;
  readonly mostLinks: number;
}

/** What is left of an escape that was cut in the middle. */
const brokenEscape = /\\(?:u(?:\{[0-9a-f]*|[0-9a-f]{0,3}))?$/;
const gap = '  ';

/** `├─ ▸ export "Export CSV"  active, 1 of 3 attempts`, never wider than the terminal. */
export function nodeLine({ node, branch, indent }: OutlineRow, layout: ViewLayout): string {
  const { paint } = layout;
  const { mark, style } = looks[node.state];
  const room = layout.width - indent - 2;
  // A short name leaves its room to the remark.
  const left = room - displayWidth(nameOf(node, room)) - gap.length;
  const remark = cutTo(remarkOf(node, layout), Math.max(Math.floor(room / 2), left));
  const name = nameOf(node, room - (remark === '' ? 0 : displayWidth(remark) + gap.length));
  return `${paint('faint', branch)}${paint(style, mark)} ${name}${remark === '' ? '' : gap + paint(style, remark)}`;
}

/** `→ review  when it fails`, under the node that it leads away from. */
export function linkLines(row: OutlineRow, links: readonly ViewLink[], layout: ViewLayout): string[] {
  const start = `${layout.paint('faint', row.rail)}${gap}`;
  const room = layout.width - row.rail.length - gap.length;
  const lines = links.slice(0, layout.mostLinks).map(({ to, label }) => {
    const remark = label === undefined || label === '' ? '' : gap + safeQuoted(shortened(label));
    return start + cutTo(`→ ${shownSubject(to)}${remark}`, room);
  });
  const more = links.length - lines.length;
  return more === 0 ? lines : [...lines, `${start}→ and ${more} more`];
}

/** Drawn where the shallowest of the hidden nodes would stand. */
export function hiddenLine(rows: readonly OutlineRow[], { width, paint }: ViewLayout): string {
  const shallowest = rows.reduce<OutlineRow | undefined>(
    (least, row) => (least === undefined || row.depth < least.depth ? row : least),
    undefined,
  );
  const nodes = rows.map(({ node }) => node);
  const text = `⋮ ${rows.length} hidden: ${countStates(nodes)}`;
  return paint('faint', (shallowest?.branch ?? '') + cutTo(text, width - (shallowest?.indent ?? 0)));
}

/** A subject, and what people call it if that is something else. What stands in a node need not repeat its name. */
function nameOf({ subject, label, parent }: ViewNode, room: number): string {
  const isWithin = parent !== undefined && subject.startsWith(`${parent}#`);
  const id = cutTo(shownSubject(isWithin ? subject.slice(parent.length + 1) : subject), room);
  const left = room - displayWidth(id) - 3;
  if (label === '' || label === subject || left < 3) return id;
  const quoted = safeQuoted(shortened(label)).slice(1, -1);
  return `${id} "${cutTo(quoted, left)}"`;
}

function remarkOf({ state, detail }: ViewNode, { showsDetails }: ViewLayout): string {
  const { word } = looks[state];
  const said = detail !== undefined && (word !== '' || showsDetails) ? safeText(shortened(detail)) : '';
  return [word, said].filter((part) => part !== '').join(', ');
}

function cutTo(text: string, width: number): string {
  if (displayWidth(text) <= width) return text;
  const [head] = splitAtWidth(text, width - 1);
  return `${head.replace(brokenEscape, '')}…`;
}
