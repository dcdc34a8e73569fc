// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource } from './bundle.js';

const description = "Refuses changes of a coding agent's state files that could not have happened legally.";
const keywords = [
  'coding-agent',
  'ai-agent',
  'claude-code',
  'codex',
  'cursor',
  'git-hooks',
  'pre-commit',
  'github-action',
  'prd.json',
  'ralph',
  'task-master',
  'beads',
  'spec-kit',
  'openspec',
  'kiro',
  'bmad',
];

/** A name of the account, and the tag, wherever a page or a snippet writes them; `acme` is the reader's own. */
const account =
  /(?<=github\.com\/|raw\.githubusercontent\.com\/|github:|(?<!git@)github\.com:)(?!acme\b)[\w-]+(?=\/stateward\b)/g;
const tag = /(?<=OWNER\/stateward(?:\.git)?(?:@|#|\/blob\/))v\d+\.\d+\.\d+\b/g;

/**
 * Every page, and package.json, with the account that `src/output/home.ts` names and the version of `src/output/version.ts`.
 * @returns {Promise<[file: string, text: string][]>}
 */
export async function homeTexts() {
  const { packageFrom } = await importSource('src/output/home.ts');
  const [, owner = ''] = /^github:([^/]+)\//.exec(packageFrom) ?? [];
  const { version } = await importSource('src/output/version.ts');
  const named = new RegExp(tag.source.replace('OWNER', owner), 'g');
  const own = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'editors/schemastore.json'];
  const pages = [...own, ...pagesBelow('docs')].filter(existsSync);
  return [
    ...pages.map((file) => {
      const text = readFileSync(file, 'utf8').replace(account, owner).replace(named, `v${version}`);
      return /** @type {[string, string]} */ ([file, text]);
    }),
    ['package.json', packageText(owner, version)],
  ];
}

/** @param {string} folder */
function pagesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(folder, entry.name));
}

/**
 * What a registry wants to know, with everything else as it stands.
 * @param {string} owner
 * @param {string} version
 */
function packageText(owner, version) {
  const current = JSON.parse(readFileSync('package.json', 'utf8'));
  const { name, license, type, engines, ...others } = current;
  const home = `https://github.com/${owner}/stateward`;
  const text = {
    name,
    version,
    description,
    keywords,
    license,
    homepage: `${home}#readme`,
    bugs: { url: `${home}/issues` },
    repository: { type: 'git', url: `git+${home}.git` },
    publishConfig: { access: 'public', provenance: true },
    type,
    engines,
  };
  for (const key of ['version', 'description', 'keywords', 'homepage', 'bugs', 'repository', 'publishConfig'])
    delete others[key];
  return `${JSON.stringify({ ...text, ...others }, null, 2)}\n`;
}
