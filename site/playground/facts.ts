/** What scripts/lab/site.js needs of the sources. */
export { publishedAt } from '../../src/output/home.ts';
export { dataElement } from '../../src/output/html/markup.ts';
export { page } from '../../src/output/html/page.ts';
export { version } from '../../src/output/version.ts';
