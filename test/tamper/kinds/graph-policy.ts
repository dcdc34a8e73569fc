/** How long the owner of a graph lets a run go on. */
export const mostDays = 14;

/** What the base side says of a graph. */
export const policyWith = (option?: string) => `version: 1
files:
  - path: "**/team.procedure.json"
    kind: procedure
${option === undefined ? '' : `    ${option}\n`}`;
