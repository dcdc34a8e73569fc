import { version } from './version.ts';

/**
 * The GitHub account that holds this project, and the one place that names it: `npm run generate` writes it into
 * package.json and every page. `OWNER` until it is published.
 */
const owner: string = 'OWNER';

/** The repository that holds the Action, the hooks for pre-commit and the package; undefined until there is one. */
export const publishedAt: string | undefined = owner === 'OWNER' ? undefined : `${owner}/stateward`;

/**
 * How advice starts the program: in a clone of which nothing is known, npx finds what is installed, and `--no` keeps it from fetching
 * what a registry has under the name.
 */
export const commandName = 'npx --no stateward';

/** What npm installs where no registry holds the package. */
export const packageFrom = `github:${owner}/stateward#v${version}`;

/** Where a page of `docs/` is read, of this version; the package does not hold them. */
export function pageLink(page: string): string {
  return publishedAt === undefined
    ? `docs/${page} in the repository of Stateward`
    : `https://github.com/${publishedAt}/blob/v${version}/docs/${page}`;
}

/** The program as machine formats name it, with absolute links where it is published. */
export const reportingTool =
  publishedAt === undefined
    ? { version }
    : {
        version,
        home: `https://github.com/${publishedAt}`,
        rulePage: (ruleId: string) => pageLink(`rules/${ruleId}.md`),
      };
