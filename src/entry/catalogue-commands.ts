import { type RuleInfo, rules } from '../catalogue.ts';
import { nearestName } from '../text/nearest-name.ts';
import { print } from './outcome.ts';
import { type UsageError, usageError } from './usage-error.ts';

/** `stateward rules`. The exit code. */
export function listRules(format: string): number {
  return print(rulesText(format));
}

/** `stateward explain <rule>`. The exit code. */
export function explain(name: string, format: string): number {
  return print(explainText(name, format));
}

/** The catalogue as text, one rule a line, or as JSON. */
function rulesText(format: string): string | UsageError {
  const all = rules();
  if (format === 'json') return `${JSON.stringify(all, null, 2)}\n`;
  if (format !== 'text')
    return usageError(`rules knows the formats text and json, not ${JSON.stringify(format)}`);
  const widest = Math.max(...all.map(({ id }) => id.length));
  const lines = all.map(({ id, severity, title }) => `${id.padEnd(widest)}  ${severity.padEnd(7)}  ${title}`);
  return `${lines.join('\n')}\n`;
}

/** Why a rule exists and what to do. The part behind the slash is enough. */
function explainText(name: string, format: string): string | UsageError {
  const all = rules();
  const found = all.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const [rule, ...others] = found;
  if (rule === undefined) {
    const nearest = nearestName(
      name,
      all.flatMap(({ id }) => [id, id.slice(id.indexOf('/') + 1)]),
    );
    const hint = nearest === undefined ? "'stateward rules' lists them all" : `did you mean '${nearest}'?`;
    return usageError(`there is no rule ${JSON.stringify(name)}; ${hint}`);
  }
  if (others.length > 0)
    return usageError(`${JSON.stringify(name)} could be ${found.map(({ id }) => id).join(' or ')}`);
  if (format === 'json') return `${JSON.stringify(rule, null, 2)}\n`;
  return format === 'text' ? describeRule(rule) : usageError(`explain knows the formats text and json`);
}

function describeRule(rule: RuleInfo): string {
  const lines = [
    `${rule.id}  (${rule.severity})`,
    rule.title,
    '',
    `Why      ${rule.why}`,
    `Fix      ${rule.fix}`,
    `Judged   ${rule.scopes.join(', ')}${needsText(rule)}`,
    `Reports  ${Object.entries(rule.messages).map(messageLine(rule)).join('\n         ')}`,
    ...(rule.supersedes.length === 0
      ? []
      : [`Instead of  ${rule.supersedes.join(', ')} on the same subject`]),
    ...(rule.options === undefined ? [] : [`Options  ${JSON.stringify(rule.options.defaults)} by default`]),
    rule.fixed ? 'It cannot be switched off or weakened.' : `Page     docs/rules/${rule.id}.md`,
  ];
  return `${lines.join('\n')}\n`;
}

function messageLine({ messageSeverities }: RuleInfo) {
  return ([id, message]: [string, string]) => {
    const own = messageSeverities[id];
    return own === undefined ? message : `${message}  (${own})`;
  };
}

function needsText({ needs }: RuleInfo): string {
  if (needs.length === 0) return '';
  const texts = needs.map((need) => (typeof need === 'string' ? need : need.join(' or ')));
  return `; needs ${texts.join(' and ')}`;
}
