import { isJsonObject } from '../../formats/json-value.ts';
import { defaultLimits } from '../../formats/limits.ts';
import { readFrontmatter } from './read-frontmatter.ts';

const required = ['schemaVersion', 'workflowType', 'currentNodeId', 'stepsCompleted'];

/** Many files are called `workflow.md`; a run's has these keys, even where its YAML is broken. */
export function looksLikeRun(text: string): boolean {
  if (!/^\ufeff?---/.test(text)) return false;
  const { frontmatter } = readFrontmatter(new TextEncoder().encode(text), defaultLimits);
  if (isJsonObject(frontmatter)) return required.every((key) => Object.hasOwn(frontmatter, key));
  return /^currentNodeId\s*:/m.test(text) && /^stepsCompleted\s*:/m.test(text);
}
