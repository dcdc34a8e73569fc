import type { Entity } from '../../../src/engine/contract/entity.ts';
import type { StateKind } from '../../../src/engine/contract/kind.ts';
import type { Parsed, PartSource, Reader } from '../../../src/formats/parsed.ts';

/** What the toys have in common; each overrides what makes it a case of its own. */
export function toyKind<Doc, Facts>(
  own: Pick<StateKind<Doc, Facts>, 'id' | 'match' | 'rules' | 'read' | 'compare' | 'entities'> &
    Partial<StateKind<Doc, Facts>>,
): StateKind<Doc, Facts> {
  return {
    title: `Toy ${own.id}`,
    options: {
      schema: { type: 'object', additionalProperties: false },
      defaults: {},
      check: () => ({ ok: true, options: {} }),
      checkRule: (ruleId) => [{ pointer: '', message: `${ruleId} takes no options` }],
    },
    life: { deletion: () => 'error' },
    parts: () => [],
    view: (doc) => ({
      shape: 'list',
      nodes: [...own.entities.ids(doc)].map((subject) => ({ subject, label: subject, state: 'open' })),
      links: [],
    }),
    ...own,
  };
}

export function matching(glob: string): StateKind['match'] {
  return { globs: [glob], hasShape: () => true };
}

/** A reader for toys that need each part as one text; a part that is not UTF-8 makes the whole unreadable. */
export function textReader<Doc>(build: (parts: ReadonlyMap<string, string>) => Doc | null): Reader<Doc> {
  const decoders = new Map<string, { decoder: InstanceType<typeof TextDecoder>; text: string }>();
  let broken = false;
  const feed = (part: string, chunk: Uint8Array | undefined) => {
    const state = decoders.get(part) ?? { decoder: new TextDecoder('utf-8', { fatal: true }), text: '' };
    decoders.set(part, state);
    try {
      state.text +=
        chunk === undefined ? state.decoder.decode() : state.decoder.decode(chunk, { stream: true });
    } catch {
      broken = true;
    }
  };
  return {
    push: feed,
    end(): Parsed<Doc> {
      for (const part of [...decoders.keys()]) if (!broken) feed(part, undefined);
      const texts = new Map([...decoders].map(([part, { text }]) => [part, text]));
      const doc = broken ? null : build(texts);
      return { doc, faults: doc === null ? [fault] : [], source: (part) => sourceOf(texts.get(part)) };
    },
  };
}

const start = { line: 1, column: 1, endLine: 1, endColumn: 1 };
const fault = { part: '', messageId: 'syntax', message: 'not a toy', pointer: '', span: start };

/** Pointers of toys are line numbers: `/3` is the third line. */
function sourceOf(text: string | undefined): PartSource | undefined {
  if (text === undefined) return undefined;
  const lines = text.split('\n');
  return {
    locate(pointer) {
      const line = Math.min(Math.max(1, Number(pointer.slice(1)) || 1), lines.length);
      return { line, column: 1, endLine: line, endColumn: (lines[line - 1] ?? '').length + 1 };
    },
    lineText: (line) => lines[line - 1],
  };
}

export function valueEntity(fields: Entity['fields'], part = '', pointer = ''): Entity {
  return { part, pointer, fields };
}
