import type { StateChange } from '../../engine/contract/states.ts';
import { groupBy } from '../../formats/group.ts';
import { html, type Markup } from '../html/markup.ts';
import type { PageFile, PageFinding, StatesData } from '../states/states-page.ts';
import { shortCommit } from '../text-layout.ts';
import { shownSubject } from '../view-subject.ts';
import { burnDown, graphMarkup, type Move, movesOf, pathMarkup } from './states/drawings.ts';
import { found, outlineIn } from './states/outline.ts';
import { stepAt, stepsOf } from './states/state-at.ts';

/** Goes through the commits of a report, and shows how its files stood after each. */
const data: StatesData = JSON.parse(found(document, '#data').textContent ?? '');
const { commits, files } = data.states;
const place = found(document, '#scrubber');
if (commits.length === 0)
  place.innerHTML = html`<p class="card">No commit of the range concerns a state file.</p>`.markup;
else scrub();

function scrub(): void {
  const last = commits.length - 1;
  place.innerHTML = html`<div class="card scrub"><div class="strip" aria-hidden="true">${strip()}</div>
<div class="slide"><button type="button" id="back" aria-label="Previous commit">‹</button><input type="range" id="commit" min="0" max="${last}" value="${last}" aria-label="Commit"><button type="button" id="on" aria-label="Next commit">›</button></div>
<div id="about" aria-live="polite"></div></div>
<div class="card"><label class="pick">File <select id="file">${files.map((file, index) => html`<option value="${index}">${file.path}</option>`)}</select></label>
<div id="counts"></div><div id="drawing"></div><div id="tree"></div><div id="changes"></div></div>`.markup;
  const slider = found(place, '#commit') as HTMLInputElement;
  const picker = found(place, '#file') as HTMLSelectElement;
  const outline = outlineIn(found(place, '#tree'), 'The file after this commit');
  const standing = files.map(stepsOf);
  const moves = files.map((file) => (file.layout === undefined ? [] : movesOf(file)));
  found(place, '.pick').hidden = files.length === 1;

  /** A commit that leaves the picked file alone shows one that it touches. */
  function follow(commit: number): void {
    const touched = files.flatMap((file, index) =>
      file.steps.some((step) => step.commit === commit) ? [index] : [],
    );
    const [first] = touched;
    if (first !== undefined && !touched.includes(Number(picker.value))) picker.value = String(first);
  }

  function show(): void {
    const commit = Number(slider.value);
    const index = Number(picker.value);
    const file = files[index];
    slider.setAttribute(
      'aria-valuetext',
      `${commit + 1} of ${commits.length}, ${commits[commit]?.subject ?? ''}`,
    );
    (found(place, '#back') as HTMLButtonElement).disabled = commit === 0;
    (found(place, '#on') as HTMLButtonElement).disabled = commit === last;
    found(place, '#about').innerHTML = about(commit).markup;
    if (file === undefined) return;
    const at = stepAt(file, commit);
    const state = standing[index]?.(at);
    const isNow = state?.step.commit === commit;
    const refused = (state?.step.refused ?? []).flatMap(({ subjects }) => subjects);
    outline.show(state?.nodes ?? [], {
      changed: new Set(isNow ? state?.step.changes.map(({ subject }) => subject) : []),
      refused: new Set(refused.flatMap((subject) => [subject, entityOf(subject)])),
    });
    const isList = file.shape === 'tree' || file.shape === 'list';
    const summary =
      state === undefined
        ? 'The file is not there yet.'
        : state.step.missing === undefined
          ? state.step.summary
          : `The file is ${state.step.missing === 'absent' ? 'gone' : 'not to be read'} after this commit.`;
    found(place, '#counts').innerHTML = html`${summary !== undefined && html`<p>${summary}</p>`}${
      isList &&
      burnDown(file.steps, commits.length, commit, Math.max(240, found(place, '#counts').clientWidth))
    }`.markup;
    found(place, '#drawing').innerHTML = drawing(file, index, commit, state?.nodes ?? []).markup;
    found(place, '#changes').innerHTML = (
      isNow && state !== undefined ? changes(state.step.changes, state.step.unlisted) : html``
    ).markup;
  }

  function drawing(
    file: PageFile,
    index: number,
    commit: number,
    nodes: Parameters<typeof graphMarkup>[1],
  ): Markup {
    if (file.layout === undefined) return html``;
    const until = (moves[index] ?? []).filter((move) => move.commit <= commit);
    const isRefused = ({ commit: at }: Move) =>
      (commits[at]?.said ?? []).some((each) => {
        const finding = data.findings[each];
        return finding?.file === file.path && (finding.severity === 'error' || finding.ended !== undefined);
      });
    return html`${graphMarkup(file, nodes, until, isRefused)}${pathMarkup(until, isRefused)}`;
  }

  const go = (by: number) => {
    slider.value = String(Number(slider.value) + by);
    follow(Number(slider.value));
    show();
  };
  let isAwaited = false;
  slider.addEventListener('input', () => {
    if (isAwaited) return;
    isAwaited = true;
    requestAnimationFrame(() => {
      isAwaited = false;
      follow(Number(slider.value));
      show();
    });
  });
  picker.addEventListener('change', show);
  found(place, '#back').addEventListener('click', () => go(-1));
  found(place, '#on').addEventListener('click', () => go(1));
  found(place, '.strip').addEventListener('click', (event) => {
    const { left, width } = found(place, '.strip svg').getBoundingClientRect();
    slider.value = String(Math.round(((event.clientX - left) / width) * last));
    go(0);
  });
  const first = commits.findIndex(({ said }) =>
    said.some((each) => data.findings[each]?.severity === 'error'),
  );
  if (first >= 0) slider.value = String(first);
  go(0);
}

/** What the gravest thing is that was said of a commit. */
function gravest(commit: number): PageFinding['severity'] | 'clean' {
  const said = (commits[commit]?.said ?? []).map((each) => data.findings[each]?.severity);
  return (['error', 'warning', 'note'] as const).find((severity) => said.includes(severity)) ?? 'clean';
}

/** A bar above each stop of the slider, whose first and last one are the ends of the picture. */
function strip(): Markup {
  const span = Math.max(1, commits.length - 1);
  const width = Math.min(0.84, span / 25);
  const bars = commits.map(
    (_, index) =>
      html`<rect class="${gravest(index)}" x="${index - width / 2}" width="${width}" height="1"/>`,
  );
  return html`<svg viewBox="0 0 ${span} 1" preserveAspectRatio="none">${bars}</svg>`;
}

function about(index: number): Markup {
  const commit = commits[index];
  if (commit === undefined) return html``;
  const said = [...new Set(commit.said)].flatMap((each) => data.findings[each] ?? []);
  const cards = groupBy(said, ({ card }) => card);
  const standing = files.flatMap((file) => file.steps[stepAt(file, index)]?.refused ?? []);
  const refused = [...new Set(standing.map(({ fingerprint }) => fingerprint))];
  const list = (groups: readonly (readonly PageFinding[])[]) =>
    html`<ul class="said-of">${groups.flatMap(([first, ...others]) =>
      (first === undefined ? [] : [first]).map(
        ({ card, severity, ruleId, subject, label, ended }) =>
          html`<li><span class="badge ${severity}">${severity}</span> <a href="#f-${card}"><code>${ruleId}</code> ${shownSubject(subject)} ${label !== subject && label}${others.length > 0 && ` and ${others.length} more`}</a>${ended !== undefined && html` <span class="faint">${ended.replace('-', ' ')} later</span>`}</li>`,
      ),
    )}</ul>`;
  return html`<p class="commit-line"><b>${index + 1} of ${commits.length}</b> <code>${shortCommit(commit.id)}</code> <span>${commit.subject}</span> <span class="faint">${commit.at?.replace('T', ' ').slice(0, 16)}</span></p>
${cards.size === 0 ? html`<p class="faint">Nothing was found in this commit.</p>` : list([...cards.values()])}
<p class="faint">${refused.length === 0 ? 'Nothing stands refused after it.' : `${refused.length} ${refused.length === 1 ? 'finding stands' : 'findings stand'} open after it: what they refuse has to return to how it stood before.`}</p>`;
}

function changes(all: readonly StateChange[], unlisted: number): Markup {
  if (all.length === 0) return html``;
  return html`<h3>What changed in this commit</h3><ul class="changes">${all.map(
    ({ type, subject, label, formerly, fields }) =>
      html`<li><span class="badge ${type === 'removed' ? 'error' : type === 'added' ? 'done' : 'note'}">${type}</span> <b>${subject}</b> ${label !== subject && label}${formerly !== undefined && ` (was ${formerly})`}${fields.length > 0 && html`<ul>${fields.map(({ name, before, after }) => html`<li><code>${name}</code> ${changed(before, after)}</li>`)}</ul>`}</li>`,
  )}${unlisted > 0 && html`<li class="faint">and ${unlisted} more</li>`}</ul>`;
}

/** Of a list, what went and what came; what stayed in it did not change. */
function changed(before: unknown, after: unknown): Markup {
  const value = (each: unknown) =>
    each === undefined ? 'nothing' : typeof each === 'string' ? each : JSON.stringify(each);
  const without = (list: readonly unknown[], other: readonly unknown[]) => {
    const kept = new Set(other.map((each) => JSON.stringify(each)));
    return list.filter((each) => !kept.has(JSON.stringify(each)));
  };
  if (Array.isArray(before) && Array.isArray(after)) {
    const [gone, come] = [without(before, after), without(after, before)];
    if (gone.length + come.length > 0)
      return html`${gone.map((each) => html`<del>${value(each)}</del> `)}${come.map((each) => html`<ins>${value(each)}</ins> `)}`;
  }
  return html`<del>${value(before)}</del> → <ins>${value(after)}</ins>`;
}

/** `auth#attempts` is about auth; a doubled # is one of the id. */
function entityOf(subject: string): string {
  return /^(?:[^#]|##)*/.exec(subject)?.[0] ?? subject;
}
