import { copyButtons } from '../../src/page/copy.ts';
import { groupAlike } from '../../src/reporters/alike.ts';
import { patchBlock } from '../../src/reporters/html/finding.ts';
import { html } from '../../src/reporters/html/markup.ts';
import { findingsSection } from '../../src/reporters/html/summary.ts';
import { calmSummary, countsOf, isEmpty, verdictWord } from '../../src/reporters/report-words.ts';
import { formats, recognised } from './formats.ts';
import { type Judged, judge } from './judge.ts';
import { fragmentOf, type Shared, sharedIn } from './link.ts';

/** An example to begin with: a real way to cheat, or honest work beside it. */
interface Example extends Partial<Shared> {
  readonly name: string;
}

const examples: readonly Example[] = JSON.parse(document.querySelector('#examples')?.textContent ?? '[]');
const field = <Element extends HTMLElement = HTMLTextAreaElement>(id: string): Element => {
  const element = document.querySelector<Element>(`#${id}`);
  if (element === null) throw new Error(`there is no ${id}`);
  return element;
};
const [before, after, graph] = [field('before'), field('after'), field('graph')];
const format = field<HTMLSelectElement>('format');
const example = field<HTMLSelectElement>('example');
const message = field<HTMLInputElement>('message');
const works = field<HTMLInputElement>('works');
const guard = field<HTMLSelectElement>('guard');
const result = field<HTMLElement>('result');
const verdict = field<HTMLElement>('verdict');
const share = field<HTMLButtonElement>('share');

/** Longer than it takes to hit the next key in a run of keys, and shorter than anybody waits. */
const pause = 30;
let awaited: ReturnType<typeof setTimeout> | undefined;
let turn = 0;
let repaired: string | undefined;

const options = [...formats]
  .sort((left, right) => left.title.localeCompare(right.title))
  .map(({ id, title, path }) => html`<option value="${id}">${title} (${path})</option>`);
format.innerHTML = html`<option value="">recognise it</option>${options}`.markup;
example.innerHTML =
  html`<option value="">choose …</option>${examples.map(({ name }, index) => html`<option value="${index}">${name}</option>`)}`.markup;

function shared(): Shared {
  return {
    format: format.value,
    before: before.value,
    after: after.value,
    message: message.value,
    works: works.checked,
    guard: guard.value as Shared['guard'],
    ...(graph.value === '' ? {} : { beside: { [graphPath]: graph.value } }),
  };
}

/** Beside a run whose frontmatter names no other one. */
const graphPath = 'workflow.graph.json';

function fill(from: Partial<Shared>): void {
  before.value = from.before ?? '';
  after.value = from.after ?? '';
  graph.value = Object.values(from.beside ?? {})[0] ?? '';
  message.value = from.message ?? '';
  works.checked = from.works !== false;
  guard.value = from.guard ?? '';
  format.value = from.format ?? '';
  void show();
}

async function show(): Promise<void> {
  const mine = ++turn;
  const own = shared();
  const started = performance.now();
  const known =
    formats.find(({ id }) => id === own.format) ?? recognised(own.after) ?? recognised(own.before);
  field('graph-field').hidden = known?.governance.kind.policy === undefined;
  if (known === undefined) {
    const isEmptyPair = own.before + own.after === '';
    say(
      'empty',
      isEmptyPair ? 'Nothing to judge yet' : 'Which format is this?',
      isEmptyPair
        ? 'Choose an example, or paste two versions of a state file.'
        : 'It was not recognised by its shape: choose one above.',
    );
    result.innerHTML = '';
    return;
  }
  const judged = await judge(known, own);
  if (mine !== turn) return;
  draw(judged);
  const took = performance.now() - started;
  const { report } = judged;
  const words = report.verdict === 'pass' ? calmSummary(report) : countsOf(report);
  const as = own.format === '' ? `, recognised as ${known.id}` : '';
  say(
    isEmpty(report) ? 'empty' : report.verdict,
    verdictWord(report),
    `${words}. Judged as ${known.path}${as}, in ${Math.max(1, Math.round(took))} ms.`,
  );
  document.documentElement.dataset.judged = String(mine);
}

function say(look: string, word: string, words: string): void {
  verdict.className = `verdict-line ${look}`;
  verdict.innerHTML = html`<b>${word}</b> <span>${words}</span>`.markup;
}

function draw({ report, repaired: back }: Judged): void {
  repaired = back?.text;
  const wayBack =
    back === undefined
      ? ''
      : html`<section class="card way"><h2>The way back</h2><p>Every refused value as it was, and nothing else touched.</p>${patchBlock(back.diff.split('\n'))}<p><button type="button" id="apply">Apply it to the right pane</button></p></section>`;
  // Pictures of where findings are say nothing that the panes do not.
  const { views: _, ...plain } = groupAlike(report, { verbose: false });
  const obstacles = report.obstacles.map(
    ({ message, fix }) => html`<p class="card error">${message} ${fix}</p>`,
  );
  const notices = report.notices.map((notice) => html`<p class="card">${notice}</p>`);
  result.innerHTML = html`${obstacles}${wayBack}${findingsSection(plain, undefined)}${notices}`.markup;
  copyButtons(result);
}

/** The line that a finding is about, in the pane that has it. */
function reveal(card: HTMLElement): void {
  const [, line] = /:(\d+):\d+$/.exec(card.querySelector('.at')?.textContent ?? '') ?? [];
  if (line === undefined) return;
  const starts = [0, ...[...after.value.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const start = starts[Number(line) - 1] ?? 0;
  after.focus({ preventScroll: false });
  after.setSelectionRange(start, (starts[Number(line)] ?? after.value.length + 1) - 1);
  after.scrollTop = (Number(line) - 4) * Number.parseFloat(getComputedStyle(after).lineHeight);
}

function soon(): void {
  clearTimeout(awaited);
  awaited = setTimeout(() => void show(), pause);
}

for (const each of [before, after, graph, message]) each.addEventListener('input', soon);
for (const each of [format, works, guard]) each.addEventListener('change', () => void show());
example.addEventListener('change', () => {
  const chosen = examples[Number(example.value)];
  if (example.value !== '' && chosen !== undefined) fill(chosen);
});
share.addEventListener('click', async () => {
  const address = `${location.href.split('#')[0]}#${await fragmentOf(shared())}`;
  history.replaceState(null, '', address);
  try {
    await navigator.clipboard.writeText(address);
    share.textContent = 'Link copied';
  } catch {
    share.textContent = 'The link is in the address bar';
  }
  setTimeout(() => {
    share.textContent = 'Link to this';
  }, 2000);
});
field('swap').addEventListener('click', () =>
  fill({ ...shared(), before: after.value, after: before.value }),
);
result.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLElement)) return;
  const card = target.closest<HTMLElement>('article');
  if (target.id === 'apply' && repaired !== undefined) {
    after.value = repaired;
    void show();
  } else if (card !== null && target.closest('.at') !== null) reveal(card);
});
addEventListener('hashchange', () => void begin());

async function begin(): Promise<void> {
  const fragment = location.hash.slice(1);
  const named = examples.findIndex(({ name }) => name.toLowerCase().replaceAll(/\W+/g, '-') === fragment);
  if (named >= 0) example.value = String(named);
  fill((fragment === '' ? examples[0] : (examples[named] ?? (await sharedIn(fragment)))) ?? {});
  if (fragment === '' && examples.length > 0) example.value = '0';
}

void begin();
