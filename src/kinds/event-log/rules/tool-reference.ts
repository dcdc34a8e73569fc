import { breachRule } from '../breach-rule.ts';

export const toolReference = breachRule({
  id: 'event-log/tool-reference',
  title: 'A tool call belongs to one step',
  why: 'What no step answers for was done outside of the plan.',
  fix: 'Name the step that is under way, and repeat step_id and tool_name where the call ends.',
  reasons: {
    noStep: 'step {id} was not started in run {run}',
    noCall: 'tool call {id} was not begun in run {run}',
    otherStep: 'tool call {id} names step {found}, but was begun at seq {first} in step {expected}',
    otherTool: 'tool call {id} names the tool {found}, but was begun at seq {first} with {expected}',
  },
});
