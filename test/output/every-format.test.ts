import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding, Severity } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { groupAlike } from '../../src/output/alike.ts';
import { reporters } from '../../src/output/index.ts';
import { countsOf } from '../../src/output/report-words.ts';
import { writes } from '../support/repairs.ts';
import { modelFinding, sampleReport } from '../support/sample-report.ts';
import { runs } from '../support/soak.ts';
import { readXml, type XmlElement } from '../support/xml.ts';

const options = { color: false, width: 200, verbose: true, quiet: false };

function rendered(format: string, report: Report): string {
  const reporter = reporters.find(({ id }) => id === format);
  if (reporter === undefined) throw new Error(`no format ${format}`);
  return reporter.render(report, options);
}

describe('the shared sample', () => {
  it.each([
    ['json', 'sample.json'],
    ['sarif', 'sample.sarif'],
    ['junit', 'sample-junit.xml'],
    ['gitlab', 'sample-gitlab.json'],
  ])('as %s', async (format, file) => {
    await expect(rendered(format, sampleReport())).toMatchFileSnapshot(`__snapshots__/${file}`);
  });
});

/** What a format tells: each finding as `<severity> <rule>`, the fingerprints that it shows, and its counts. */
interface Told {
  readonly findings: readonly string[];
  readonly fingerprints: readonly string[];
  /** Errors, warnings and notes, in words or numbers; undefined where the format has no place for them. */
  readonly counts?: unknown;
}

const severityOf: Readonly<Record<string, Severity>> = {
  critical: 'error',
  minor: 'warning',
  info: 'note',
  '❌': 'error',
  '⚠️': 'warning',
  ℹ️: 'note',
};

/** The entries of waivers that people copy: errors alone have them. */
const waivers = (text: string) =>
  [...text.matchAll(/- fingerprint: "([^"]+)"/g)].map(([, fingerprint = '']) => fingerprint);
const textFindings = (text: string) =>
  [...text.matchAll(/^\S+:\d+:\d+ {2}(error|warning|note) {2}(\S+)/gm)].map(
    ([, severity, rule]) => `${severity} ${rule}`,
  );
/** The last line that begins so: what could not be judged begins like it. */
const summaryOf = (text: string) =>
  [...text.matchAll(/^(?:pass|fail|nothing judged|cannot judge): (.*)$/gm)].at(-1)?.[1];
/** Below the commands, which hold ten of each at most. */
const belowCommands = (text: string) => text.slice(text.indexOf('::stop-commands::'));

const readers: Readonly<Record<string, (shown: string) => Told>> = {
  text: (shown) => ({
    findings: textFindings(shown),
    fingerprints: waivers(shown),
    counts: summaryOf(shown),
  }),
  github: (shown) => ({
    findings: textFindings(belowCommands(shown)),
    fingerprints: waivers(belowCommands(shown)),
    counts: summaryOf(belowCommands(shown)),
  }),
  markdown: (shown) => ({
    findings: [...shown.matchAll(/^\| (❌|⚠️|ℹ️)&nbsp;.*<br>`([^`]+)`/gmu)].map(
      ([, mark = '', rule]) => `${severityOf[mark]} ${rule}`,
    ),
    fingerprints: waivers(shown),
    counts: /^## Stateward \S+ [\w ]+: (.*)$/m.exec(shown)?.[1],
  }),
  html: (shown) => {
    const cards = [
      ...shown.matchAll(
        /<article [^>]*data-severity="([a-z]+)" data-rule="([^"]+)" data-fingerprint="([0-9a-f]+)"/g,
      ),
    ];
    return {
      findings: cards.map(([, severity, rule]) => `${severity} ${rule}`),
      fingerprints: cards.map(([, , , fingerprint = '']) => fingerprint),
    };
  },
  json: (shown) => {
    const { findings, errors, warnings, notes } = JSON.parse(shown) as Report;
    return {
      findings: findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`),
      fingerprints: findings.map(({ fingerprint }) => fingerprint),
      counts: [errors, warnings, notes],
    };
  },
  sarif: (shown) => {
    const [{ results, properties }] = JSON.parse(shown).runs as [
      {
        results: { level: string; ruleId: string; partialFingerprints: Record<string, string> }[];
        properties: Record<string, number>;
      },
    ];
    return {
      findings: results.map(({ level, ruleId }) => `${level} ${ruleId}`),
      fingerprints: results.map(({ partialFingerprints }) => partialFingerprints['stateward/v1'] ?? ''),
      counts: [properties.errors, properties.warnings, properties.notes],
    };
  },
  gitlab: (shown) => {
    const entries: { severity: string; check_name: string; fingerprint: string }[] = JSON.parse(shown);
    const found = entries.filter(({ severity }) => severity !== 'blocker');
    return {
      findings: found.map(({ severity, check_name }) => `${severityOf[severity]} ${check_name}`),
      fingerprints: found.map(({ fingerprint }) => fingerprint),
    };
  },
  junit: (shown) => {
    const all = readXml(shown).children.flatMap(({ children }) => children);
    const found = all.filter(
      ({ attributes, children }) => children[0]?.name !== 'error' && attributes.name !== 'judged',
    );
    const words = (each: XmlElement) => each.attributes.name?.split(' ') ?? [];
    return {
      findings: found.map((each) => `${judgedAs(each)} ${words(each)[0]}`),
      fingerprints: found.map((each) => words(each).at(-1) ?? ''),
    };
  },
};

function judgedAs({ children }: XmlElement): string | undefined {
  return /^.*:\d+:\d+ (error|warning|note)$/m.exec(children.map(({ text }) => text).join(''))?.[1];
}

const waivedBy = { change: 'c', reason: 'agreed', until: '2026-12-31', severity: 'error' } as const;
const anyFinding = fc.record({
  ruleId: fc.constantFrom('task-tree/initial', 'checklist/done-changed', 'state-file/unreadable'),
  severity: fc.constantFrom<Severity>('error', 'warning', 'note'),
  file: fc.constantFrom('a.json', 'b/c.md'),
  subject: fc.constantFrom('', 'US-1', 'US-1#passes', 'a b'),
  side: fc.constantFrom<ReportedFinding['side']>('before', 'after'),
  line: fc.integer({ min: 1, max: 9 }),
  messageId: fc.constantFrom('changed', 'removed'),
  isWaived: fc.boolean(),
});
const anyReport = fc
  .record({ found: fc.array(anyFinding, { maxLength: 14 }), isStopped: fc.boolean() })
  .map(({ found, isStopped }) =>
    buildReport({
      findings: found.map(({ isWaived, ...each }, index) => ({
        ...modelFinding,
        ...each,
        fingerprint: `f${String(index).padStart(11, '0')}`,
        ...(isWaived && each.severity === 'note' ? { waivedBy } : {}),
      })),
      obstacles: isStopped ? [{ code: 'shallow', message: 'It is not here.', fix: 'Fetch it.' }] : [],
      transitions: [{ file: 'a.json', kind: 'checklist' }],
    }),
  );

describe('of one run', () => {
  it('every format is read here', () => {
    const known = reporters.map(({ id }) => id);
    expect(Object.keys(readers).sort()).toEqual(known.sort());
  });

  it.each(Object.entries(readers))('%s tells the findings, counts and fingerprints', (format, read) => {
    fc.assert(
      fc.property(anyReport, (given) => {
        const report = groupAlike(given, options);
        const told = read(rendered(format, given));
        const { findings, errors, warnings, notes } = report;
        expect([...told.findings].sort()).toEqual(
          findings.map(({ severity, ruleId }) => `${severity} ${ruleId}`).sort(),
        );
        const isText = typeof told.counts === 'string';
        const fingerprints = findings
          .filter(
            ({ severity, ruleId }) => !isText || (severity === 'error' && ruleId !== 'state-file/unreadable'),
          )
          .map(({ fingerprint }) => fingerprint);
        expect([...told.fingerprints].sort()).toEqual(fingerprints.sort());
        if (told.counts !== undefined)
          expect(told.counts).toEqual(isText ? countsOf(report) : [errors, warnings, notes]);
      }),
      { numRuns: runs(60) },
    );
  });
});

/** What somebody could write into a state file, a path or a commit message, and what of it must be nowhere as it stands. */
/** A tab is what a patch may hold, and a line ends. */
const control = /(?![\n\t])\p{Cc}/u;
const attacks: readonly [what: string, text: string, live: RegExp][] = [
  ['a workflow command', '\n::error file=x::forged', /^\s*::error file=x/m],
  ['a command of the older runner', '##[add-mask]x', /##\[/],
  ['a command of TeamCity or Azure', '##vso[task.setvariable]x', /##vso\[/],
  ['the end of stopped commands', '\n::0123456789abcdef::\n', /^::0123456789abcdef::$/m],
  ['a colour of the terminal', '\u001b[31mred\u001b[0m', control],
  ['a hyperlink of the terminal', '\u001b]8;;https://evil.example\u0007x', control],
  ['a control of one byte', '\u009b31m', control],
  ['text that runs backwards', 'a\u202egpj.exe', /[\u202a-\u202e\u2066-\u2069]/],
  ['nothing wide', 'a\u200b\u200d\u2060\ufeffb', /[\u200b-\u200d\u2060\ufeff]/],
  ['half a character', 'a\ud800b', /\ud800/],
  ['a line separator', 'a\u2028b', /[\u2028\u2029]/],
  ['a zero', 'a\u0000b', control],
];

/** What only a reader of Markdown or of markup acts upon. A line that begins with a tag is markup, and no Markdown. */
const markup: readonly [what: string, text: string, live: RegExp][] = [
  ['a mention', '@octocat', /@octocat/],
  ['a mention of a team', '@acme/owners', /@acme/],
  ['an issue', 'see #42', /#42/],
  ['a link', '[click](https://evil.example)', /^(?!<details).*\[click\]\(|https:\/\//m],
  ['a picture', '![x](//evil.example/x.png)', /^(?!<details).*!\[x\]\(/m],
  ['a script', '<script>alert(1)</script>', /<script/],
  ['a tag', '<img src=x onerror=alert(1)>', /<img/],
  ['the end of a fold', '</details></summary>', /<\/details><\/summary>/],
  ['a comment', '<!-- stateward . -->', /<!-- stateward/],
  ['a cell of a table', 'a | b', /^\|.*a \| b/m],
  ['a heading', '\n# Stateward: pass', /^# Stateward/m],
  ['a fence', '\n```\nout', /^```\nout/m],
];

/** The text at every place of a report that something foreign can reach; names of files and commits may be others. */
function reportOf(text: string, name = text): Report {
  const place = {
    file: `${name}.json`,
    side: 'before',
    pointer: text,
    line: 3,
    column: 2,
    text: text.slice(0, 400),
  } as const;
  const finding: ReportedFinding = {
    ...modelFinding,
    ...place,
    side: 'after',
    message: text,
    subject: text,
    label: text,
    why: text,
    fix: text,
    related: [{ ...place, label: text }],
    data: { legalMoves: [text], declaration: text },
    commits: [name],
    repair: writes(name, {}, text),
    fingerprint: '000000000001',
  };
  const more: Partial<ReportedFinding>[] = [
    { severity: 'warning', side: 'before' },
    { severity: 'note', waivedBy: { ...waivedBy, reason: text } },
    { severity: 'note', ended: { how: 'repaired', by: name, of: name } },
  ];
  return buildReport({
    findings: [
      finding,
      ...more.map((change, at) => ({ ...finding, ...change, fingerprint: `00000000001${at}` })),
    ],
    obstacles: [{ code: 'x', message: text, fix: text }],
    notices: [text],
    notJudged: [{ ruleId: name, needs: ['message'] }],
    transitions: [
      { file: name, kind: name, commit: name, step: { node: text, status: text, guard: text, source: text } },
    ],
    views: [
      {
        file: `${name}.json`,
        shape: 'tree',
        nodes: [{ subject: text, label: text, state: 'open', fault: 'error' }],
        links: [{ from: text, to: text, label: text }],
        hidden: 0,
      },
    ],
  });
}

/** Where nothing is acted upon in Markdown: fences, spans of code and the sources of pictures. */
function outsideOfCode(markdown: string): string {
  return markdown
    .replaceAll(/^( *)(`{3,})\w*\n[\s\S]*?^\1\2$/gm, '')
    .replaceAll(/<code>[^<]*<\/code>/g, '')
    .replaceAll(/(`+)(?!`)[^\n]*?(?<!`)\1(?!`)/g, '');
}

describe.each(reporters.map((reporter) => [reporter.id, reporter] as const))('%s', (id, reporter) => {
  const shown = (text: string, name?: string) => reporter.render(reportOf(text, name), options);

  it.each(attacks)('escapes %s', (_, text, live) => {
    expect(shown(text)).not.toMatch(live);
  });

  it.each(id === 'markdown' ? markup : [])('escapes %s', (_, text, live) => {
    expect(outsideOfCode(shown(text))).not.toMatch(live);
  });

  it.each([...attacks, ...markup])('can still be read with %s', (_, text) => {
    const said = shown(text);
    if (id === 'junit') expect(readXml(said).name).toBe('testsuites');
    if (['json', 'sarif', 'gitlab'].includes(id)) JSON.parse(said);
    expect(said.endsWith('\n')).toBe(true);
  });

  it('stays small, and is done at all, with a megabyte of one letter', () => {
    const text = 'a'.repeat(1_000_000);
    const { length } = shown(text, 'prd');
    // JSON is the whole report, and nothing is left out of it.
    if (id !== 'json') expect(length).toBeLessThan(200_000);
  });
});
