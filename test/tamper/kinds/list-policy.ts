/** The base side's configuration of a checklist. */
export function checklistPolicy(preset: string, file: string, more = '') {
  const policy = `version: 1
files:
  - path: "**/${file}"
    kind: checklist
    preset: ${preset}
${more}`;
  return { policy, ownerPolicy: policy };
}
