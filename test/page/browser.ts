import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the tests ask of Puppeteer. */
export interface Page {
  evaluate<Value = unknown>(script: string): Promise<Value>;
  screenshot(options: { readonly path: string; readonly fullPage?: boolean }): Promise<unknown>;
  focus(selector: string): Promise<void>;
  setViewport(size: { width: number; height: number }): Promise<void>;
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  createCDPSession(): Promise<{
    send(
      method: string,
    ): Promise<{ readonly metrics: readonly { readonly name: string; readonly value: number }[] }>;
  }>;
  close(): Promise<void>;
}

export interface Opened {
  readonly page: Page;
  /** What the console said, what was thrown, and every address that was asked for beside the file. */
  readonly said: readonly string[];
}

interface Puppeteer {
  newPage(): Promise<
    Page & {
      on(
        event: string,
        handler: (value: { text(): string; url(): string; message: string; type(): string }) => void,
      ): void;
      emulateMediaFeatures(features: readonly { name: string; value: string }[]): Promise<void>;
      goto(url: string, options: { waitUntil: string }): Promise<unknown>;
    }
  >;
  close(): Promise<void>;
}

export interface Look {
  readonly width?: number;
  readonly scheme?: 'light' | 'dark';
  readonly hash?: string;
}

export interface Browser {
  /** Opens a file from disk. */
  open(file: string, look?: Look): Promise<Opened>;
  close(): Promise<void>;
}

export async function startBrowser(): Promise<Browser> {
  const { launchBrowser } = await import(pathToFileURL(resolve('scripts/lab/look/browser.js')).href);
  const puppeteer: Puppeteer = await launchBrowser();
  return {
    async open(file, { width = 1280, scheme = 'light', hash = '' } = {}) {
      const page = await puppeteer.newPage();
      const said: string[] = [];
      const own = pathToFileURL(resolve(file)).href;
      const folder = own.slice(0, own.lastIndexOf('/'));
      page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
      page.on('request', (request) => {
        if (!request.url().startsWith('file://')) said.push(`asked for ${request.url()} of ${folder}`);
      });
      await page.setViewport({ width, height: 800 });
      await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }]);
      await page.goto(own + hash, { waitUntil: 'load' });
      return { page, said };
    },
    close: () => puppeteer.close(),
  };
}

const axe = readFileSync('test/tools/node_modules/axe-core/axe.min.js', 'utf8');

/** Milliseconds of processor that the page's own thread has taken so far, whatever else the machine does. */
export async function processorTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? Number.NaN);
  };
}

/** What axe finds serious or critical, by rule with the first place. */
export async function seriousFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found =
    await page.evaluate<string>(`axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    JSON.stringify(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => id + ': ' + nodes.length + ', ' + nodes[0].html.slice(0, 200) + ' ' + (nodes[0].any[0] || nodes[0].all[0] || nodes[0].none[0] || {}).message)))`);
  return JSON.parse(found);
}

/** What stands out of the window at its right. */
export async function tooWide(page: Page): Promise<string> {
  return page.evaluate(`document.documentElement.scrollWidth <= innerWidth ? '' :
    [...document.querySelectorAll('body *')].filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
      .slice(0, 3).map((each) => each.outerHTML.slice(0, 120)).join('\\n')`);
}

/** A picture to look at, in the folder that git ignores. */
export async function picture(page: Page, name: string, fullPage = true): Promise<void> {
  mkdirSync('look', { recursive: true });
  await page.screenshot({ path: `look/${name}.png`, fullPage });
}
