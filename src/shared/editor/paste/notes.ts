import { ANCHOR_PREFIX } from '@/shared/contract';
import { newId } from '@/shared/lib/new-id';

const MARK = /^\s*[[(]?(?:\d{1,3}|[๐-๙]{1,3}|[a-z]|[ivx]+|[*†‡§]+)[\])]?\s*$/i;

/** A link to a note on the page that it was copied from. */
const NOTE_ELSEWHERE = /#(?:_?(?:cite_note|footnote|endnote|ftnt?|fn|edn|note)[\w:.-]*\d)/i;

/** The numbers of notes in LibreOffice, which writes them as plain text beside the words of the note. */
const OFFICE_NOTES = '.sdfootnotesym, .sdendnotesym';

const raiseMarks = (pasted: Element) => {
  const marks = `.MsoFootnoteReference, .MsoEndnoteReference, ${OFFICE_NOTES}`;
  pasted.querySelectorAll(marks).forEach((reference) => {
    if (reference.closest('sup')) return;
    const raised = reference.ownerDocument.createElement('sup');
    raised.append(...reference.childNodes);
    reference.append(raised);
    if (reference.matches(OFFICE_NOTES)) reference.after(' ');
  });
};

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** What a link leads to: a place in what was copied, null for one that was not copied; undefined for an address elsewhere. */
const targetIn = (pasted: Element, link: Element): Element | null | undefined => {
  const href = link.getAttribute('href') ?? '';
  const [, page = '', fragment] = /^([^#]*)#(.+)$/.exec(href) ?? [];
  if (fragment === undefined) return undefined;
  const names = [fragment, decoded(fragment)].map((name) => `"${CSS.escape(name)}"`);
  const target = pasted.querySelector(names.flatMap((name) => [`[id=${name}]`, `[name=${name}]`]).join());
  if (target || /^(?:|file:.*|about:blank)$/i.test(page)) return target;
  return NOTE_ELSEWHERE.test(href) ? null : undefined;
};

/** The value of the editor's attribute for a link that has a name. */
const noteLink = (href: string, id: string): string => JSON.stringify({ href: `#${href}`, id });
const NAME = `${ANCHOR_PREFIX}(?:mark|note)-[\\da-f-]+`;
const NOTE_LINK = new RegExp(`^\\{"href":"#${NAME}","id":"${NAME}"\\}$`);

/** Whether a value of `data-attributes` only links a mark with its note. */
export const isNoteLink = (value: string): boolean => NOTE_LINK.test(value);

/**
 * Notes stay whole: a mark and its note are linked both ways, in place, by names that no other note has. A link to a place in
 * what was copied becomes text otherwise, because an editor keeps no other names of places. Marks whose notes were not copied are removed;
 * returns their words.
 */
export const linkNotes = (pasted: Element): string[] => {
  raiseMarks(pasted);
  const links = [...pasted.querySelectorAll('a[href]')].map((link) => ({
    link,
    target: targetIn(pasted, link),
  }));
  const named = new Set<Element>();
  const connect = (mark: Element, back: Element) => {
    const id = newId();
    const [markName, noteName] = [`${ANCHOR_PREFIX}mark-${id}`, `${ANCHOR_PREFIX}note-${id}`];
    mark.setAttribute('data-attributes', noteLink(noteName, markName));
    back.setAttribute('data-attributes', noteLink(markName, noteName));
    for (const link of [mark, back]) {
      link.setAttribute('href', `#${link === mark ? noteName : markName}`);
      named.add(link);
    }
  };
  for (const { link, target } of links) {
    if (!target || named.has(link) || !MARK.test(link.textContent)) continue;
    const back = links.find(
      (other) => other.link !== link && target.contains(other.link) && other.target?.contains(link),
    );
    if (back && !named.has(back.link)) connect(link, back.link);
  }
  const withoutNotes: string[] = [];
  for (const { link, target } of links) {
    if (target === undefined || named.has(link)) continue;
    if (target === null && MARK.test(link.textContent)) {
      withoutNotes.push(link.textContent.trim());
      link.remove();
    } else link.replaceWith(...link.childNodes);
  }
  return withoutNotes;
};
