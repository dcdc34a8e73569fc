import { checkGoverned } from '../../app/check-transition.ts';
import type { Policy } from '../../app/policy/built-in-policy.ts';
import { shapeRuleIds } from '../../core/rule.ts';
import type { TopFolder } from '../top-folder.ts';
import { type Diagnosis, hint, problem } from './diagnosis.ts';

/** Governed files that are none of their kind: whatever is done in them, nothing is judged. */
export function shapeDiagnoses(
  paths: readonly string[],
  { govern, limits }: Policy,
  folder: TopFolder | undefined,
): Diagnosis[] {
  return paths.flatMap((path) => {
    const governance = govern(path);
    const shapes = shapeRuleIds(governance?.kind.rules ?? []);
    const after = shapes.size === 0 ? undefined : folder?.read(path);
    if (governance === undefined || after === undefined) return [];
    return checkGoverned(governance, limits, { before: null, after, path })
      .findings.filter(({ ruleId }) => shapes.has(ruleId))
      .map(({ severity, message, fix }) =>
        (severity === 'error' ? problem : hint)(`${path}: ${message}`, fix),
      );
  });
}
