/**
 * What a finding is about, as one string: an entity (`auth`) or one of its fields (`auth#attempts`).
 * A `#` inside an entity id is doubled, so that no id can pass for a field of another; the entity ''
 * is the file itself.
 */
export function subjectOf(entity: string, field?: string): string {
  const escaped = entity.replaceAll('#', '##');
  return field === undefined ? escaped : `${escaped}#${escapeField(field)}`;
}

/** One member of a set, as a part of the field that holds the set. */
export function memberSubject(entity: string, field: string, member: string): string {
  return `${subjectOf(entity, field)}${memberSign}${member}`;
}

/** No field has it, since its tildes are escaped. */
const memberSign = '~2';

export interface SplitSubject {
  readonly entity: string;
  readonly field: string | undefined;
  /** The member of the set that the field holds, where only that is meant. */
  readonly member?: string;
}

export function splitSubject(subject: string): SplitSubject {
  for (let index = subject.indexOf('#'); index >= 0; index = subject.indexOf('#', index + 2)) {
    if (subject[index + 1] === '#') continue;
    return { entity: undoubled(subject.slice(0, index)), ...splitField(subject.slice(index + 1)) };
  }
  return { entity: undoubled(subject), field: undefined };
}

function splitField(text: string): Pick<SplitSubject, 'field' | 'member'> {
  const end = text.indexOf(memberSign);
  if (end < 0) return { field: unescapeField(text) };
  return { field: unescapeField(text.slice(0, end)), member: text.slice(end + memberSign.length) };
}

/** Whether a claim on `claimed` covers `subject`: the same, any field of a claimed entity, any member of a claimed set. */
export function covers(claimed: string, subject: string): boolean {
  if (claimed === subject) return true;
  const [outer, inner] = [splitSubject(claimed), splitSubject(subject)];
  if (outer.entity !== inner.entity || outer.member !== undefined) return false;
  return outer.field === undefined || outer.field === inner.field;
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

/** As people write it: a sign that no field of another entity could be taken for stands once. */
export function undoubled(entity: string): string {
  return entity.replaceAll('##', '#');
}
