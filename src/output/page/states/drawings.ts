import type { FileStep } from '../../../engine/contract/states.ts';
import type { ViewNode } from '../../../engine/contract/view.ts';
import { html, type Markup } from '../../html/markup.ts';
import type { PageFile } from '../../states/states-page.ts';
import { stepsOf } from './state-at.ts';

/** How a run came from one node of a graph to the next one. */
export interface Move {
  readonly commit: number;
  readonly from: string;
  readonly to: string;
  readonly isJump: boolean;
}

/** The moves of a file on its graph. */
export function movesOf(file: PageFile): readonly Move[] {
  const at = stepsOf(file);
  const links = new Set(file.links.map(({ from, to }) => JSON.stringify([from, to])));
  const moves: Move[] = [];
  let from: string | undefined;
  for (const [index, { commit }] of file.steps.entries()) {
    const to = at(index)?.nodes.find(({ state }) => state === 'active' || state === 'stuck')?.subject;
    if (to === undefined || to === from) continue;
    if (from !== undefined) moves.push({ commit, from, to, isJump: !links.has(JSON.stringify([from, to])) });
    from = to;
  }
  return moves;
}

const nodeWidth = 184;
const nodeHeight = 46;
const mostLetters = 22;

/** The graph with what was walked of it up to a commit; a jump is drawn beside the links. */
export function graphMarkup(
  { layout, path }: PageFile,
  nodes: readonly ViewNode[],
  moves: readonly Move[],
  isRefused: (move: Move) => boolean,
): Markup {
  if (layout === undefined) return html``;
  const places = new Map(layout.nodes.map((node) => [node.subject, node]));
  const states = new Map(nodes.map((node) => [node.subject, node]));
  const walked = new Set(moves.map(({ from, to }) => JSON.stringify([from, to])));
  const links = layout.links.map(({ from, to, label, points }) => {
    const style = walked.has(JSON.stringify([from, to])) ? 'walked' : '';
    const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return html`<path class="link ${style}" d="${line}" marker-end="url(#arrow${style && '-walked'})"><title>${name(from)} to ${name(to)}${label && `: ${label}`}</title></path>`;
  });
  const jumps = moves
    .filter(({ isJump }) => isJump)
    .map((move) => {
      const [from, to] = [places.get(move.from), places.get(move.to)];
      if (from === undefined || to === undefined) return undefined;
      const bend = Math.min(from.x, to.x) - nodeWidth / 2 - 26;
      const line = `M${from.x - nodeWidth / 2} ${from.y}C${bend} ${from.y} ${bend} ${to.y} ${to.x - nodeWidth / 2} ${to.y}`;
      return html`<path class="link jump" d="${line}" marker-end="url(#arrow-jump)"><title>jump from ${name(move.from)} to ${name(move.to)}${isRefused(move) && ', refused'}</title></path>`;
    });
  const boxes = layout.nodes.map(({ subject, x, y }) => {
    const node = states.get(subject);
    const title = node?.label ?? subject;
    const short = title.length > mostLetters ? `${title.slice(0, mostLetters - 1)}…` : title;
    return html`<g class="node ${node?.state ?? 'gone'}"><title>${title}: ${node?.state ?? 'not there'}</title><rect x="${x - nodeWidth / 2}" y="${y - nodeHeight / 2}" width="${nodeWidth}" height="${nodeHeight}" rx="8"/><text x="${x}" y="${y - 2}">${short}</text><text class="small" x="${x}" y="${y + 14}">${node?.detail ?? ''}</text></g>`;
  });
  const left = jumps.length === 0 ? 0 : 40;
  const said = moves.length === 0 ? 'no move yet' : `${moves.length} moves, ${jumps.length} of them jumps`;
  return html`<div class="graph" tabindex="0" role="group" aria-label="Graph"><svg width="${layout.width + left}" height="${layout.height}" viewBox="${-left} 0 ${layout.width + left} ${layout.height}" role="img" aria-label="The graph of ${path}: ${said}"><defs>${['', '-walked', '-jump'].map((style) => html`<marker id="arrow${style}" class="arrow${style}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse"><path d="M0 0L8 4L0 8z"/></marker>`)}</defs>${links}${boxes}${jumps}</svg></div>${layout.hidden > 0 && html`<p class="faint">${layout.hidden} nodes that were never near are not drawn.</p>`}`;
}

/** The walked path in words. */
export function pathMarkup(moves: readonly Move[], isRefused: (move: Move) => boolean): Markup {
  const [first] = moves;
  if (first === undefined) return html`<p class="faint">No move up to here.</p>`;
  return html`<p class="path"><code>${name(first.from)}</code>${moves.map((move) => {
    const isBad = isRefused(move);
    const sign = move.isJump ? (isBad ? 'jump, refused' : 'jump') : isBad ? 'refused' : '';
    return html` → ${sign !== '' && html`<span class="badge error">${sign}</span> `}<code>${name(move.to)}</code>`;
  })}</p>`;
}

function name(subject: string): string {
  return subject.split('#').at(-1) ?? subject;
}

/** Numbers, of which none may be cut off. */
function drawn(points: readonly string[]): Markup {
  return { markup: points.join(' ') };
}

const frame = { height: 170, left: 34, bottom: 20, top: 8 };

/** What is open after each commit: as verified work has it, and as claims have it. What lies between is only claimed. */
export function burnDown(steps: readonly FileStep[], commits: number, commit: number, width: number): Markup {
  const chart = { ...frame, width };
  const most = Math.max(1, ...steps.map(({ counts }) => counts.all));
  const x = (at: number) =>
    chart.left + ((Math.max(-1, at) + 1) / Math.max(1, commits)) * (chart.width - chart.left - 8);
  const y = (count: number) => chart.top + (1 - count / most) * (chart.height - chart.top - chart.bottom);
  const open = ({ counts }: FileStep) => counts.all - counts.done;
  const unproven = (step: FileStep) => open(step) + step.counts.claimed - step.counts.verified;
  const points = (of: (step: FileStep) => number) =>
    steps.flatMap((step, index) => {
      const until = x(steps[index + 1]?.commit ?? commits - 1);
      return [
        `${x(step.commit).toFixed(1)},${y(of(step)).toFixed(1)}`,
        `${until.toFixed(1)},${y(of(step)).toFixed(1)}`,
      ];
    });
  const ground = `${x(commits - 1).toFixed(1)},${y(0)} ${x(steps[0]?.commit ?? -1).toFixed(1)},${y(0)}`;
  const now = steps.filter((step) => step.commit <= commit).at(-1);
  const said =
    now === undefined
      ? 'The file is not there yet.'
      : `${now.counts.all} in all, ${open(now)} open, ${now.counts.done} done; ${now.counts.claimed} of these are claims of this range, ${now.counts.verified} verified by the guard.`;
  return html`<figure class="chart"><svg width="${chart.width}" height="${chart.height}" viewBox="0 0 ${chart.width} ${chart.height}" role="img" aria-label="Burn-down. ${said}"><polygon class="open" points="${drawn(points(open))} ${ground}"/><polygon class="claimed" points="${drawn(points(unproven))} ${drawn(points(open).reverse())}"/><polyline class="claims" points="${drawn(points(open))}"/><polyline class="proof" points="${drawn(points(unproven))}"/><line class="now" x1="${x(commit).toFixed(1)}" x2="${x(commit).toFixed(1)}" y1="${chart.top}" y2="${chart.height - chart.bottom}"/><text x="${chart.left - 6}" y="${y(most) + 10}" text-anchor="end">${most}</text><text x="${chart.left - 6}" y="${y(0)}" text-anchor="end">0</text><text x="${chart.left}" y="${chart.height - 4}">base</text><text x="${chart.width - 8}" y="${chart.height - 4}" text-anchor="end">head</text></svg><figcaption>${said}<br><span class="key open"></span> open <span class="key claimed"></span> claimed, not verified <span class="key proof"></span> open if only what a guard verified counts as done</figcaption></figure>`;
}
