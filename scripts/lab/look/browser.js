// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Takes pictures of pages with the Chromium of test/tools; undefined where it is not installed.
 * @typedef {{ shoot: (html: string, file: string, width: number) => Promise<void>, close: () => Promise<void> }} Browser
 */
const tools = resolve('test/tools/node_modules');

/** Chromium, driven by Puppeteer; undefined where they are not installed. @returns {Promise<* | undefined>} */
export async function launchBrowser() {
  if (process.platform !== 'linux' || !existsSync(join(tools, 'puppeteer-core'))) return undefined;
  const { default: chromium } = await loaded('@sparticuz/chromium/build/index.js');
  const { default: puppeteer } = await loaded('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');
  return puppeteer.launch({
    args: chromium.args,
    executablePath: await chromium.executablePath(),
    headless: 'shell',
  });
}

/** @returns {Promise<Browser | undefined>} */
export async function openBrowser() {
  const browser = await launchBrowser();
  if (browser === undefined) return undefined;
  return {
    shoot: async (html, file, width) => {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 300 });
      await page.setContent(html, { waitUntil: 'load' });
      await page.evaluate('window.drawn');
      await page.screenshot({ path: file, fullPage: true });
      await page.close();
    },
    close: () => browser.close(),
  };
}

/** A job summary as GitHub shows one: its style, its Markdown, and mermaid drawn. @param {string} markdown */
export async function summaryPage(markdown) {
  const { marked } = await loaded('marked/lib/marked.esm.js');
  const style = readFileSync(join(tools, 'github-markdown-css', 'github-markdown-light.css'), 'utf8');
  const drawing = readFileSync(join(tools, 'mermaid', 'dist', 'mermaid.min.js'), 'utf8');
  const body = String(marked.parse(markdown)).replaceAll(
    /<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g,
    '<pre class="mermaid">$1</pre>',
  );
  const script = body.includes('class="mermaid"')
    ? `<script>${drawing}</script><script>mermaid.initialize({ startOnLoad: false }); window.drawn = mermaid.run()</script>`
    : '';
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body class="markdown-body" style="padding:24px;max-width:900px">${body}${script}`;
}

/** @param {string} svg */
export function svgPage(svg) {
  return `<!doctype html><meta charset="utf-8"><body style="margin:0">${svg}`;
}

/** @param {string} path below node_modules of test/tools */
function loaded(path) {
  return import(pathToFileURL(join(tools, path)).href);
}
