/** What a page of findings does beyond being read: filters them, and copies what is there to be copied. */
import { copyButtons } from './copy.ts';

copyButtons(document);
const list = document.querySelector<HTMLElement>('.filter');
if (list !== null) filterIn(list);

function filterIn(place: HTMLElement): void {
  const cards = [...document.querySelectorAll<HTMLElement>('article[data-severity]')];
  const texts = cards.map((card) => (card.textContent ?? '').toLowerCase());
  const search = document.createElement('input');
  search.type = 'search';
  search.placeholder = 'rule, item, file or words';
  const label = document.createElement('label');
  label.append('Search ', search);
  const boxes = ['error', 'warning', 'note'].flatMap((severity) => {
    const count = cards.filter((card) => card.dataset.severity === severity).length;
    if (count === 0) return [];
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = true;
    box.value = severity;
    const wrapped = document.createElement('label');
    wrapped.append(box, ` ${severity} (${count})`);
    place.append(wrapped);
    return [box];
  });
  const said = document.createElement('output');
  place.append(label, said);
  place.hidden = cards.length < 2;
  const apply = () => {
    const wanted = new Set(boxes.flatMap(({ checked, value }) => (checked ? [value] : [])));
    const words = search.value.toLowerCase().split(/\s+/);
    let shown = 0;
    for (const [index, card] of cards.entries()) {
      const isShown =
        wanted.has(card.dataset.severity ?? '') && words.every((word) => texts[index]?.includes(word));
      card.hidden = !isShown;
      if (isShown) shown += 1;
    }
    said.textContent = shown === cards.length ? '' : `${shown} of ${cards.length} shown`;
  };
  place.addEventListener('input', apply);
}
