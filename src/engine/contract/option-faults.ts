import { appendToken } from '../../formats/location.ts';
import { expectation, type SchemaFault, schemaFaults, type Validate } from '../../formats/schema-fault.ts';
import type { OptionChecks, OptionFault, OptionsResult } from './kind.ts';

/** What was generated from the schemas of a kind's options. */
interface Validators {
  readonly validateOptions: Validate;
  readonly validateRuleOptions: Readonly<Record<string, Validate>>;
}

/**
 * The one check of options: by their schemas, then by `complete`, which fills in what was left out and refuses what no schema
 * can know. `say` has words of its own for single faults.
 */
export function optionChecks<Options>(
  { validateOptions, validateRuleOptions }: Validators,
  complete: (given: Partial<Options>) => OptionsResult<Options>,
  say?: (fault: SchemaFault) => string | undefined,
): OptionChecks<Options> {
  return {
    check(value) {
      const faults = schemaFaults(validateOptions, value).map((fault) => optionFault(fault, say?.(fault)));
      return faults.length > 0 ? { ok: false, faults } : complete(value as Partial<Options>);
    },
    checkRule(ruleId, value) {
      const validate = validateRuleOptions[ruleId];
      if (validate === undefined) return [{ pointer: '', message: `${ruleId} takes no options` }];
      return schemaFaults(validate, value).map((fault) => optionFault(fault));
    },
  };
}

/** What a schema's fault says of the configuration: an unknown key by its name, all else by what must be there. */
export function optionFault(fault: SchemaFault, said = `must be ${expectation(fault)}`): OptionFault {
  const { instancePath, keyword, params } = fault;
  if (keyword === 'required')
    return { pointer: instancePath, message: `must have the key ${params.missingProperty}` };
  if (keyword !== 'additionalProperties') return { pointer: instancePath, message: said };
  const unknownKey = String(params.additionalProperty);
  return { pointer: appendToken(instancePath, unknownKey), message: 'is not a known option', unknownKey };
}
