import { appendToken } from '../../formats/location.ts';
import { mustBe, type SchemaFault, schemaFaults, type Validate } from '../../formats/schema-fault.ts';
import type { OptionChecks, OptionFault, OptionsResult } from './kind.ts';

/** What was generated from the schemas of a kind's options. */
interface Validators {
  readonly validateOptions: Validate;
  readonly validateRuleOptions: Readonly<Record<string, Validate>>;
}

/** The one check of options: by their schemas, with words of `say` for single faults, then by `complete`. */
export function optionChecks<Options, Given = Partial<Options>>(
  { validateOptions, validateRuleOptions }: Validators,
  complete: (given: Given) => OptionsResult<Options>,
  say?: (fault: SchemaFault) => string | undefined,
): OptionChecks<Options> {
  return {
    check(value) {
      const faults = schemaFaults(validateOptions, value).map((fault) => optionFault(fault, say?.(fault)));
      return faults.length > 0 ? { ok: false, faults } : complete(value as Given);
    },
    checkRule(ruleId, value) {
      const validate = validateRuleOptions[ruleId];
      if (validate === undefined) return [{ pointer: '', message: 'takes no options' }];
      return schemaFaults(validate, value).map((fault) => optionFault(fault));
    },
  };
}

/** What a schema's fault says of the configuration: an unknown key by its name, all else by what must be there, or by words of its own. */
function optionFault(fault: SchemaFault, said?: string): OptionFault {
  const { instancePath, keyword, params } = fault;
  if (keyword === 'required')
    return { pointer: instancePath, message: `must have the key ${params.missingProperty}` };
  const { additionalProperty: name, known = [] } = params;
  const pointer = name === undefined ? instancePath : appendToken(instancePath, name);
  if (name === undefined || said !== undefined) return { pointer, message: said ?? mustBe(fault) };
  return { pointer, message: 'is not a known option', unknown: { what: 'key', name, known } };
}
