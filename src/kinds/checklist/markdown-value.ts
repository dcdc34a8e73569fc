import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '../../core/json-value.ts';
import { onceFor } from '../../core/once-for.ts';

/**
 * A task list as a checklist sees it: `{ title, items, rows }`. The title of the document is no section of it, since it often
 * says how far things are, and what only mirrors the mark or the indentation is left out.
 */
export function markdownValue(value: JsonValue): JsonValue {
  if (!isJsonObject(value)) return value;
  const { items = [], sections = [], rows = [] } = value;
  const isTitled = hasTitle(sections);
  const [title] = objectsIn(sections);
  return {
    ...(isTitled && title?.title !== undefined ? { title: title.title } : {}),
    items: objectsIn(items).map((item) => (isTitled ? titledItem : plainItem)(item)),
    rows: objectsIn(rows).map((row) => withSection(row, isTitled)),
  };
}

/** Tasks are shared by the versions that leave them alone. */
const itemIn = (isTitled: boolean) =>
  onceFor(({ done: _, depth: __, ...item }: JsonObject) => withSection(item, isTitled));
const [titledItem, plainItem] = [itemIn(true), itemIn(false)];

/** A title is the first heading, if it alone has the first level. */
function hasTitle(sections: JsonValue): boolean {
  const levels = objectsIn(sections).map(({ level }) => level);
  return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}

function withSection(item: JsonObject, isTitled: boolean): JsonObject {
  const { section } = item;
  return isTitled && isJsonArray(section) ? { ...item, section: section.slice(1) } : item;
}

function objectsIn(value: JsonValue): JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
