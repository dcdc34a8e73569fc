import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportedFinding } from '../../src/engine/contract/finding.ts';
import { buildReport, type Report } from '../../src/engine/contract/report.ts';
import { findingsScript, style } from '../../src/output/html/assets.generated.ts';
import { dataElement } from '../../src/output/html/markup.ts';
import { html } from '../../src/output/html.ts';
import { hostileRepairs, writes } from '../support/repairs.ts';
import { legalReport, modelFinding, modelReport, sampleReport } from '../support/sample-report.ts';
import { runs } from '../support/soak.ts';

const options = { color: true, width: 80, verbose: false, quiet: false };

function rendered(report: Report): string {
  return html.render(report, options);
}

/** Without what is the same in every page. */
function content(report: Report): string {
  return [style, findingsScript].reduce(
    (text, { text: own, sha256 }) => text.replace(own, '').replace(sha256, ''),
    rendered(report),
  );
}

function withFinding(finding: Partial<ReportedFinding>): Report {
  return buildReport({ findings: [{ ...modelFinding, ...finding }] });
}

/** All that a page is made of, in any report: other elements would come out of a text. */
const own =
  /<(?:!doctype html|\/?(?:html|meta|title|style|body|a|header|p|h[123]|ul|li|b|main|section|article|span|code|pre|del|ins|mark|dl|div|dt|dd|details|summary|footer|script|output)\b[^<>]*)>/g;

describe('the page', () => {
  it('of the shared sample is as it was', () => {
    expect(content(sampleReport())).toMatchSnapshot();
  });

  it.each([
    ['a pass', legalReport(), /<h1>pass<\/h1>/],
    ['a failure', modelReport(), /<h1>fail<\/h1>/],
    ['nothing', buildReport({ findings: [] }), /<h1>nothing judged<\/h1>/],
  ])('says first what came out: %s', (_, report, said) => {
    expect(content(report)).toMatch(said);
  });

  it('counts as the report does', () => {
    const { errors, warnings, notes, claimed, verified } = sampleReport();
    const figures = [...content(sampleReport()).matchAll(/<b>(\d+)<\/b> ([a-z ]+)/g)].map(
      ([, count, name]) => `${name} ${count}`,
    );
    expect(figures).toEqual(
      expect.arrayContaining([
        `errors ${errors}`,
        `warnings ${warnings}`,
        `notes ${notes}`,
        `claimed done ${claimed}`,
        `verified ${verified}`,
      ]),
    );
  });

  it('shows how it was and is, why, the way back and a waiver to copy', () => {
    const text = content(modelReport());
    for (const part of [
      '<del><span class="no">39</span> <mark>&quot;Exports 10,000 rows under 2 s&quot;</mark>',
      '<ins><span class="no">41</span> <mark>&quot;Exports rows&quot;</mark>',
      '<dt>Why</dt><dd>Whoever relied on US-004',
      '>git checkout 3f2a91c -- prd.json</pre>',
      '- fingerprint: &quot;9c01d2e4aa17&quot;',
    ])
      expect(text).toContain(part);
  });

  it('allows the style and the script that are in it, and nothing else', () => {
    const text = rendered(sampleReport());
    const [, policy = ''] = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(text) ?? [];
    const digests = (name: string) =>
      [...text.matchAll(new RegExp(`<${name}>([\\s\\S]*?)</${name}>`, 'g'))].map(
        ([, body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`,
      );
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${digests('script').join(' ')}`,
      `style-src ${digests('style').join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(text).not.toMatch(/\s(?:src|style|on[a-z]+)=/);
  });

  it('leads to the page of a rule where it is published', () => {
    const tool = {
      version: '1.2.3',
      home: 'https://h.example',
      rulePage: (id: string) => `https://h.example/${id}`,
    };
    expect(html.render(modelReport(), { ...options, tool })).toContain(
      '<a href="https://h.example/checklist/done-changed">',
    );
    expect(content(modelReport())).not.toContain('<a href="http');
  });
});

describe('whatever a file says', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '</pre>',
      '</style>',
      '<!--',
      ']]>',
      '"',
      "'",
      '&lt;',
      '`',
      '##[error]',
      '::error::',
      '\u001b[31m',
      '\u202e',
      '\u200b',
      '\n',
      '\t',
      '\ud800',
      'a',
      ' onmouseover=x ',
      'javascript:x',
    ),
    maxLength: 12,
  });
  const words = fc.record({
    message: hostile,
    subject: hostile,
    label: hostile,
    why: hostile,
    fix: hostile,
    text: hostile,
    file: hostile,
    ruleId: hostile,
    fingerprint: hostile,
    change: hostile,
    data: fc.record({ legalMoves: fc.array(hostile, { maxLength: 2 }), declaration: hostile }),
    repair: hostileRepairs(hostile),
  });

  it('is text: no element, attribute or invisible character comes of it', () => {
    fc.assert(
      fc.property(words, hostile, (finding, said) => {
        const report = buildReport({
          findings: [{ ...modelFinding, ...finding }],
          obstacles: [{ code: 'x', message: said, fix: said }],
          notices: [said],
        });
        const text = content(report);
        const rest = text.replaceAll(own, (element) => {
          expect(element.replaceAll(/"[^"]*"/g, '')).not.toMatch(/\son|javascript|["']/);
          return '';
        });
        expect(rest).not.toMatch(/[<>]/);
        expect(text).not.toMatch(/(?!\n)[\p{C}\u200b-\u200f\u202a-\u202e\u2066-\u2069]|##\[|^\s*::/mu);
      }),
      { numRuns: runs(500) },
    );
  });

  it('is cut where nobody reads on', () => {
    const megabyte = 'a'.repeat(1_000_000);
    // What the script of a page reads is cut as what is shown: `<` takes six bytes there.
    expect(dataElement('data', { [megabyte.slice(0, 9)]: '<'.repeat(1_000_000) }).markup.length).toBeLessThan(
      20_000,
    );
    const report = withFinding({ message: megabyte, label: megabyte, subject: megabyte, why: megabyte });
    expect(rendered(report).length).toBeLessThan(60_000);
  });

  it('stays copyable in a patch, tabs and all', () => {
    const patch = '--- a/x\n+++ b/x\n@@ -1 +1 @@\n-\t<b>\n+\t</pre>\n';
    const [, block = ''] =
      /<pre class="patch copy"[^>]*>(.*?)<\/pre>/s.exec(
        content(withFinding({ repair: writes('x', {}, patch) })),
      ) ?? [];
    const text = block
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&#9;', '\t')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>');
    expect(text).toBe(patch);
  });
});
