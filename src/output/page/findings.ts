/** What a page of findings does beyond being read: filters them, and copies what is there to be copied. */
import { copyButtons } from './copy.ts';

copyButtons(document);
restStops();
addEventListener('resize', restStops);
// What is folded has no size until it is opened.
document.addEventListener('toggle', restStops, true);
const list = document.querySelector<HTMLElement>('.filter');
if (list !== null) filterIn(list);

/** Only what scrolls has to be reached by keyboard. */
function restStops(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre[tabindex]'))
    block.tabIndex =
      block.scrollWidth > block.clientWidth || block.scrollHeight > block.clientHeight ? 0 : -1;
}

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
  // It stands in the page as loaded: what is said in a part that comes later is not read out.
  const said = document.querySelector<HTMLOutputElement>('#shown');
  place.append(label);
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
    if (said !== null) said.textContent = shown === cards.length ? '' : `${shown} of ${cards.length} shown`;
  };
  place.addEventListener('input', apply);
}
