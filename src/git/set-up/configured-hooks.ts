/** A hook in git's configuration (git 2.54 and later): `hook.<name>.command` and `.event`. */
export interface ConfiguredHook {
  readonly name: string;
  readonly events: readonly string[];
  readonly isEnabled: boolean;
}

/** Hooks that call stateward, from `git config -z --get-regexp ^hook`. */
export function configuredHooks(listing: string): ConfiguredHook[] {
  const hooks = new Map<string, { command: string; events: string[]; isEnabled: boolean }>();
  for (const record of listing.split('\0')) {
    // The section and the last key are in lower case; what stands between is as somebody wrote it.
    const [, name = '', key, value = ''] = /^hook\.(.+)\.([a-z]+)(?:\n(.*))?$/s.exec(record) ?? [];
    const hook = hooks.get(name) ?? { command: '', events: [], isEnabled: true };
    if (key === undefined) continue;
    hooks.set(name, hook);
    if (key === 'command') hook.command = value;
    if (key === 'event') hook.events.push(value);
    if (key === 'enabled') hook.isEnabled = !/^(false|no|off|0)$/i.test(value);
  }
  return [...hooks]
    .filter(([, { command }]) => command.includes('stateward'))
    .map(([name, { events, isEnabled }]) => ({ name, events, isEnabled }));
}
