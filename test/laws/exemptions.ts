/** Exemptions from the laws, each with its reason; one that no longer applies fails. */
export const exemptions: {
  readonly formattingBlindness: Readonly<Record<string, string>>;
  readonly independence: Readonly<Record<string, string>>;
  readonly composition: Readonly<Record<string, string>>;
} = {
  formattingBlindness: {
    'event-log': 'old lines stay byte for byte: there is no other layout of a log',
    'toy-log': 'its bytes are its values: there is no other layout',
    'toy-pair': 'a bare number has no other layout',
    'toy-folder': 'its bytes are its values: there is no other layout',
    'toy-count': 'a bare number has no other layout',
  },
  independence: {
    'toy-log': 'a line is known by its number: one more line is only ever the last',
    'toy-pair': 'it has one entity',
    'toy-count': 'it has one entity',
  },
  composition: {
    'checklist/counter': 'an open item may be removed in one step and planned afresh in a later one',
    'checklist/goalposts': 'an open item may be edited in one step and turn done in a later one',
    'procedure/advance': 'an active run may take work back that proved a step it has left',
    'task-tree/goalposts': 'an open node may be edited in one step and pass in a later one',
    'task-tree/passed-by-removal': 'open work may be dropped in one step and its parent pass in a later one',
  },
};
