/** What scripts/site.js needs of the sources. */
export { publishedAt } from '../../src/home.ts';
export { dataElement } from '../../src/reporters/html/markup.ts';
export { page } from '../../src/reporters/html/page.ts';
export { version } from '../../src/version.ts';
