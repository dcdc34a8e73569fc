import type { HonestMove, Situation } from '../kind.ts';
import { type Page, withSection, withTask } from './page-model.ts';

/** What people and agents write around the items of a page, and how their editors end lines. */
export const pageDressings: readonly HonestMove<Page>[] = [
  ({ doc, random, fresh }) => {
    const task = random.pick(doc.tasks);
    if (task === undefined) return undefined;
    const blocks = inserted(task.blocks, block({ random, fresh }), random);
    return { doc: withTask(doc, task.uid, { blocks }), message: 'docs: how it is done' };
  },
  ({ doc, random, fresh }) => {
    const section = random.pick(doc.sections);
    if (section === undefined) return undefined;
    const prose = inserted(section.prose, paragraph({ random, fresh }), random);
    return { doc: withSection(doc, section.uid, { prose }), message: 'docs: why' };
  },
  ({ doc, random, fresh }) => {
    const task = random.pick(doc.tasks.filter(({ blocks = [] }) => blocks.length > 0));
    const { blocks = [] } = task ?? {};
    if (task === undefined) return undefined;
    const at = random.below(blocks.length);
    const other = edited(blocks[at] ?? [], { random, fresh });
    return {
      doc: withTask(doc, task.uid, { blocks: blocks.with(at, other) }),
      message: 'docs: another example',
    };
  },
  ({ doc, random }) => {
    const task = random.pick(doc.tasks.filter(({ blocks = [] }) => blocks.length > 0));
    if (task === undefined || !random.chance(0.4)) return undefined;
    const blocks = (task.blocks ?? []).slice(1);
    return { doc: withTask(doc, task.uid, { blocks }), message: 'docs: one example less' };
  },
  ({ doc, random }) => {
    if (!random.chance(0.3)) return undefined;
    return { doc: { ...doc, lineEnd: doc.lineEnd === '\r\n' ? '\n' : '\r\n' }, message: 'style: line ends' };
  },
  ({ doc, random }) => {
    if (!random.chance(0.4)) return undefined;
    return { doc: { ...doc, isOpen: doc.isOpen !== true }, message: 'style: the last line' };
  },
];

type Draws = Pick<Situation<Page>, 'random' | 'fresh'>;
type Block = readonly string[];

/** Many lines are alike, and some look like items. */
const codeLines = ['run(1)', '- [ ] Not an item', '- [x] T001 Not an item', '# Not a heading', '', '}'];
const words = ['Rationale: fast.', 'Seen', 'Seen', '**Checkpoint**: ready'];

function code({ random, fresh }: Draws): Block {
  const lines = Array.from({ length: random.below(4) }, () => random.pick(codeLines) ?? '');
  const own = random.chance(0.5) ? [`run(${fresh()})`] : [];
  const fence = random.pick(['```', '~~~', '````']) ?? '```';
  return [`${fence}${random.pick(['', 'js', 'md']) ?? ''}`, ...lines, ...own, fence];
}

function nested({ random, fresh }: Draws): Block {
  const own = random.chance(0.5) ? ` ${fresh()}` : '';
  const deeper = Array.from({ length: 1 + random.below(2) }, () => `  - ${random.pick(words) ?? ''}`);
  return [`- Note${own}`, ...deeper, ...(random.chance(0.3) ? ['    - Deepest'] : [])];
}

function block(draws: Draws): Block {
  if (draws.random.chance(0.4)) return nested(draws);
  return draws.random.chance(0.5) ? ['', ...code(draws)] : code(draws);
}

function paragraph(draws: Draws): Block {
  const { random, fresh } = draws;
  if (random.chance(0.4)) return code(draws);
  const own = random.chance(0.5) ? [`As ${fresh()} says.`] : [];
  return [...own, ...Array.from({ length: 1 + random.below(2) }, () => random.pick(words) ?? '')];
}

function inserted(blocks: readonly Block[] = [], one: Block, { below }: Situation<Page>['random']): Block[] {
  return blocks.toSpliced(below(blocks.length + 1), 0, one);
}

/** One line more inside of it, behind the one that begins it. */
function edited(lines: Block, { random, fresh }: Draws): Block {
  const at = 1 + lines.findIndex((line) => line !== '');
  const isCode = /^[`~]/.test(lines[at - 1] ?? '');
  const line = random.chance(0.7) ? `run(${fresh()})` : 'run(1)';
  return lines.toSpliced(at, 0, isCode ? line : `  - ${line}`);
}
