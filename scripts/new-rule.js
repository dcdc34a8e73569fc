// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { emptyRulePage } from './generate-docs.js';
import { camel } from './names.js';

/** @typedef {{ kind: string, name: string, maker: string, since: string }} NewRule */

const kebab = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

await main(process.argv.slice(2));

/** @param {string[]} args */
async function main(args) {
  const [kind = '', name = '', ...more] = (args[0] ?? '').split('/');
  const refusal =
    args.length === 1 && more.length === 0
      ? refusalOf(kind, name)
      : 'Usage: npm run new:rule -- <kind>/<rule>';
  if (refusal !== undefined) {
    console.error(refusal);
    process.exitCode = 2;
    return;
  }
  const rule = { kind, name, maker: makerOf(kind) ?? '', since: currentVersion() };
  for (const [file, text] of filesOf(rule)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  await import('./generate.js');
  console.log(`Now write the rule; until then it reports every transition, and its tests fail.`);
}

/**
 * Why a rule cannot be created, as one sentence; undefined where it can.
 * @param {string} kind
 * @param {string} name
 */
function refusalOf(kind, name) {
  if (!kebab.test(kind) || !kebab.test(name))
    return `'${kind}/${name}' is not <kind>/<rule> in kebab case, such as task-tree/goalposts.`;
  if (makerOf(kind) === undefined)
    return `There is no kind '${kind}': src/kinds/${kind}/facts.ts would say how its rules are made.`;
  if (name === 'index' || isReserved(camel(name)))
    return `A rule cannot be called '${name}', since its file and its constant could not.`;
  const taken = Object.values(pathsOf(kind, name)).find((file) => existsSync(file));
  return taken === undefined ? undefined : `${taken} exists already, and nothing was written.`;
}

/**
 * The function with which a kind declares its rules.
 * @param {string} kind
 */
function makerOf(kind) {
  const file = `src/kinds/${kind}/facts.ts`;
  if (!existsSync(file)) return undefined;
  return /^export const (\w+Rule)\b/m.exec(readFileSync(file, 'utf8'))?.[1];
}

/** @param {string} identifier */
function isReserved(identifier) {
  try {
    new Function(`"use strict"; const ${identifier} = 0;`);
    return false;
  } catch {
    return true;
  }
}

function currentVersion() {
  return JSON.parse(readFileSync('package.json', 'utf8')).version;
}

/**
 * @param {string} kind
 * @param {string} name
 */
function pathsOf(kind, name) {
  return {
    rule: `src/kinds/${kind}/rules/${name}.ts`,
    test: `test/kinds/${kind}/rules/${name}.test.ts`,
    page: `docs/rules/${kind}/${name}.md`,
  };
}

/**
 * @param {NewRule} rule
 * @returns {[file: string, text: string][]}
 */
function filesOf(rule) {
  const { rule: source, test, page } = pathsOf(rule.kind, rule.name);
  return [
    [source, ruleText(rule)],
    [test, testText(rule)],
    [page, emptyRulePage],
  ];
}

/**
 * A rule that reports everything: an unfinished rule must not pass for one that found nothing.
 * @param {NewRule} rule
 */
function ruleText({ kind, name, maker, since }) {
  return `import { inAfter } from '../../../formats/location.ts';
import { ${maker} } from '../facts.ts';

export const ${camel(name)} = ${maker}({
  id: '${kind}/${name}',
  title: 'TODO: what holds, as a short statement',
  why: 'TODO: what goes wrong where it does not hold, as one sentence.',
  fix: 'TODO: what to do, as one sentence.',
  severity: 'error',
  since: '${since}',
  scopes: ['step'],
  messages: { unfinished: 'TODO: this rule is not written yet' },
  *check(_facts, problem) {
    yield problem('unfinished', {}, { subject: '', at: inAfter('') });
  },
});
`;
}

/** @param {NewRule} rule */
function testText({ kind, name }) {
  return `import { describe, expect, it } from 'vitest';

describe('${kind}/${name}', () => {
  it('reports the smallest transition that breaks the rule', () => {
    expect.fail('TODO: judge it with checkTransition; compare message, severity, subject and place');
  });

  it('is silent on the legal transition that comes nearest to it', () => {
    expect.fail('TODO: change one thing about the transition above so that it is legal');
  });
});
`;
}
