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
  const itemOf = isTitled ? titledItem : plainItem;
  return {
    ...(isTitled && title?.title !== undefined ? { title: title.title } : {}),
    items: objectsIn(items).map((item) => itemOf(item)),
    rows: objectsIn(rows).map((row) => itemOf(row)),
  };
}

const mirrors = new Set(['done', 'depth']);
const sectionBelowTitle = onceFor((section: readonly JsonValue[]) => section.slice(1));
/** Tasks are shared by the versions that leave them alone. There may be many: to copy members one by one takes less than to spread them. */
const itemIn = (isTitled: boolean) =>
  onceFor((item: JsonObject) => {
    const copy: Record<string, JsonValue> = {};
    for (const [name, value] of Object.entries(item)) {
      if (mirrors.has(name)) continue;
      copy[name] = isTitled && name === 'section' && isJsonArray(value) ? sectionBelowTitle(value) : value;
    }
    return copy;
  });
const [titledItem, plainItem] = [itemIn(true), itemIn(false)];

/** A title is the first heading, if it alone has the first level. */
function hasTitle(sections: JsonValue): boolean {
  const levels = objectsIn(sections).map(({ level }) => level);
  return levels[0] === 1 && levels.lastIndexOf(1) === 0;
}

function objectsIn(value: JsonValue): JsonObject[] {
  return isJsonArray(value) ? value.filter(isJsonObject) : [];
}
