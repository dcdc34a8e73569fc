import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseConfiguration } from '../../src/config/configuration.ts';
import { readPolicyText } from '../../src/config/policy-text.ts';
import { parseWaivers } from '../../src/config/waivers.ts';
import { defaultLimits } from '../../src/formats/limits.ts';
import { kinds } from '../../src/kinds/index.ts';
import { blocksOf } from './page-examples.ts';

const { properties } = JSON.parse(readFileSync('schemas/config/v1.schema.json', 'utf8'));
const configurationKeys = Object.keys(properties);
const page = readFileSync('docs/configuration.md', 'utf8');
const bytesOf = (name: string) =>
  new TextEncoder().encode(blocksOf(page).find((block) => block.name === name)?.text ?? '');

describe('docs/configuration.md', () => {
  it('shows a configuration that can be used, with every key there is', () => {
    const result = parseConfiguration(bytesOf('complete'), kinds);
    expect.assert(result.ok, JSON.stringify(result));
    const read = readPolicyText(bytesOf('complete'));
    expect(Object.keys(read.ok ? read.root : {}).sort()).toEqual([...configurationKeys].sort());
    const { govern, limits } = result.configuration;
    expect(limits).toEqual(defaultLimits);
    expect(govern('plans/shop.json')?.settings.options).toMatchObject({ rotation: 'allow', replan: 'error' });
    expect(govern('plans/a/b.json')?.settings.options).toMatchObject({ rotation: 'forbid', replan: 'note' });
    expect(govern('plans/fixtures/b.json')).toBeUndefined();
    expect(govern('.runner/state/tree.json')).toBeUndefined();
  });

  it.each(kinds)('has an entry of the kind $id, whose page names every option', ({ id, options }) => {
    const [shown = ''] = blocksOf(page).flatMap(({ name, text }) => (name === 'complete' ? [text] : []));
    const kindPage = readFileSync(`docs/kinds/${id}.md`, 'utf8');
    expect(shown).toContain(`kind: ${id}\n`);
    const missing = Object.keys(options.schema.properties ?? {}).filter(
      (option) => !new RegExp(`^\\| \`${option}[.\`]`, 'm').test(kindPage),
    );
    expect(missing).toEqual([]);
  });

  it('shows waivers that can be used', () => {
    expect(parseWaivers(bytesOf('waivers'))).toMatchObject({ ok: true, waivers: [{ until: '2026-03-31' }] });
  });

  it('has a row for every key', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \|/gm)].map(([, key]) => key);
    expect(rows).toEqual([...configurationKeys]);
  });
});
