import type { OptionFault, StateKind } from '../engine/contract/kind.ts';
import type { JsonSchema } from '../engine/contract/rule.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../formats/json-value.ts';
import { pointerTokens } from '../formats/location.ts';
import { unknownName } from './policy-text.ts';

/** What `files:` entries have besides the options of their kind. */
const entryKeys: readonly string[] = ['path', 'kind', 'rules'];

/** A fault of a kind's options, or of what is said of a rule, as one sentence with the nearest known name. */
export function optionFaultText(kind: StateKind, fault: OptionFault, ruleIds: readonly string[]): string {
  const [first = '', ruleId = '', , ...inRule] = pointerTokens(fault.pointer);
  const { unknownKey } = fault;
  if (first !== 'rules' || ruleId === '') return ownOptionText(kind, fault);
  if (inRule.length === 0) {
    if (unknownKey !== undefined) return unknownName('rule', unknownKey, ruleIds);
    return fault.message.startsWith(ruleId) ? fault.message : `${ruleId} ${fault.message}`;
  }
  return unknownKey === undefined
    ? `${inRule.join('.')} of ${ruleId} ${fault.message}`
    : unknownName(`option of ${ruleId}`, unknownKey, knownOptions(ruleSchema(kind, ruleId), inRule));
}

function ownOptionText({ options }: StateKind, { pointer, message, unknownKey }: OptionFault): string {
  const tokens = pointerTokens(pointer);
  if (unknownKey === undefined) return `${tokens.join('.')} ${message}`;
  const known = [...(tokens.length === 1 ? entryKeys : []), ...knownOptions(options.schema, tokens)];
  return unknownName('key', unknownKey, known);
}

function ruleSchema(kind: StateKind, ruleId: string): JsonSchema {
  return kind.rules.find(({ id }) => id === ruleId)?.options?.schema ?? {};
}

/** The keys a schema knows beside the last token. */
function knownOptions(schema: JsonSchema, tokens: readonly string[]): string[] {
  let at: JsonValue | undefined = schema;
  for (const token of tokens.slice(0, -1)) at = propertiesOf(at)[token];
  return Object.keys(propertiesOf(at));
}

function propertiesOf(schema: JsonValue | undefined): JsonObject {
  const properties = isJsonObject(schema) ? schema.properties : undefined;
  return isJsonObject(properties) ? properties : {};
}
