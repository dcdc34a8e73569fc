import { existsSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { configurationPath, waiversPath } from '../../src/engine/policy/policy-paths.ts';
import { kinds } from '../../src/index.ts';
import { text } from '../../src/output/text.ts';
import { sampleReport } from '../support/sample-report.ts';
import { blocksOf } from './page-examples.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const blocks = blocksOf(readFileSync('docs/editors.md', 'utf8')).filter(
  ({ language }) => language === 'json',
);
const [settings, tasks] = blocks.map((block) => JSON.parse(block.text));

describe('the entries for SchemaStore', () => {
  interface Entry {
    readonly name: string;
    readonly description: string;
    readonly fileMatch: readonly string[];
    readonly url: string;
  }
  const entries: readonly Entry[] = read('editors/schemastore.json').schemas;
  const schemaOf = ({ url }: Entry) => /\/main\/(schemas\/.+)$/.exec(url)?.[1] ?? '';

  it.each(entries.map((entry) => [entry.name, entry] as const))(
    '%s names a schema that compiles',
    (_, entry) => {
      expect(entry).toEqual({
        name: expect.stringMatching(/^Stateward /),
        description: expect.stringMatching(/^[A-Z].*[^.]$/),
        fileMatch: [expect.stringMatching(/^[^/]/)],
        url: expect.stringMatching(
          /^https:\/\/raw\.githubusercontent\.com\/[\w-]+\/stateward\/main\/schemas\//,
        ),
      });
      expect(() => new Ajv2020({ strict: false }).compile(read(schemaOf(entry)))).not.toThrow();
    },
  );

  it('are for the files that the program looks for', () => {
    const usual = kinds().flatMap(({ files }) => files);
    expect(entries.flatMap(({ fileMatch }) => fileMatch)).toEqual([
      configurationPath,
      waiversPath,
      expect.toSatisfy((glob: string) => usual.includes(glob)),
    ]);
  });

  it('are what the settings of the page name until then', () => {
    const named = [...Object.keys(settings['yaml.schemas']), settings['json.schemas'][0].url];
    expect(named).toEqual(entries.map((entry) => `./node_modules/stateward/${schemaOf(entry)}`));
    for (const file of named) expect(existsSync(file.replace('./node_modules/stateward/', ''))).toBe(true);
  });
});

interface Pattern {
  readonly regexp: string;
}

/** What an editor finds in a report: two lines in a row, as both VS Code and the runner match them. */
function found(report: string, [first, second]: readonly Pattern[]) {
  const lines = report.split('\n');
  return lines.flatMap((line, at) => {
    const head = new RegExp(first?.regexp ?? '').exec(line);
    const said = new RegExp(second?.regexp ?? '').exec(lines[at + 1] ?? '');
    return head === null || said === null ? [] : [[...head.slice(1), said[1]]];
  });
}

describe('problem matchers', () => {
  const report = text.render(sampleReport(), { color: false, width: 110, verbose: false, quiet: false });

  it('of VS Code find every finding with its place, severity, rule and message', () => {
    const [{ problemMatcher: matcher }] = tasks.tasks;
    const all = found(report, matcher.pattern);
    expect(all.map(([file, line, column, severity, rule]) => [file, line, column, severity, rule])).toEqual(
      [...report.matchAll(/^(.+):(\d+):(\d+) {2}(error|warning|note) {2}(\S+)/gm)].map((each) =>
        each.slice(1),
      ),
    );
    expect(all).toHaveLength(sampleReport().findings.length);
    expect(all.map((each) => each.at(-1))).toContain('was done since 3f2a91c; acceptanceCriteria[1] changed');
  });

  it.each([40, 60, 80, 110])('find what happened, and not the item, at %d columns', (width) => {
    const shown = text.render(sampleReport(), { color: false, width, verbose: false, quiet: false });
    const [{ problemMatcher: matcher }] = tasks.tasks;
    const said = found(shown, matcher.pattern).map((each) => `${each.at(-1)}`);
    const all = sampleReport().findings.map(({ message }) => message);
    expect(said).toHaveLength(all.length);
    for (const line of said) expect(all.some((message) => message.startsWith(line.slice(0, 20)))).toBe(true);
  });

  it('of the runner find errors and warnings', () => {
    const { problemMatcher } = read('editors/problem-matcher.json');
    const { errors, warnings } = sampleReport();
    const counts = problemMatcher.map(({ pattern }: { pattern: Pattern[] }) => found(report, pattern).length);
    expect(counts).toEqual([errors, warnings]);
  });
});
