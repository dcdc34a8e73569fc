import { describe, expect, it } from 'vitest';
import { reporterOptions, type Terminal } from '../../src/cli/terminal.ts';
import { reporters } from '../../src/output/index.ts';
import { text } from '../../src/output/text.ts';
import { modelReport } from '../support/sample-report.ts';

const rulePage = (id: string) => `https://example.org/rules/${id}`;
const options = { color: false, width: 80, verbose: false, quiet: false, tool: { version: '1', rulePage } };
const link =
  '\u001b]8;;https://example.org/rules/checklist/done-changed\u001b\\checklist/done-changed\u001b]8;;\u001b\\';

describe('links to the pages of rules', () => {
  it('stand where they are asked for, and change nothing else', () => {
    const plain = text.render(modelReport(), options);
    const linked = text.render(modelReport(), { ...options, links: true });
    expect(linked).toContain(link);
    expect(linked.replace(link, 'checklist/done-changed')).toBe(plain);
    expect(plain).not.toContain('\u001b');
  });

  it('are left out where there is no page, or its address could end them', () => {
    const page = (address: string) => ({ version: '1', rulePage: () => address });
    const shown = (tool: object) =>
      text.render(modelReport(), { ...options, links: true, tool: { version: '1', ...tool } });
    for (const tool of [{}, page('https://x.example/\u001b\\evil'), page('https://x.example/a b'), page('')])
      expect(shown(tool)).not.toContain('\u001b');
  });

  it('are for the text alone', () => {
    for (const { id, render } of reporters.filter(({ id }) => !['text', 'github'].includes(id)))
      expect(render(modelReport(), { ...options, links: true }), id).not.toContain('\u001b');
  });
});

describe('a terminal', () => {
  const wants = (environment: Terminal['environment'], isTerminal = true, color = true) =>
    reporterOptions(
      { environment, isTerminal, columns: 80, out: () => {}, error: () => {} },
      { color, quiet: false, verbose: false },
    ).links;

  it.each<[string, Terminal['environment']]>([
    ['iTerm2', { TERM_PROGRAM: 'iTerm.app' }],
    ['kitty', { TERM: 'xterm-kitty' }],
    ['Windows Terminal', { WT_SESSION: 'x' }],
    ['one built on VTE', { VTE_VERSION: '7600' }],
    ['Konsole', { KONSOLE_VERSION: '230800' }],
  ])('%s shows links', (_, environment) => {
    expect(wants(environment)).toBe(true);
    expect(wants(environment, false)).toBe(false);
    expect(wants(environment, true, false)).toBe(false);
    expect(wants({ ...environment, NO_COLOR: '1' })).toBe(false);
    expect(wants({ ...environment, CI: 'true' })).toBe(false);
    expect(wants({ ...environment, FORCE_HYPERLINK: '0' })).toBe(false);
  });

  it.each<[string, Terminal['environment']]>([
    ['nobody knows', { TERM: 'xterm-256color' }],
    ['is dumb', { TERM: 'dumb', VTE_VERSION: '7600' }],
    ['is built on an old VTE', { VTE_VERSION: '4800' }],
    ['is a multiplexer', { TERM: 'screen-256color', TERM_PROGRAM: 'tmux' }],
  ])('that %s gets none, unless they are asked for', (_, environment) => {
    expect(wants(environment)).toBe(false);
    expect(wants({ ...environment, FORCE_HYPERLINK: '1' }, false)).toBe(true);
  });
});
