// @ts-check
import { readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { highlighted } from './highlight.js';
import { layout } from './layout.js';
import { slugOf } from './slug.js';

/**
 * @typedef {{ title: string, pages: { title: string, page: string }[] }} Group
 * @typedef {{ pages: string[], files: string[], groups: Group[], tries: Record<string, string[]>, home: string | null, version: string }} Plan
 */

/**
 * The pages of the repository as they are: each goes to Eleventy under its own path, and links between them become relative links to
 * files, so that what is built can be opened from disk.
 * @param {*} eleventy
 */
export default function configure(eleventy) {
  /** @type {Plan} */
  const plan = JSON.parse(readFileSync(process.env.SITE_PLAN ?? '', 'utf8'));
  eleventy.setQuietMode(true);
  eleventy.setUseGitIgnore(false);
  eleventy.amendLibrary('md', (/** @type {*} */ md) => extend(md, plan));
  for (const source of plan.pages)
    eleventy.addTemplate(source, readFileSync(source, 'utf8'), {
      source,
      permalink: addressOf(source),
      templateEngineOverride: 'md',
    });
  eleventy.addTransform('layout', function (/** @type {string} */ content) {
    // @ts-expect-error Eleventy binds the page.
    const page = String(this.page.inputPath).replace(/^.*site\/pages\//, '');
    return layout({ content, page, plan, to: (other) => linkTo(page, other) });
  });
}

/** Where a page is put. @param {string} page */
function addressOf(page) {
  return page.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');
}

/** @param {string} page @param {string} other a page, or where a file is put */
function linkTo(page, other) {
  const path = relative(dirname(addressOf(page)), other.endsWith('.md') ? addressOf(other) : other);
  return path === '' ? (addressOf(page).split('/').at(-1) ?? '') : path;
}

/** @param {*} md @param {Plan} plan */
function extend(md, { pages, files, tries, home }) {
  md.set({ html: true, linkify: false });
  const known = new Set(pages);
  const copied = new Set(files);
  const { rules } = md.renderer;
  const plain = (/** @type {*[]} */ ...[tokens, index, options, , self]) =>
    self.renderToken(tokens, index, options);

  /** Headings are linked to as on GitHub. */
  md.core.ruler.push('ids', (/** @type {*} */ { tokens }) => {
    const seen = new Map();
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const slug = slugOf(tokens[index + 1]?.content ?? '');
      const count = seen.get(slug) ?? 0;
      seen.set(slug, count + 1);
      token.attrSet('id', count === 0 ? slug : `${slug}-${count}`);
    }
  });
  /** A link to a page goes to what it became; one to a file of the repository goes there, where it is published. */
  rules.link_open = (
    /** @type {*} */ tokens,
    /** @type {number} */ index,
    /** @type {*} */ options,
    /** @type {*} */ env,
    /** @type {*} */ self,
  ) => {
    const href = tokens[index].attrGet('href') ?? '';
    if (!/^(?:[a-z]+:|#)/.test(href)) {
      const [path = '', hash] = href.split('#');
      const target = normalize(join(dirname(env.source), path)).replace(/\/$/, '');
      const page = [target, join(target, 'README.md')].find((each) => known.has(each));
      const anchor = hash === undefined ? '' : `#${hash}`;
      if (page !== undefined || copied.has(target))
        tokens[index].attrSet('href', linkTo(env.source, page ?? target) + anchor);
      else if (home !== null) tokens[index].attrSet('href', `${home}/${target}${anchor}`);
      else {
        tokens[index].attrs = [['title', `${target} of the repository`]];
      }
    }
    return plain(tokens, index, options, env, self);
  };
  rules.table_open = () => '<div class="table" tabindex="0"><table>';
  rules.table_close = () => '</table></div>';
  rules.fence = (
    /** @type {*} */ tokens,
    /** @type {number} */ index,
    /** @type {*} */ _options,
    /** @type {*} */ env,
  ) => {
    const { content, info } = tokens[index];
    const [language = '', name = '', part = ''] = info.trim().split(/\s+/);
    const code = `<pre tabindex="0"><code>${highlighted(content, language)}</code></pre>`;
    // Examples of rules name what their blocks are; the first block of one that can be tried leads to the playground.
    if (name === '') return code;
    const count = env.fences ?? 0;
    env.fences = count + 1;
    const link = tries[env.source]?.[count];
    const tried = link ? ` <a href="${linkTo(env.source, 'playground.html')}#${link}">try it</a>` : '';
    return `<figure class="block ${name}"><figcaption>${md.utils.escapeHtml(`${name} ${part}`.trim())}${tried}</figcaption>${code}</figure>`;
  };
}
