// @ts-check
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** @typedef {Readonly<Record<string, { description: string, default?: string }>>} Entries */

/**
 * The tables of what action.yml takes and gives.
 * @param {(head: readonly string[], rows: readonly (readonly string[])[]) => string} table
 */
export function actionSections(table) {
  const { inputs, outputs } = parse(readFileSync('action.yml', 'utf8'));
  return {
    'action-inputs': table(['input', 'default', ''], rowsOf(inputs, true)),
    'action-outputs': table(['output', ''], rowsOf(outputs, false)),
  };
}

/**
 * @param {Entries} entries
 * @param {boolean} withDefault
 */
function rowsOf(entries, withDefault) {
  return Object.entries(entries).map(([name, { description, default: value = '' }]) => [
    `\`${name}\``,
    ...(withDefault ? [value === '' ? '' : `\`${value}\``] : []),
    description.trim(),
  ]);
}
