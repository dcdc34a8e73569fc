import { expect, it } from 'vitest';
import type { JsonValue } from '../../../src/formats/json-value.ts';
import { cutStamps, withStamps } from '../../../src/kinds/checklist/stamps.ts';

const stamps = { text: [' ({h})', ' {h}', '({d}) ', ' — {*}'] };

it.each([
  ['Charge a card 1234abc', 'Charge a card 1234abc that is in', 'Charge a card that is in'],
  ['Charge a card', 'Charge a card that is in (1234abc)', 'Charge a card that is in'],
  ['**Charge** 1234abc', '**Charge** 1234abc a card 1234abc', 'Charge a card'],
  ['(2026-01-02) Charge', '(2026-01-02) Charge a card', 'Charge a card'],
  ['Charge — done in', 'Charge — done in two days', 'Charge'],
  ['Charge 1234abc', 'Charge 1234abc', 'Charge'],
  ['Charge a', 'Charge a card', 'Charge a card'],
])('a paragraph loses its stamps and gets them back: %s | %s', (text, paragraph, own) => {
  const raw: Record<string, JsonValue> = { text, paragraph };
  cutStamps(raw, stamps, 0);
  expect(raw.paragraph).toBe(own);
  expect(withStamps(raw, 'paragraph', own)).toBe(paragraph);
  expect(withStamps(raw, 'text', String(raw.text))).toBe(text);
});
