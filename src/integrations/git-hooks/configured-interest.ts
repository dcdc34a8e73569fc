import { type PolicyBytes, readPolicyText } from '../../config/policy-text.ts';
import { type Interest, interestInNames } from '../../engine/files/interest.ts';
import { isJsonArray, isJsonObject, type JsonValue } from '../../formats/json-value.ts';
import { companionsBy, knownKinds } from '../known-names.generated.ts';

/**
 * What a configuration may be about, and more: the usual names, the paths of its entries, and as names of companions all else
 * that they say. It loads no kind. A configuration that cannot be read leaves the usual names, as the defaults judge.
 */
export function configuredInterest(configuration: PolicyBytes): Interest {
  const read = configuration === null ? undefined : readPolicyText(configuration);
  const files = read?.ok && isJsonArray(read.root.files) ? read.root.files.filter(isJsonObject) : [];
  const said = files.flatMap(({ path: _, ...options }) => textsIn(options));
  return interestInNames([
    ...knownKinds,
    {
      globs: files.flatMap(({ path = null }) => textsIn(path)),
      companions: said.flatMap((text) => [lastName(text), ...(companionsBy.get(text) ?? [])]),
      addressed: [],
    },
  ]);
}

function textsIn(value: JsonValue): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands in braces may be anything. */
function lastName(text: string): string {
  const open = text.replace(/\{[^{}]*\}/g, '*');
  return open.slice(open.lastIndexOf('/') + 1);
}
