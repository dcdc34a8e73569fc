import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AffectedNode, AffectedView } from '../../src/engine/contract/view.ts';
import { flowchart } from '../../src/output/mermaid.ts';

function draw(nodes: readonly Partial<AffectedNode>[], view: Partial<AffectedView> = {}): string[] {
  const complete = nodes.map((node, index) => ({
    subject: `s${index}`,
    label: '',
    state: 'open' as const,
    ...node,
  }));
  const whole: AffectedView = { file: 'f', shape: 'tree', links: [], hidden: 0, ...view, nodes: complete };
  return flowchart(whole)
    .map((line) => line.trim())
    .filter((line) => !/^(?:flowchart LR$|classDef )/.test(line));
}

describe('a flowchart', () => {
  it('shows every state by outline and word', () => {
    const states = ['open', 'active', 'done', 'stuck', 'failed'] as const;
    expect(draw(states.map((state) => ({ state })))).toEqual([
      'n0["s0 · open"]:::open',
      'n1[["▸ s1 · active"]]:::active',
      'n2(["✓ s2 · done"]):::done',
      'n3{{"✗ s3 · stuck"}}:::stuck',
      'n4{{"✗ s4 · failed"}}:::stuck',
    ]);
  });

  it('says in words what is at fault, what is gone and what is left out', () => {
    const nodes = [
      { hidden: 7 },
      { parent: 's0', fault: 'error' as const },
      { parent: 's0', removed: true as const, skipped: 1 },
      { parent: 'nowhere', fault: 'warning' as const, removed: true as const },
    ];
    expect(draw(nodes, { hidden: 2 })).toEqual([
      'n0["s0 · open"]:::open',
      'n1["s1 · open · error here"]:::error',
      'n2["s2 · open · removed"]:::removed',
      'n3["s3 · open · removed · warning here"]:::warning',
      'n0 --> n1',
      'n0 -. "1 level between" .-> n2',
      'n0 --- h0["… 7 more"]:::hidden',
      'h["… 2 more"]:::hidden',
    ]);
  });

  it('draws the links of a graph, but for those that lead nowhere', () => {
    const links = [
      { from: 's0', to: 's1', label: 'if "ok"' },
      { from: 's1', to: 's0', label: ' ' },
      { from: 's0', to: 'gone' },
    ];
    expect(draw([{}, {}], { shape: 'graph', links }).slice(2)).toEqual([
      'n0 -->|"if #34;ok#34;"| n1',
      'n1 --> n0',
    ]);
  });

  it('shows what Mermaid would read as its own notes of entity codes', () => {
    expect(draw([{ subject: 'ﬂ°°35¶ß', label: 'ﬂow' }])[0]).toBe(
      'n0["#92;u#123;fb02#125;#176;#176;35#92;u#123;b6#125;ß · ﬂow · open"]:::open',
    );
  });

  it('draws a timeline in its order', () => {
    expect(draw([{}, {}, {}], { shape: 'timeline' }).slice(3)).toEqual(['n0 -.-> n1', 'n1 -.-> n2']);
  });

  it('cuts long names, and never a pair', () => {
    expect(draw([{ subject: 'a', label: `${'b'.repeat(38)}👍👍` }])[0]).toBe(
      `n0["a · ${'b'.repeat(38)}#8230; · open"]:::open`,
    );
  });

  const piece = fc.constantFrom(
    '"', ']', ')', '`', '%%{init', '\n', ';', '#', '#quot;', 'end', 'click n0 ', '<br/>', '$$', ':::', 'ﬂ°°35¶ß', 'style x:#', 'fa:fa-ban', '1. ', '日', '👍', '\ud800', '\u202e', ' ', '\\n', '-->',
  ); // biome-ignore format: a table of pieces
  const text = fc.oneof(
    fc.string({ unit: piece, maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 30 }),
  );

  it('holds nothing of a foreign text but letters, digits, blanks and entity codes', () => {
    fc.assert(
      fc.property(text, text, text, (subject, label, link) => {
        const lines = draw([{ subject, label }, {}], {
          links: [{ from: subject, to: 's1', label: link }],
        });
        const quoted = '"[\\p{L}\\p{N}\\p{M} ·#;]*"';
        expect(lines[0]).toMatch(new RegExp(`^n0\\[${quoted}\\]:::open$`, 'u'));
        expect(lines[2]).toMatch(new RegExp(`^n0 -->(?:\\|${quoted}\\|)? n1$`, 'u'));
        expect(lines.join('')).not.toMatch(/ﬂ#176;|""| {2}/u);
      }),
    );
  });
});
