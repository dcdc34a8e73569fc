import type { Report } from '../../src/engine/contract/report.ts';
import { checkOne, type TransitionContext } from '../../src/engine/judge/check-transition.ts';
import type { JsonObject, JsonValue } from '../../src/formats/json-value.ts';
import { checklist } from '../../src/kinds/checklist/index.ts';

/** One transition of a checklist: values are committed as pretty JSON, texts as they are. */
export interface Change {
  readonly preset?: string | JsonObject;
  readonly before: JsonValue;
  readonly after: JsonValue;
  readonly context?: TransitionContext;
  readonly net?: boolean;
  readonly options?: JsonObject;
}

/** What is known of a commit that also changed code, unless a case says otherwise. */
export const known: TransitionContext = { message: 'Work', touched: ['prd.json', 'src/code.ts'], prior: [] };

/** The same commit without any work in it. */
export const idle: TransitionContext = { ...known, touched: ['prd.json'] };

export function judge({
  preset = 'ralph',
  before,
  after,
  context = known,
  net,
  options = {},
}: Change): Report {
  return checkOne(checklist, {
    before: asText(before),
    after: asText(after),
    path: 'prd.json',
    options: { preset, ...options },
    granularity: net === true ? 'squash' : 'commit',
    context,
  });
}

function asText(value: JsonValue): string | null {
  return typeof value === 'string' || value === null ? value : JSON.stringify(value, null, 2);
}

/** Findings of one rule as `severity messageId subject`. */
export function found(rule: string, change: Change): string[] {
  const report = judge(change);
  return report.findings
    .filter(({ ruleId }) => ruleId === `checklist/${rule}`)
    .map(({ severity, messageId, subject }) => `${severity} ${messageId} ${subject}`);
}

/** The messages of one rule. */
export function said(rule: string, change: Change): string[] {
  const own = judge(change).findings.filter(({ ruleId }) => ruleId === `checklist/${rule}`);
  return own.map(({ message }) => message);
}

/** An open story, but for the given fields. */
export function story(id: JsonValue, fields: JsonObject = {}): JsonObject {
  return {
    id,
    title: titles[Number(String(id).replace(/\D/g, '')) % titles.length] ?? '',
    description: `As a user I want what story ${id} promises`,
    acceptanceCriteria: [`Story ${id} can be shown`, 'The tests pass'],
    passes: false,
    notes: '',
    ...fields,
  };
}

const titles = [
  'Export tables',
  'Import photos',
  'Send invoices',
  'Search archive',
  'Print labels',
  'Share calendar',
];

export function doneStory(id: JsonValue, fields: JsonObject = {}): JsonObject {
  return story(id, { passes: true, ...fields });
}

export function prd(...userStories: readonly JsonObject[]): JsonObject {
  return { project: 'Shop', branchName: 'ralph/shop', userStories };
}

/** A sprint status as YAML. */
export function sprint(statuses: Readonly<Record<string, string>>): string {
  const lines = Object.entries(statuses).map(([key, status]) => `  ${key}: ${status}\n`);
  return `project: shop\n\ndevelopment_status:\n${lines.join('')}`;
}

export function task(id: JsonValue, status: string, fields: JsonObject = {}): JsonObject {
  return {
    id,
    title: `Task ${id}`,
    description: `What task ${id} is about`,
    testStrategy: 'Run it',
    status,
    ...fields,
  };
}

export function tasks(...list: readonly JsonObject[]): JsonObject {
  return { master: { tasks: list } };
}
