import type { ReportingTool } from '../reporter.ts';
import { html, type Markup } from './markup.ts';

/** A style or a script of our own, with the digest by which the page's policy knows it. */
export interface Asset {
  readonly text: string;
  /** SHA-256 in Base64. */
  readonly sha256: string;
}

export interface PageParts {
  readonly title: string;
  readonly head: Markup;
  readonly main: Markup;
  /** What scripts read. */
  readonly data?: Markup;
  readonly style: Asset;
  readonly scripts: readonly Asset[];
  readonly tool: ReportingTool | undefined;
}

/**
 * One file that loads nothing: its policy allows the style and the scripts that are in it, by their digests, and no other source of
 * anything. Verdict and findings can be read without scripts.
 */
export function page({ title, head, main, data, style, scripts, tool }: PageParts): string {
  const allowed = scripts.map(({ sha256 }) => ` 'sha256-${sha256}'`).join('');
  const policy = `default-src 'none'; script-src${allowed === '' ? " 'none'" : allowed}; style-src 'sha256-${style.sha256}'; base-uri 'none'; form-action 'none'`;
  const by = tool?.home === undefined ? html`Stateward` : html`<a href="${tool.home}">Stateward</a>`;
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${{ markup: policy }}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${{ markup: style.text }}</style>
<body>
<a class="skip" href="#findings">Skip to the findings</a>
${head}<main>
${main}</main>
<footer>${by}${tool !== undefined && ` ${tool.version}`}. Nothing was loaded to show this page. A pass says that the record changed legally, not that the work was done.</footer>
${data}${scripts.map(({ text }) => html`<script>${{ markup: text }}</script>\n`)}</body>
</html>
`.markup;
}
