/** @github/local-action calls an exported function; our entry point runs when it is loaded, as on the runner. */
export async function run(): Promise<void> {
  await import(process.env.STATEWARD_ACTION_ENTRY ?? '');
}
