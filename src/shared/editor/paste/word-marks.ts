const IGNORED = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
/** A number, a letter (`aa.` comes after `z.`), a Roman number, or several numbers with dots; `ข้อ ๑` needs no sign behind it. */
const ORDERED =
  /^\s*(?:\(?(?:[\d๐-๙]+(?:\.[\d๐-๙]+)*|([a-z])\1*|[ivxlc]+|[ก-ฮ])[.)]|[\d๐-๙]+(?:\.[\d๐-๙]+)+\s*$|ข้อ(?:ที่)?\s*[\d๐-๙ก-ฮ])/i;

/** The number that a marker counts from, if it is a whole number; Thai digits are read too. */
const numberIn = (marker: string): number | null => {
  const digits = /^[^\d๐-๙]*([\d๐-๙]+)[.)]?\s*$/.exec(marker.replace(/[\s\u00a0]+$/, ''))?.[1];
  const number = Number(digits?.replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50)));
  return Number.isSafeInteger(number) ? number : null;
};

const rename = (element: Element, tag: string): Element => {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
};

/**
 * Removes what Word writes between `[if !supportLists]` and `[endif]`: the number or bullet of a heading or
 * item, as text.
 */
const takeConditional = (root: Element): string => {
  const comments = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const starts: Comment[] = [];
  while (comments.nextNode()) {
    const { currentNode } = comments;
    if (currentNode instanceof Comment && /\[if\s+!supportLists\]/i.test(currentNode.data))
      starts.push(currentNode);
  }
  return starts.map(takeUntilEnd).join('');
};

const isEnd = (node: Node) => node instanceof Comment && /\[endif\]/i.test(node.data);

/** Without an end, nothing is taken: all that follows could be the words of the paragraph. */
const takeUntilEnd = (start: Comment): string => {
  const taken: ChildNode[] = [];
  for (let next = start.nextSibling; next && !isEnd(next); next = next.nextSibling) taken.push(next);
  const end = (taken.at(-1) ?? start).nextSibling;
  if (!end) return '';
  const text = taken.map((node) => node.textContent ?? '').join('');
  [...taken, end].forEach((node) => node.remove());
  return text;
};

/** Removes the number or bullet of a paragraph and returns it. */
const takeMarker = (paragraph: Element): string => {
  const inComments = takeConditional(paragraph);
  const marked = [...paragraph.querySelectorAll(IGNORED)];
  const text = marked.map((marker) => marker.textContent ?? '').join('');
  marked.forEach((marker) => marker.remove());
  return inComments || text;
};

/** Converts a Word paragraph that is a list item to an item; it joins adjacent items. */
const toListItem = (paragraph: Element) => {
  const level = Number(/level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const item = paragraph.ownerDocument.createElement('li');
  const marker = takeMarker(paragraph);
  const isOrdered = ORDERED.test(marker);
  item.setAttribute('data-list', isOrdered ? 'ordered' : 'bullet');
  if (level > 1) item.className = `ql-indent-${level - 1}`;
  item.append(...paragraph.childNodes);
  const before = paragraph.previousElementSibling;
  if (before?.hasAttribute('data-word-list')) {
    before.append(item);
    paragraph.remove();
  } else {
    const list = paragraph.ownerDocument.createElement('ol');
    list.setAttribute('data-word-list', '');
    const first = isOrdered && level === 1 ? numberIn(marker) : null;
    if (first !== null && first !== 1) list.setAttribute('start', String(first));
    list.append(item);
    paragraph.replaceWith(list);
  }
};

/** Word on the web writes each item as its own list with a level; join them. */
const joinWebLists = (pasted: Element) => {
  pasted.querySelectorAll('li[data-aria-level]').forEach((item) => {
    const list = item.parentElement;
    const holder = list?.parentElement?.matches('[class*="ListContainer"]') ? list.parentElement : list;
    if (!list || !holder) return;
    const level = Number(item.getAttribute('data-aria-level'));
    item.setAttribute('data-list', list.tagName === 'OL' ? 'ordered' : 'bullet');
    if (level > 1) item.className = `ql-indent-${level - 1}`;
    const before = holder.previousElementSibling;
    if (before?.hasAttribute('data-word-list')) before.append(item);
    else {
      const joined = pasted.ownerDocument.createElement('ol');
      joined.setAttribute('data-word-list', '');
      joined.append(item);
      holder.before(joined);
    }
    if (list.children.length === 0) holder.remove();
  });
};

/** Converts the markup of Word, desktop and web, to equivalent html, in place. */
export const readWordMarks = (pasted: HTMLElement): void => {
  pasted.querySelectorAll('p[style*="mso-list" i]').forEach(toListItem);
  pasted.querySelectorAll('h1, h2, h3, h4, h5, h6').forEach(takeMarker);
  pasted.querySelectorAll(IGNORED).forEach((marker) => marker.remove());
  joinWebLists(pasted);
  // The end-of-paragraph mark of Word on the web is a space elsewhere.
  pasted.querySelectorAll('span.EOP').forEach((end) => end.remove());
  pasted.querySelectorAll('p[role="heading"][aria-level]').forEach((paragraph) => {
    const level = Math.min(6, Math.max(1, Number(paragraph.getAttribute('aria-level')) || 2));
    rename(paragraph, `h${level}`);
  });
  pasted.querySelectorAll('p.MsoTitle').forEach((title) => rename(title, 'h1'));
  pasted.querySelectorAll('p.MsoSubtitle').forEach((title) => rename(title, 'h2'));
};
