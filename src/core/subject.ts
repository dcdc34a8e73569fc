/**
 * What a finding is about, as one string: an entity (`auth`) or one of its fields (`auth#attempts`).
 * A `#` inside an entity id is doubled, so that no id can pass for a field of another; the entity ''
 * is the file itself.
 */
export function subjectOf(entity: string, field?: string): string {
  const escaped = entity.replaceAll('#', '##');
  return field === undefined ? escaped : `${escaped}#${escapeField(field)}`;
}

export interface SplitSubject {
  readonly entity: string;
  readonly field: string | undefined;
}

export function splitSubject(subject: string): SplitSubject {
  for (let index = subject.indexOf('#'); index >= 0; index = subject.indexOf('#', index + 2)) {
    if (subject[index + 1] === '#') continue;
    return { entity: undoubled(subject.slice(0, index)), field: unescapeField(subject.slice(index + 1)) };
  }
  return { entity: undoubled(subject), field: undefined };
}

/** Whether a claim on `claimed` covers `subject`: the same field, or any field of a claimed entity. */
export function covers(claimed: string, subject: string): boolean {
  if (claimed === subject) return true;
  const outer = splitSubject(claimed);
  return outer.field === undefined && outer.entity === splitSubject(subject).entity;
}

/** Whether one of two subjects is the other, or a field of it. */
export function overlaps(left: string, right: string): boolean {
  return covers(left, right) || covers(right, left);
}

/** A field may not begin with the sign that is doubled before it. */
function escapeField(field: string): string {
  return field.replaceAll('~', '~0').replace(/^#/, '~1');
}

function unescapeField(field: string): string {
  return field.replace(/^~1/, '#').replaceAll('~0', '~');
}

function undoubled(entity: string): string {
  return entity.replaceAll('##', '#');
}
