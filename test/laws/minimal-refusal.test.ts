import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readParts } from '../../src/app/versions/read-version.ts';
import { resolveSettings } from '../../src/config/settings.ts';
import type { Context } from '../../src/core/context.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { examplesOf } from '../docs/page-examples.ts';
import { transitionOf } from '../docs/run-example.ts';
import type { LawKind, Version } from '../support/law-kind.ts';
import { lawKinds } from '../support/law-kinds.ts';
import { runs } from '../support/soak.ts';
import { type JudgedTransition, refusalBreaches } from './minimal-refusal.ts';

/** The kinds whose rules say what they refuse. */
const kindsUnderTheLaw = ['task-tree', 'workflow', 'procedure'];

const examples = kindsUnderTheLaw.flatMap((kind) =>
  readdirSync(`docs/rules/${kind}`).flatMap((page) =>
    examplesOf(readFileSync(`docs/rules/${kind}/${page}`, 'utf8'))
      .filter(({ blocks }) => blocks.some(({ name }) => name === 'after'))
      .filter(({ blocks }) => blocks.every(({ name }) => name !== 'merged' && name !== 'file'))
      .map(({ title, section, blocks }) => ({ kind, blocks, name: `${kind}/${page}, ${section}: ${title}` })),
  ),
);

describe('minimal refusal', () => {
  it.each(examples)('$name', ({ kind, blocks }) => {
    expect(refusalBreaches(transitionOf(kind, blocks))).toEqual([]);
  });

  it.each(
    lawKinds
      .filter(({ kind }) => kindsUnderTheLaw.includes(kind.id))
      .map((each) => ({ name: each.kind.id, each })),
  )('$name: random transitions', ({ each }) => {
    const pair = each.version.chain((before) =>
      fc.tuple(
        fc.option(fc.constant(before), { freq: 9 }),
        fc.oneof({ weight: 3, arbitrary: each.edited(before) }, each.edited(before).chain(each.edited)),
      ),
    );
    fc.assert(
      fc.property(
        pair,
        fc.nat(),
        fc.constantFrom('step' as const, 'net' as const),
        fc.nat({ max: 11 }),
        (...given) => {
          expect(refusalBreaches(randomTransition(each, ...given))).toEqual([]);
        },
      ),
      { numRuns: runs(900) },
    );
  });
});

const outcomes = [
  'status=done guard=pass',
  'status=done guard=fail',
  'status=retry guard=skipped',
  'status=decomposed guard=skipped',
  'status=replan guard=skipped',
  'status=lost',
];

function randomTransition(
  { kind, path }: LawKind,
  [older, newer]: readonly [Version | null, Version],
  place: number,
  scope: Context['scope'],
  outcome: number,
): JudgedTransition {
  const resolved = resolveSettings(kind, {});
  if (!resolved.ok) throw new Error('the defaults of a kind are no options of it');
  const { settings } = resolved;
  const read = (version: Version | null) => (version === null ? null : docOf(kind, settings, path, version));
  const [before, after] = [read(older), read(newer)];
  const ids = before === null ? [] : [...kind.entities(before)];
  const node = ids[place % Math.max(1, ids.length)] ?? 'none';
  const said = outcomes[outcome];
  const message = said === undefined ? 'a change' : `Agent-Step: node=${JSON.stringify(node)} ${said}`;
  const parts = new Map(
    Object.entries(older ?? newer).map(([part, text]) => [part, new TextEncoder().encode(text)]),
  );
  const policy = kind.policy?.(path, parts, settings.options, defaultLimits);
  return {
    kind,
    before,
    after,
    settings,
    context: { scope, path, message, ...(policy === undefined ? {} : { policy }) },
  };
}

function docOf(
  kind: LawKind['kind'],
  settings: JudgedTransition['settings'],
  path: string,
  version: Version,
) {
  return (
    readParts({ kind, settings, limits: defaultLimits, path }, Object.entries(version))?.parsed?.doc ?? null
  );
}
