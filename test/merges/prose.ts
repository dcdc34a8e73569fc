import fc from 'fast-check';

/** What one side made of the blocks of a page. */
export interface Side {
  readonly blocks: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Whether it changed anything within a block. */
  readonly isEdited: boolean;
}

export interface Sides {
  readonly base: readonly string[];
  readonly ours: Side;
  readonly theirs: Side;
}

export const textOf = (blocks: readonly string[]): string => `# Plan\n\n${blocks.join('')}`;

export const isItem = (block: string): boolean => /^ *- \[.\]/m.test(block);

/** The same with no box ticked. */
export const ticked = (text: string): string => text.replaceAll('[x]', '[ ]');

const words = fc.constantFrom('Rationale: fast.', 'Note', '**Checkpoint**: ready', 'run(1)', 'Text.');
const prose: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom('## Phase\n\n', '## Notes\n\n', '---\n\n', '<!-- more\nlater -->\n\n'),
  fc.array(words, { minLength: 1, maxLength: 3 }).map((lines) => `${lines.join('\n')}\n\n`),
  fc.array(words, { minLength: 1, maxLength: 2 }).map((lines) => `- Decision\n  ${lines.join('\n  ')}\n\n`),
  fc
    .array(words, { maxLength: 3 })
    .map((lines) => `\`\`\`js\n${lines.map((line) => `${line}\n`).join('')}\`\`\`\n\n`),
  fc
    .array(words, { maxLength: 2 })
    .map((lines) => `- Code\n\n  \`\`\`\n${lines.map((line) => `  ${line}\n`).join('')}  \`\`\`\n\n`),
);

/** Items of one page have names of their own, so that each is one; `by` begins them. */
const item = (by: string): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.nat(899),
      fc.constantFrom('', '  - Note\n', '  - [ ] Part of it\n    - Note\n', '\n  ```js\n  run(1)\n  ```\n'),
    )
    .map(
      ([number, below]) =>
        `- [ ] T${by}${number} Do ${by}${number} ${number % 7}\n${below.replace('it', `${by}${number}`)}\n`,
    );

interface Edit {
  readonly at: number;
  readonly does: 'add' | 'remove' | 'tick' | 'reword';
  readonly block: string;
}

const edits = (by: string): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc.record({
      at: fc.oneof({ weight: 2, arbitrary: fc.constant(99) }, { weight: 3, arbitrary: fc.nat(7) }),
      does: fc.constantFrom(
        'add' as const,
        'add' as const,
        'add' as const,
        'remove' as const,
        'tick' as const,
        'reword' as const,
      ),
      block: fc.oneof(
        { weight: 3, arbitrary: prose },
        item(by),
        fc.constant('- [ ] T999 Shared by both\n  - Note\n\n'),
      ),
    }),
    { minLength: 1, maxLength: 4 },
  );

/** The side that such edits make; what was added is left as it is, and no item twice. */
function sideOf(base: readonly string[], changes: readonly Edit[]): Side {
  const blocks: { text: string; isNew: boolean }[] = base.map((text) => ({ text, isNew: false }));
  const [added, removed]: [string[], string[]] = [[], []];
  let isEdited = false;
  for (const { at, does, block } of changes) {
    const place = Math.min(at, blocks.length);
    const there = blocks[place];
    if (does === 'add') {
      if (isItem(block) && added.includes(block)) continue;
      blocks.splice(place, 0, { text: block, isNew: true });
      added.push(block);
    } else if (there !== undefined && !there.isNew) {
      if (does === 'remove' && !isItem(there.text)) {
        blocks.splice(place, 1);
        removed.push(there.text);
      } else if (does === 'tick') there.text = there.text.replace('[ ]', '[x]');
      else if (does === 'reword' && !isItem(there.text)) {
        removed.push(there.text);
        there.text = there.text.replace(/Note|fast|ready|Text/, 'other');
      }
      isEdited = true;
    }
  }
  return { blocks: blocks.map(({ text }) => text), added, removed, isEdited };
}

/** A page in blocks, and what two sides made of it. */
export const sides: fc.Arbitrary<Sides> = fc
  .tuple(
    fc.uniqueArray(item('1'), { minLength: 1, maxLength: 3 }),
    fc.array(prose, { maxLength: 4 }),
    fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
    edits('2'),
    edits('3'),
  )
  .map(([items, texts, order, left, right]) => {
    const [rest, others] = [[...items], [...texts]];
    const base = order.flatMap((isFirst) => (isFirst ? rest.splice(0, 1) : others.splice(0, 1)));
    const whole = [...base, ...rest, ...others];
    return { base: whole, ours: sideOf(whole, left), theirs: sideOf(whole, right) };
  });
