/** Verbs that mean something to the rules, in their normal form. */
export const verbs = {
  contains: 'contains',
  elaborates: 'elaborates',
  actsOn: 'acts on',
  // Spelled so that nothing takes it for an import.
  receivesFrom: 'receives\u0020from',
  occupies: 'occupies',
  inhabits: 'inhabits',
  implementedIn: 'implemented in',
  implements: 'implements',
} as const;

/** Case does not count, and `_`, `-` and blanks are equal. */
export function normalVerb(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
