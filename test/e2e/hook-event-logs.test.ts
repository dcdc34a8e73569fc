import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treeFile } from '../support/e2e-trees.ts';
import { type EventLogHookCase, eventLogCases } from '../support/event-log-hook-cases.ts';
import { createHookedRepository, type HookedRepository, namedRules } from '../support/hooked-repository.ts';

/** Any path can hold a log where the configuration says so; here the one at which the helpers write. */
const configuration = `version: 1\nfiles:\n  - {path: ${treeFile}, kind: event-log}\n`;

let repository: HookedRepository;
let starts: ReadonlyMap<EventLogHookCase, string>;

beforeAll(() => {
  repository = createHookedRepository();
  const all = Object.values(eventLogCases);
  const ids = repository.commitAll(
    all.map(({ start }, index) => ({
      message: `start ${index}`,
      parents: [],
      files: { '.stateward.yml': configuration, [treeFile]: start },
    })),
  );
  starts = new Map(all.map((each, index) => [each, ids[index] ?? '']));
});

afterAll(() => repository.cleanup());

describe('a commit of an event log is refused, and the near miss beside it accepted:', () => {
  it.each(Object.entries(eventLogCases))('event-log/%s', (name, each) => {
    repository.git('checkout', '-q', '-f', '--detach', starts.get(each) ?? '');
    repository.write(each.refused);
    const refused = repository.commit('Work');
    expect(namedRules(refused.text, 'error')).toContain(`event-log/${name}`);
    expect(refused.code).toBe(1);
    repository.write(each.accepted);
    const accepted = repository.commit('Work');
    expect(namedRules(accepted.text, 'error')).toEqual([]);
    expect(accepted.code).toBe(0);
  });
});
