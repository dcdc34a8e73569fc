import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { packageFrom } from '../../src/output/home.ts';
import { examplesOf } from './page-examples.ts';

/**
 * Plays docs/quick-start.md, each person in an empty folder, with the package as it would be published. Two things stand
 * in for the network: npm takes the package from a file, and git and gh find GitHub in a folder.
 */
const sections = ['docs/quick-start.md', 'docs/upgrade.md'].flatMap((page) =>
  examplesOf(readFileSync(page, 'utf8')),
);
const blocks = (section: string) => sections.find((each) => each.section === section)?.blocks ?? [];
const scripts = (section: string) =>
  blocks(section)
    .filter(({ language }) => language === 'sh')
    .map(({ text }) => text);
const shown = (section: string) => blocks(section).find(({ language }) => language === 'text')?.text ?? '';

/** Commits have other ids each time. */
const withoutIds = (text: string) => text.replace(/\b(?:[0-9a-f]{7}|[0-9a-f]{12})\b/g, '<commit>');

const gh = `#!/bin/sh
# Remembers what it is asked for, and makes the repository that it is asked to make.
echo "$@" >> "$HOME/asked"
case "$1 $2" in
  "repo create") git init -q --bare -b main "$HOME/github/$3.git" ;;
  "pr merge") case "$*" in *--auto*) exit 1 ;; esac; git push -q origin HEAD:main ;;
  "api -X") if [ "$5" = --input ]; then cat > "$HOME/ruleset.json"; fi ;;
esac
`;

let root: string;
let packed: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'stateward-start-'));
  const [made] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', root], { encoding: 'utf8', stdio: 'pipe' }),
  );
  packed = join(root, made.filename);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A person with an empty folder; what a block leaves behind is there for the next. */
function person(name: string) {
  const home = join(root, name);
  const github = join(home, 'github');
  mkdirSync(join(home, 'bin'), { recursive: true });
  mkdirSync(github);
  // A project above, into which nothing of this one goes.
  writeFileSync(join(home, 'package.json'), '{}');
  writeFileSync(join(home, 'bin/gh'), gh);
  chmodSync(join(home, 'bin/gh'), 0o755);
  writeFileSync(
    join(home, '.gitconfig'),
    `[user]\nname = P\nemail = p@example.test\n[url "file://${github}/"]\ninsteadOf = https://github.com/\n`,
  );
  const inherited = Object.entries(process.env).filter(([key]) => !/^(?:GIT_|npm_)/i.test(key));
  const env = {
    ...Object.fromEntries(inherited),
    HOME: home,
    XDG_CONFIG_HOME: home,
    PATH: `${join(home, 'bin')}${delimiter}${process.env.PATH}`,
    npm_config_offline: 'true',
    npm_config_cache: join(root, 'cache'),
  };
  let folder = home;
  return {
    home,
    env,
    folder: () => folder,
    /** With a plan and the package, as every part of the page takes it on. */
    begin() {
      for (const section of ['A plan to try it on', 'Install']) {
        const [script, ...more] = scripts(section);
        expect(more).toEqual([]);
        const { code, all } = this.run(script);
        expect(all, section).not.toContain('npm error');
        expect(code, all).toBe(0);
      }
      expect(existsSync(join(folder, 'node_modules/stateward'))).toBe(true);
    },
    run(script = '') {
      const commands = script.replaceAll(packageFrom, packed);
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', commands], {
        cwd: folder,
        env,
        encoding: 'utf8',
      });
      if (existsSync(join(home, 'shop'))) folder = join(home, 'shop');
      return { code: status, out: stdout, all: stdout + stderr };
    },
  };
}

/** What one person does. */
function playAlone({ run }: Person) {
  const [set, cheat, back, ...more] = scripts('One person');
  expect(more).toEqual([]);
  const guarded = run(set);
  expect(guarded).toMatchObject({ code: 0 });
  // Who does what the page says is not warned, and a person alone has no owners to name.
  expect(guarded.all).not.toMatch(/ {2}warning {2}|CODEOWNERS/);
  const refused = run(cheat);
  expect(refused.code).toBe(1);
  expect(refused.all).not.toMatch(/ {2}warning {2}/);
  expect(refused.all.slice(refused.all.indexOf('prd.json:'))).toBe(shown('One person'));
  const mended = run(back);
  expect(mended.code).toBe(0);
  expect(mended.out).toContain('US-001');
}

/** What a team does, with a GitHub of its own in the person's folder. */
function playTeam({ run, home, folder }: Person) {
  const github = join(home, 'github');
  const own = /github:([^/]+)\//.exec(packageFrom)?.[1] ?? '';
  execFileSync('git', ['clone', '-q', '--bare', resolve('.'), join(github, own, 'stateward.git')]);
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  execFileSync('git', ['-C', join(github, own, 'stateward.git'), 'tag', '-f', `v${version}`]);

  const [host, set, require, red, back, accept, merge, waive, ...more] = scripts('A team');
  expect(more).toEqual([]);
  expect(run(host)).toMatchObject({ code: 0 });

  const written = run(set);
  expect(written.code).toBe(0);
  expect(written.out).toMatch(/prd\.json: (\d+) edits?, \1 legal/);
  expect(written.out).not.toMatch(/^problem|did not answer/m);

  expect(run(require)).toMatchObject({ code: 0 });
  const ruleset = JSON.parse(readFileSync(join(home, 'ruleset.json'), 'utf8'));
  const required = ruleset.rules.flatMap(
    (rule: { parameters: { required_status_checks?: { context: string }[] } }) =>
      rule.parameters.required_status_checks ?? [],
  );
  const workflow = parse(readFileSync(join(folder(), '.github/workflows/stateward.yml'), 'utf8'));
  expect(required).toEqual(Object.keys(workflow.jobs).map((context) => ({ context })));

  const refused = run(red);
  expect(refused.code).toBe(1);
  // The page shows all of it: one warning more, or one line less, and it is not true.
  expect(withoutIds(refused.out.slice(refused.out.indexOf('prd.json:')))).toBe(withoutIds(shown('A team')));

  const green = run(back);
  expect(green.code).toBe(0);
  expect(green.out).toContain('pass: 0 errors');

  expect(run(accept)).toMatchObject({ code: 0 });
  expect(run(merge)).toMatchObject({ code: 0 });
  const waived = run(waive);
  expect(waived).toMatchObject({ code: 0 });
  expect(waived.out.replaceAll(/\s+/g, ' ')).toContain('waived until 2030-12-31: Large exports moved');
  expect(readFileSync(join(home, 'asked'), 'utf8').split('\n')).toContain('pr create --fill');
}

/** What the author of a harness does. */
function playHarness({ run }: Person) {
  const [judge, ...more] = scripts('An agent harness');
  expect(more).toEqual([]);
  const judged = run(judge);
  expect(judged.code).toBe(0);
  expect(judged.out).toBe(blocks('An agent harness').find(({ name }) => name === 'output')?.text);
}

type Person = ReturnType<typeof person>;

describe('the page about upgrading and uninstalling', () => {
  it('runs from the first line to the last, and nothing is left', () => {
    const later = person('later');
    const { run, folder } = later;
    later.begin();
    expect(run(scripts('One person')[0])).toMatchObject({ code: 0 });
    const agents = join(folder(), 'AGENTS.md');
    const written = readFileSync(agents, 'utf8');
    writeFileSync(agents, `Ours.\n\n${written.replace('## State files', '## State')}`);

    const upgraded = run(scripts('Upgrade')[0]);
    expect(upgraded).toMatchObject({ code: 0 });
    expect(upgraded.out).toContain('AGENTS.md');
    expect(readFileSync(agents, 'utf8')).toBe(`Ours.\n\n${written}`);
    // Nobody who does what the page says is warned.
    expect(run("git add -A && git commit -m 'Upgrade'").all).not.toMatch(/ {2}(?:warning|error) {2}/);
    const [named] = scripts('A clone instead of the package');
    expect(run(named)).toMatchObject({ code: 0 });

    expect(run(scripts('Uninstall')[0])).toMatchObject({ code: 0 });
    expect(readFileSync(agents, 'utf8')).toBe('Ours.\n');
    expect(run('git ls-files .git/hooks; ls .git/hooks; git config stateward.program').out).not.toMatch(
      /^(?:pre-commit|commit-msg|pre-push|pre-merge-commit|\/)$/m,
    );
    for (const file of ['.stateward.yml', 'node_modules/stateward'])
      expect(existsSync(join(folder(), file)), file).toBe(false);
    expect(readFileSync(join(folder(), 'package.json'), 'utf8')).not.toContain('stateward');
    expect(run('perl -0pi -e "s/Export/Import/" prd.json && git commit -qam Free')).toMatchObject({
      code: 0,
    });
  });
});

describe('the page as it is read', () => {
  it('runs through, one part after the other', () => {
    const reader = person('reader');
    reader.begin();
    playAlone(reader);
    playTeam(reader);
    playHarness(reader);
  });
});
