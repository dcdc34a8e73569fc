import type { OptionFault } from '../../engine/contract/kind.ts';
import { optionChecks } from '../../engine/contract/option-faults.ts';
import { schemaObstacle } from '../../formats/json-schema.ts';
import { appendToken } from '../../formats/location.ts';
import { defaultEventLogOptions, type EventLogOptions } from './options.ts';
import { validateOptions, validateRuleOptions } from './validators.generated.js';

export const checks = optionChecks<EventLogOptions>({ validateOptions, validateRuleOptions }, (given) => {
  const options: EventLogOptions = { ...defaultEventLogOptions, ...given };
  const faults = [...toolFaults(options), ...agentFaults(options)];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, options };
});

/** A schema that cannot be judged would let everything pass. */
function toolFaults({ tools }: EventLogOptions): OptionFault[] {
  return Object.entries(tools).flatMap(([name, tool]) =>
    (['input', 'output'] as const).flatMap((side): OptionFault[] => {
      const message = tool[side] === undefined ? undefined : schemaObstacle(tool[side]);
      return message === undefined ? [] : [{ pointer: `${appendToken('/tools', name)}/${side}`, message }];
    }),
  );
}

/** A tool on an agent's list that nobody has described is a misspelling. */
function agentFaults({ agents, tools }: EventLogOptions): OptionFault[] {
  if (Object.keys(tools).length === 0) return [];
  return Object.entries(agents).flatMap(([id, agent]) =>
    (agent.tools ?? []).flatMap((tool, index): OptionFault[] => {
      const pointer = `${appendToken('/agents', id)}/tools/${index}`;
      return Object.hasOwn(tools, tool) ? [] : [{ pointer, message: `'${tool}' is not among the tools` }];
    }),
  );
}
