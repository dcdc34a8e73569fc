import type { ViewNode } from '../../../engine/contract/view.ts';
import { addTo } from '../../../formats/group.ts';
import { html, type Markup } from '../../html/markup.ts';
import { looks } from '../../view-states.ts';

/** What is said of nodes beside what they are. */
export interface Remarks {
  readonly changed: ReadonlySet<string>;
  readonly refused: ReadonlySet<string>;
}

interface Row {
  readonly node: ViewNode;
  readonly depth: number;
  readonly parent: number;
  readonly children: number;
  readonly place: number;
  readonly siblings: number;
  /** The span of the outermost node that it lies in. */
  readonly axis: ViewNode['span'];
}

export interface Outline {
  show(nodes: readonly ViewNode[], remarks: Remarks): void;
}

const rowHeight = 34;
const margin = 8;
/** So many nodes are shown unfolded, unless somebody folds them. */
const fewNodes = 300;

/** A tree of which only the rows in sight are made, so that ten thousand nodes cost no more than fifty. */
export function outlineIn(place: HTMLElement, label: string): Outline {
  place.innerHTML =
    html`<div class="tools"><label><input type="checkbox"> only what changed or stands refused</label><button type="button" data-fold="open">Unfold all</button><button type="button" data-fold="">Fold all</button></div>
<div class="tree" role="tree" tabindex="0" aria-label="${label}"><div role="presentation"></div></div>`.markup;
  const tree = found(place, '.tree');
  const inner = found(tree, 'div');
  const only = found(place, 'input') as HTMLInputElement;
  const folded = new Map<string, boolean>();
  let nodes: readonly ViewNode[] = [];
  let remarks: Remarks = { changed: new Set(), refused: new Set() };
  let rows: readonly Row[] = [];
  let current = 0;
  let isAllOpen: boolean | undefined;

  const isNoted = ({ subject }: ViewNode) => remarks.changed.has(subject) || remarks.refused.has(subject);

  function isOpen(subject: string, depth: number): boolean {
    return folded.get(subject) ?? isAllOpen ?? (nodes.length <= fewNodes || depth < 1);
  }

  function arrange(): void {
    const subject = rows[current]?.node.subject;
    rows = rowsOf(only.checked ? nodes.filter(isNoted) : nodes, only.checked ? () => true : isOpen);
    current = Math.max(
      0,
      rows.findIndex(({ node }) => node.subject === subject),
    );
    inner.style.height = `${rows.length * rowHeight}px`;
    draw();
  }

  function draw(): void {
    const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - margin);
    const last = Math.ceil((tree.scrollTop + tree.clientHeight) / rowHeight) + margin;
    inner.innerHTML =
      html`${rows.slice(first, last).map((row, index) => rowMarkup(row, first + index))}`.markup;
    for (const [index, element] of [...inner.children].entries())
      if (element instanceof HTMLElement) {
        element.style.top = `${(first + index) * rowHeight}px`;
        element.style.paddingLeft = `${Math.min(rows[first + index]?.depth ?? 0, 14) * 18 + 8}px`;
      }
    tree.setAttribute('aria-activedescendant', `row-${current}`);
    if (rows.length === 0) inner.innerHTML = html`<p class="faint">Nothing.</p>`.markup;
  }

  function rowMarkup({ node, depth, children, place: at, siblings, axis }: Row, index: number): Markup {
    const { subject, label: title, state, detail, span } = node;
    const { mark } = looks[state];
    const open = children > 0 ? isOpen(subject, depth) : undefined;
    const notes = [
      remarks.refused.has(subject) && html` <span class="badge error">refused</span>`,
      remarks.changed.has(subject) && html` <span class="badge note">changed</span>`,
    ];
    return html`<div role="treeitem" id="row-${index}" class="row${index === current ? ' current' : ''}" data-row="${index}" aria-level="${depth + 1}" aria-posinset="${at}" aria-setsize="${siblings}" ${open === undefined ? '' : attribute('aria-expanded', String(open))}><span class="fold" aria-hidden="true">${open === undefined ? '' : open ? '▾' : '▸'}</span><span class="mark ${state}" aria-hidden="true">${mark}</span><span class="sr">${state} </span><span class="name">${title === '' || title === subject ? subject : span !== undefined ? title : html`<code>${subject.split('#').at(-1)}</code> ${title}`}</span>${notes}<span class="detail">${detail}</span>${span !== undefined && axis !== undefined && bar(span, axis, state)}</div>`;
  }

  function move(to: number): void {
    if (rows.length === 0) return;
    current = Math.min(rows.length - 1, Math.max(0, to));
    const top = current * rowHeight;
    if (top < tree.scrollTop) tree.scrollTop = top;
    else if (top + rowHeight > tree.scrollTop + tree.clientHeight)
      tree.scrollTop = top + rowHeight - tree.clientHeight;
    draw();
  }

  function fold(row: Row | undefined, open: boolean): void {
    if (row === undefined || row.children === 0 || only.checked) return;
    folded.set(row.node.subject, open);
    arrange();
  }

  tree.addEventListener('scroll', draw, { passive: true });
  tree.addEventListener('click', ({ target }) => {
    const element = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
    if (element === null) return;
    current = Number(element.dataset.row);
    const row = rows[current];
    if (row !== undefined && row.children > 0) fold(row, !isOpen(row.node.subject, row.depth));
    else draw();
  });
  tree.addEventListener('keydown', (event) => {
    const row = rows[current];
    const open = row !== undefined && row.children > 0 && isOpen(row.node.subject, row.depth);
    const page = Math.floor(tree.clientHeight / rowHeight);
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(current + 1),
      ArrowUp: () => move(current - 1),
      PageDown: () => move(current + page),
      PageUp: () => move(current - page),
      Home: () => move(0),
      End: () => move(rows.length - 1),
      ArrowRight: () => (open ? move(current + 1) : fold(row, true)),
      ArrowLeft: () => (open ? fold(row, false) : move(row?.parent ?? current)),
      Enter: () => fold(row, !open),
    };
    const action = keys[event.key];
    if (action === undefined) return;
    event.preventDefault();
    action();
  });
  only.addEventListener('change', arrange);
  for (const button of place.querySelectorAll<HTMLElement>('[data-fold]'))
    button.addEventListener('click', () => {
      folded.clear();
      isAllOpen = button.dataset.fold === 'open';
      arrange();
    });
  addEventListener('resize', draw);
  return {
    show(shown, said) {
      nodes = shown;
      remarks = said;
      found(place, '.tools').hidden = shown.length === 0;
      arrange();
    },
  };
}

export function found(within: ParentNode, selector: string): HTMLElement {
  const element = within.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`there is no ${selector}`);
  return element;
}

/** Only values of our own. */
function attribute(name: string, value: string): Markup {
  return { markup: `${name}="${value}"` };
}

/** Where a node lies between the beginning and the end of the outermost one. */
function bar(
  [from, to]: NonNullable<ViewNode['span']>,
  axis: NonNullable<ViewNode['span']>,
  state: string,
): Markup {
  const start = axis[0];
  const end = axis[1] ?? from;
  const whole = Math.max(1, end - start + 1);
  const left = ((from - start) / whole) * 100;
  const width = Math.max(1.5, (((to ?? end) - from + 1) / whole) * 100);
  const said = `events ${from} to ${to ?? 'now'}`;
  return html`<svg class="span ${state}" viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="${said}"><rect class="axis" x="0" y="4.5" width="100" height="1"/><rect x="${left.toFixed(2)}" y="0" width="${width.toFixed(2)}" height="10"/></svg>`;
}

/** The rows that are unfolded, in order; whatever nodes say of their parents, each is there once. */
function rowsOf(nodes: readonly ViewNode[], isOpen: (subject: string, depth: number) => boolean): Row[] {
  const known = new Set(nodes.map(({ subject }) => subject));
  const children = new Map<string, ViewNode[]>();
  const roots: ViewNode[] = [];
  for (const node of nodes) {
    const { parent } = node;
    if (parent === undefined || parent === node.subject || !known.has(parent)) roots.push(node);
    else addTo(children, parent, node);
  }
  const rows: Row[] = [];
  const seen = new Set<ViewNode>();
  type Pending = Omit<Row, 'children'>;
  const pending = (list: readonly ViewNode[], depth: number, parent: number, axis: Row['axis']): Pending[] =>
    list
      .map((node, index) => ({
        node,
        depth,
        parent,
        place: index + 1,
        siblings: list.length,
        axis: axis ?? node.span,
      }))
      .reverse();
  const stack = pending(roots, 0, 0, undefined);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (seen.has(next.node)) continue;
    seen.add(next.node);
    const own = children.get(next.node.subject) ?? [];
    const index = rows.push({ ...next, children: own.length }) - 1;
    if (own.length > 0 && isOpen(next.node.subject, next.depth))
      stack.push(...pending(own, next.depth + 1, index, next.axis));
  }
  return rows;
}
