import { groupAlike } from '../../src/output/alike.ts';
import { patchBlock } from '../../src/output/html/finding.ts';
import { html } from '../../src/output/html/markup.ts';
import { findingsSection } from '../../src/output/html/summary.ts';
import { copyButtons } from '../../src/output/page/copy.ts';
import { isEmpty, summaryOf, verdictWord } from '../../src/output/report-words.ts';
import { formats, type PlaygroundFormat, recognised } from './formats.ts';
import { type Judged, judge, judgeAtOnce } from './judge.ts';
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
const formatChoice = field<HTMLSelectElement>('format');
const example = field<HTMLSelectElement>('example');
const message = field<HTMLInputElement>('message');
const works = field<HTMLInputElement>('works');
const guard = field<HTMLSelectElement>('guard');
const result = field<HTMLElement>('result');
const verdict = field<HTMLElement>('verdict');
const share = field<HTMLButtonElement>('share');

/** Between a key and the judgement, and between that and everything. */
const pause = 10;
const rest = 300;
let awaited: ReturnType<typeof setTimeout> | undefined;
let later: ReturnType<typeof setTimeout> | undefined;
let assumed: PlaygroundFormat | undefined;
let turn = 0;
let repaired: string | undefined;

const options = [...formats]
  .sort((left, right) => left.title.localeCompare(right.title))
  .map(({ id, title, path }) => html`<option value="${id}">${title} (${path})</option>`);
formatChoice.innerHTML = html`<option value="">recognise it</option>${options}`.markup;
example.innerHTML =
  html`<option value="">choose …</option>${examples.map(({ name }, index) => html`<option value="${index}">${name}</option>`)}`.markup;

function shared(): Shared {
  return {
    format: formatChoice.value,
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
  formatChoice.value = from.format ?? '';
  void show();
}

/** What is judged, and as what: to recognise a format takes longer than to judge by it, so that it stays while somebody types. */
function known(own: Shared): PlaygroundFormat | undefined {
  if (own.format !== '') return formats.find(({ id }) => id === own.format);
  assumed ??= recognised(own.after) ?? recognised(own.before);
  return assumed;
}

/** Everything, with the way back. */
async function show(): Promise<void> {
  clearTimeout(awaited);
  clearTimeout(later);
  assumed = undefined;
  const mine = ++turn;
  const own = shared();
  const format = known(own);
  field('graph-field').hidden = format?.governance.kind.policy === undefined;
  if (format === undefined) {
    const isEmptyPair = own.before + own.after === '';
    result.innerHTML = '';
    if (isEmptyPair)
      say('empty', 'Nothing to judge yet', 'Choose an example, or paste two versions of a state file.');
    else say('empty', 'Which format is this?', 'It was not recognised by its shape: choose one above.');
    return;
  }
  const started = performance.now();
  const judged = await judge(format, own);
  if (mine === turn) draw(judged, format, performance.now() - started);
}

/** What can be said at once, while somebody types. */
function showAtOnce(): void {
  const own = shared();
  const format = known(own);
  turn += 1;
  if (format !== undefined) {
    const started = performance.now();
    draw(judgeAtOnce(format, own), format, performance.now() - started);
  }
  later = setTimeout(() => void show(), rest);
}

function say(look: string, word: string, words: string): void {
  verdict.className = `verdict-line ${look}`;
  verdict.innerHTML = html`<b>${word}</b> <span>${words}</span>`.markup;
}

function draw({ report, repaired: back }: Judged, format: PlaygroundFormat, took: number): void {
  const words = summaryOf(report);
  const as = formatChoice.value === '' ? `, recognised as ${format.id}` : '';
  const look = isEmpty(report) ? 'empty' : report.verdict;
  say(
    look,
    verdictWord(report),
    `${words}. Judged as ${format.path}${as}, in ${Math.max(1, Math.round(took))} ms.`,
  );
  document.documentElement.dataset.judged = String(turn);
  repaired = back?.text;
  const wayBack =
    back === undefined
      ? ''
      : html`<section class="card way"><h2>Repair</h2><p>Every refused value as it was, and nothing else touched.</p>${patchBlock(back.diff.split('\n'))}<p><button type="button" id="apply">Apply it to the right pane</button></p></section>`;
  // Pictures of where findings are say nothing that the panes do not, and there are no commits.
  const { views: _, ...plain } = groupAlike(report, { verbose: false });
  const findings = plain.findings.map(({ commits: _, ...finding }) => finding);
  const obstacles = report.obstacles.map(
    ({ message, fix }) => html`<p class="card error">${message} ${fix}</p>`,
  );
  const notices = report.notices.map((notice) => html`<p class="card">${notice}</p>`);
  result.innerHTML =
    html`${obstacles}${wayBack}${findingsSection({ ...plain, findings }, page)}${notices}`.markup;
  copyButtons(result);
}

/** The page is as wide as it is, and says all. */
const page = { color: false, width: 80, verbose: false, quiet: false };

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
  clearTimeout(later);
  awaited = setTimeout(showAtOnce, pause);
}

for (const each of [before, after, graph, message]) each.addEventListener('input', soon);
for (const each of [formatChoice, works, guard]) each.addEventListener('change', () => void show());
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
