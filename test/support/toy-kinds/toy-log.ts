import { ruleOver } from '../../../src/engine/contract/rule.ts';
import { inAfter } from '../../../src/formats/location.ts';
import { matching, toyKind, valueEntity } from './toy-kind.ts';

/** A streamed log: 32 bits for each line are all that is kept, whatever the lines hold. */
interface LogDoc {
  readonly hashes: readonly number[];
}

const rule = ruleOver<{ readonly firstChange: number | undefined }>();

export const toyLog = toyKind<LogDoc, { readonly firstChange: number | undefined }>({
  id: 'toy-log',
  match: matching('**/*.toylog'),
  rules: [
    rule({
      id: 'toy-log/append-only',
      title: 'Lines are only appended',
      why: 'A log that is rewritten proves nothing.',
      fix: 'Put the line back.',
      severity: 'error',
      since: '0.1.0',
      scopes: ['step', 'net'],
      messages: { rewritten: 'line {line} was rewritten' },
      *check({ firstChange: line }, problem) {
        if (line === undefined) return;
        yield problem('rewritten', { line }, { subject: `line ${line}`, at: inAfter(`/${line}`) });
      },
    }),
  ],
  read() {
    const hashes: number[] = [];
    let hash = 17;
    let open = false;
    return {
      push(_part, chunk) {
        for (const byte of chunk) {
          open = byte !== 0x0a;
          if (open) hash = (Math.imul(hash, 31) + byte) | 0;
          else {
            hashes.push(hash);
            hash = 17;
          }
        }
      },
      end: () => ({
        doc: { hashes: open ? [...hashes, hash] : hashes },
        faults: [],
        source: () => undefined,
      }),
    };
  },
  compare(before, after) {
    const lines = after === null ? [] : (before?.hashes ?? []);
    const index = lines.findIndex((hash, line) => after?.hashes[line] !== hash);
    return { firstChange: index < 0 ? undefined : index + 1 };
  },
  merge: { isLog: () => true },
  entities: {
    ids: (doc) => doc.hashes.map((_, index) => `line ${index + 1}`),
    get(doc, id) {
      const value = doc.hashes[Number(id.slice(5)) - 1];
      return value === undefined ? undefined : valueEntity({ hash: { role: 'value', value } });
    },
  },
});
