type Level = { list: Element; type: string };

const depthOf = (item: Element) => Number(/\bql-indent-(\d)\b/.exec(item.className)?.[1] ?? 0) + 1;

const openList = (type: string, levels: Level[], flat: Element) => {
  const page = flat.ownerDocument;
  const list = page.createElement(type);
  const outer = levels.at(-1)?.list;
  if (outer) (outer.lastElementChild ?? outer.appendChild(page.createElement('li'))).append(list);
  else flat.before(list);
  levels.push({ list, type });
};

const plainItem = (item: Element) => {
  const plain = item.ownerDocument.createElement('li');
  const style = item.getAttribute('style');
  if (style) plain.setAttribute('style', style);
  plain.append(...item.childNodes);
  return plain;
};

const nestList = (flat: Element) => {
  const levels: Level[] = [];
  for (const item of [...flat.children]) {
    const depth = depthOf(item);
    const type = item.getAttribute('data-list') === 'ordered' ? 'ol' : 'ul';
    levels.splice(depth);
    if (levels.length === depth && levels.at(-1)?.type !== type) levels.pop();
    while (levels.length < depth) openList(type, levels, flat);
    levels.at(-1)?.list.append(plainItem(item));
  }
  flat.remove();
};

/** Turns the editor's flat lists, one element with a level on each item, into nested lists, in place. */
export const nestLists = (body: HTMLElement): void => {
  const items = [...body.querySelectorAll('ol > li[data-list]')];
  new Set(items.map((item) => item.parentElement)).forEach((flat) => flat && nestList(flat));
};
