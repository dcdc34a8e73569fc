import { isWaivable, type ReportedFinding } from '../../engine/contract/finding.ts';
import { isJsonArray, type JsonValue } from '../../formats/json-value.ts';
import { leadOf, othersOf } from '../alike.ts';
import type { ExcerptCell } from '../excerpt.ts';
import { endedIn } from '../in-commits.ts';
import { type PrintedRepair, printedRepair } from '../repair-command.ts';
import type { ReporterOptions, ReportingTool } from '../reporter.ts';
import { waiverLines } from '../text-advice.ts';
import { framedLines, framedPlace } from '../text-code-frame.ts';
import { counted, shortCommit } from '../text-layout.ts';
import { shownSubject } from '../view-subject.ts';
import { html, type Markup, whole } from './markup.ts';

const frameWidth = 200;
const mostPlaces = 10;
const mostCommits = 8;
/** A patch with a line beyond this is no text that anybody reads or pastes. */
const longestLine = 2000;

/** One finding, whole: what happened, as it was and as it is, why it matters, the way back, and a waiver to copy. */
export function findingCard(finding: ReportedFinding, options: ReporterOptions): Markup {
  const { severity, ruleId, fingerprint, change, message, waivedBy } = finding;
  const state = waivedBy !== undefined ? 'waived' : finding.ended?.how;
  return html`<article class="card ${severity}" id="f-${fingerprint}" data-severity="${severity}" data-rule="${ruleId}" data-fingerprint="${fingerprint}" data-change="${change}">
<header><h3>${aboutOf(finding)}</h3>
<p class="meta"><span class="badge ${severity}">${severity}</span>${state === undefined ? '' : html` <span class="badge">${state.replace('-', ' ')}</span>`} ${ruleOf(ruleId, options.tool)} <span class="at">${placeOf(finding)}</span></p></header>
<p class="said">${message}</p>
${frameOf(finding)}${othersLike(finding)}
<dl>${rows(finding, options)}</dl>
</article>
`;
}

function aboutOf(finding: ReportedFinding): Markup {
  const { subject, label } = leadOf(finding);
  const others = othersOf(finding);
  const name = shownSubject(subject);
  const title = label === undefined || label === subject ? '' : html` <span class="title">${label}</span>`;
  const more = others === 0 ? '' : html` <span class="faint">and ${others} more like it</span>`;
  if (name === '' && title === '') return html`${finding.file}${more}`;
  return html`${name}${title}${more}`;
}

function ruleOf(ruleId: string, tool: ReportingTool | undefined): Markup {
  const page = tool?.rulePage?.(ruleId);
  const name = html`<code>${ruleId}</code>`;
  return page === undefined ? name : html`<a href="${page}">${name}</a>`;
}

function placeOf({ file, line, column }: Pick<ReportedFinding, 'file' | 'line' | 'column'>): Markup {
  return html`<code>${file}:${line}:${column}</code>`;
}

function frameOf(finding: ReportedFinding): Markup | '' {
  const lines = framedLines(finding, () => frameWidth);
  if (lines.length === 0) return '';
  const shown = lines.map(({ mark, line, cells }) =>
    mark === '-'
      ? html`<del><span class="no">${line}</span> ${cellsOf(cells)}\n</del>`
      : html`<ins><span class="no">${line}</span> ${cellsOf(cells)}\n</ins>`,
  );
  return html`<pre class="frame" tabindex="0" aria-label="As it was and as it is">${shown}</pre>\n`;
}

function cellsOf(cells: readonly ExcerptCell[]): Markup[] {
  const runs: { marked: boolean; text: string }[] = [];
  for (const { shown, marked } of cells) {
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += shown;
    else runs.push({ marked, text: shown });
  }
  return runs.map(({ marked, text }) => (marked ? html`<mark>${whole(text)}</mark>` : whole(text)));
}

function othersLike(finding: ReportedFinding): Markup | '' {
  const items = finding.items?.slice(1) ?? [];
  if (items.length === 0) return '';
  const more = othersOf(finding) - items.length;
  const lines = items.map(
    ({ line, column, subject, label }) =>
      html`<li>${shownSubject(subject)} ${label} <span class="faint">${line}:${column}</span></li>`,
  );
  return html`<details><summary>${othersOf(finding)} more like it</summary><ul>${lines}${more > 0 && html`<li class="faint">and ${more} more</li>`}</ul></details>\n`;
}

function rows(finding: ReportedFinding, options: ReporterOptions): Markup[] {
  const { severity, why, fix, ended, waivedBy, commits = [], laws = [] } = finding;
  const repair = printedRepair(finding.repair);
  const shown = framedPlace(finding);
  const places = finding.related.filter((place) => place !== shown && place.file !== '');
  const isError = severity === 'error';
  return [
    row(
      'Commits',
      commits.slice(0, mostCommits).map((id) => html`<code class="commit">${shortCommit(id)}</code> `),
      commits.length > mostCommits && html`and ${commits.length - mostCommits} more`,
    ),
    row('Ended', ended !== undefined && endedIn(ended, shortCommit)),
    row(
      'Waived',
      waivedBy !== undefined && html`until ${waivedBy.until}: ${waivedBy.reason}; else ${waivedBy.severity}`,
    ),
    row(
      'See',
      places.slice(0, mostPlaces).map((place) => html`<div>${placeOf(place)} ${place.label}</div>`),
      places.length > mostPlaces && `and ${counted(places.length - mostPlaces, 'more place')}`,
    ),
    row(
      'Legal',
      stringsOf(finding.data?.legalMoves).map((move) => html`<div><code>${move}</code></div>`),
    ),
    row('Declare', stringsOf(finding.data?.declaration).map(copied)),
    row('Law', laws.length > 0 && laws.join(', ')),
    row('Why', why),
    ...(isError && repair !== undefined
      ? repair.loses === undefined
        ? [row('Repair', 'The command at the top puts this back.', patchOf(repair)), row('Or', fix)]
        : [row('Repair', fix), row('Or', copied(repair.command), `It loses ${repair.loses}.`)]
      : [row('Repair', severity !== 'note' && fix)]),
    row('Waive', isError && isWaivable(finding.ruleId) && waiver(finding, options)),
  ].flatMap((each) => each ?? []);
}

function row(
  name: string,
  ...value: readonly (Markup | string | false | readonly Markup[])[]
): Markup | undefined {
  const said = value.filter(
    (each) => each !== false && (typeof each !== 'object' || 'markup' in each || each.length > 0),
  );
  return said.length === 0 || said[0] === '' ? undefined : html`<div><dt>${name}</dt><dd>${said}</dd></div>`;
}

function patchOf({ patch = '' }: PrintedRepair): Markup | false {
  const lines = patch.split('\n');
  const isShown = patch !== '' && lines.every((line) => line.length <= longestLine);
  return isShown && html`<details><summary>as a patch, for git apply</summary>${patchBlock(lines)}</details>`;
}

/** A unified diff whose lines are coloured and can be copied as they are. */
export function patchBlock(lines: readonly string[]): Markup {
  const shown = lines.slice(0, lines.at(-1) === '' ? -1 : undefined).map((line) => {
    const text = html`${whole(line)}\n`;
    if (/^(?:---|\+\+\+|@@)/.test(line)) return html`<span class="faint">${text}</span>`;
    if (line.startsWith('-')) return html`<del>${text}</del>`;
    return line.startsWith('+') ? html`<ins>${text}</ins>` : html`<span>${text}</span>`;
  });
  return html`<pre class="patch copy" tabindex="0" aria-label="Patch">${shown}</pre>`;
}

/** What is there to be copied; the page's script puts a button beside it. */
export function copied(text: string): Markup {
  return html`<pre class="copy" tabindex="0">${whole(text)}</pre>`;
}

function waiver(finding: ReportedFinding, options: ReporterOptions): Markup {
  const lines = waiverLines(finding, options).map((line) => html`${whole(line)}\n`);
  return html`<details><summary>where the change is right: an owner adds this to .stateward.waivers.yml on the base branch</summary><pre class="copy" tabindex="0">${lines}</pre></details>`;
}

function stringsOf(value: JsonValue | undefined): string[] {
  const values = isJsonArray(value) ? value : [value];
  return values.filter((each): each is string => typeof each === 'string' && each !== '');
}
