// @ts-check

/**
 * What stands around every page.
 * @param {{ content: string, page: string, plan: import('./eleventy.config.js').Plan, to: (page: string) => string }} parts
 */
export function layout({ content, page, plan, to }) {
  const [, heading = 'Stateward'] = /<h1[^>]*>(.*?)<\/h1>/s.exec(content) ?? [];
  const title = heading.replaceAll(/<[^>]*>/g, '');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title === 'Stateward' ? title : `${title} · Stateward`}</title>
<link rel="stylesheet" href="${to('site.css')}">
</head>
<body class="site">
<a class="skip" href="#content">Skip to the text</a>
<header class="bar"><a class="logo" href="${to('README.md')}">Stateward</a> <span class="faint">${plan.version}</span><a class="try" href="${to('playground.html')}">Playground</a></header>
<div class="columns">
<details class="menu"><summary>Menu</summary>${nav(page, plan, to)}</details>
<nav class="side" aria-label="Pages">${nav(page, plan, to)}</nav>
<main id="content" tabindex="-1">
${page === 'README.md' ? content.replace('</h1>', `</h1>${hero(to)}`) : content}
</main>
</div>
</body>
</html>
`;
}

/** @param {(page: string) => string} to */
function hero(to) {
  return `<p class="hero"><a href="${to('playground.html')}">Try it in the browser</a> <a href="${to('docs/quick-start.md')}">Quick start</a></p>`;
}

/** @param {string} page @param {import('./eleventy.config.js').Plan} plan @param {(page: string) => string} to */
function nav(page, { groups }, to) {
  return groups
    .map(({ title, pages }) => {
      const links = pages.map((each) => {
        const here = each.page === page ? ' aria-current="page"' : '';
        return `<li><a href="${to(each.page)}"${here}>${each.title}</a></li>`;
      });
      const list = `<ul>${links.join('')}</ul>`;
      const isOpen = pages.length < 16 || pages.some((each) => each.page === page);
      return `<details${isOpen ? ' open' : ''}><summary>${title}</summary>${list}</details>`;
    })
    .join('');
}
