import type { OptionFault } from './kind.ts';
import { appendToken } from './location.ts';

/** What a standalone validator says is wrong with an option. */
interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly message?: string;
  readonly params: { readonly additionalProperty?: string; readonly allowedValues?: readonly string[] };
}

interface Validate {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}

/** What a validator's fault says of the configuration: an unknown key by its name, a choice with what may be chosen. */
export function optionFault({ instancePath, keyword, message = 'is not valid', params }: Fault): OptionFault {
  if (keyword === 'additionalProperties') {
    const unknownKey = String(params.additionalProperty);
    return { pointer: appendToken(instancePath, unknownKey), message: 'is not a known option', unknownKey };
  }
  const values = keyword === 'enum' ? `must be one of ${(params.allowedValues ?? []).join(', ')}` : message;
  return { pointer: instancePath, message: values };
}

/** What is wrong about the options of one rule; a rule without options accepts none. */
export function ruleOptionFaults(
  validators: Readonly<Record<string, Validate>>,
  ruleId: string,
  value: unknown,
): readonly OptionFault[] {
  const validate = validators[ruleId];
  if (validate === undefined) return [{ pointer: '', message: `${ruleId} takes no options` }];
  return validate(value) ? [] : (validate.errors ?? []).map(optionFault);
}
