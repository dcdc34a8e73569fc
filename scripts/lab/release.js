// @ts-check
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What has to hold before a version is released, and then its tag, which starts .github/workflows/release.yml.
 * `npm run lab -- release --dry-run` looks at everything and changes nothing; the workflow does that first, too.
 */
const isDryRun = process.argv.includes('--dry-run');
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const tag = `v${version}`;
const section = sectionOf(readFileSync('CHANGELOG.md', 'utf8'));
/** @type {string[]} */
const faults = [];

if (process.argv.includes('--notes')) {
  // What the release says of itself.
  console.log(section.text);
  process.exit();
}

const checks = {
  'the version is the same in package.json and src/output/version.ts': () =>
    readFileSync('src/output/version.ts', 'utf8').includes(`'${version}'`),
  'the changelog has a section for it, with words': () => section.text !== '',
  [`the section is dated (## ${version} - YYYY-MM-DD)`]: () =>
    /^\d{4}-\d{2}-\d{2}$/.test(section.date) || later(),
  'nothing is left that is not committed': () => said('git', 'status', '--porcelain') === '' || later(),
  'everything generated is fresh': () => runs('node', 'scripts/generate.js', '--check'),
  'dist is what the sources give': () => runs('node', 'scripts/bundle-dist.js', '--check'),
  'npm would pack it': () => runs('npm', 'pack', '--dry-run', '--silent'),
  'the tag is free, or is this commit': () => {
    const there = said('git', 'rev-parse', '--verify', '--quiet', `${tag}^{commit}`);
    return there === '' || there === said('git', 'rev-parse', 'HEAD');
  },
};
for (const [what, holds] of Object.entries(checks)) {
  const isFine = holds();
  console.log(`${isFine === 'later' ? 'to do  ' : isFine ? 'ok     ' : 'problem'}  ${what}`);
  if (!isFine) faults.push(what);
}
if (faults.length > 0) {
  console.error(`not released: ${faults.length} of ${Object.keys(checks).length} checks failed`);
  process.exitCode = 1;
} else if (isDryRun) {
  console.log(
    `\nnothing was done; npm run lab -- release would now tag ${tag} and push it, and the workflow would`,
  );
  console.log(
    'publish to npm with provenance, make the release with attestations and SBOM, and move the major tag',
  );
} else {
  execFileSync('git', ['tag', '--annotate', tag, '--message', tag], { stdio: 'inherit' });
  execFileSync('git', ['push', 'origin', tag], { stdio: 'inherit' });
}

/** What a dry run says and goes on, since it is done as the last thing before a release. */
function later() {
  return isDryRun && process.env.GITHUB_REF_TYPE !== 'tag' ? /** @type {const} */ ('later') : false;
}

/** The part of the changelog about this version, without its title. @param {string} changelog */
function sectionOf(changelog) {
  const [, date = '', text = ''] =
    new RegExp(
      `^## \\[?${version.replaceAll('.', '\\.')}\\]?(?: - (.*))?\\n([\\s\\S]*?)(?=^## |$(?![\\s\\S]))`,
      'm',
    ).exec(changelog) ?? [];
  return { date, text: text.trim() };
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function said(command, ...args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function runs(command, ...args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    return false;
  }
}
