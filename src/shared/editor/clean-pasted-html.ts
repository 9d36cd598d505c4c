import { parseHtml } from '@/shared/text/html-to-text';

import { toEditorHtml } from './to-editor';

const KEPT_ATTRIBUTES = new Set([
  'href',
  'src',
  'alt',
  'width',
  'height',
  'allowfullscreen',
  'title',
  'data-list',
  'data-language',
]);

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const wrapContent = (element: Element, tag: string) => {
  const wrapper = element.ownerDocument.createElement(tag);
  wrapper.append(...element.childNodes);
  element.append(wrapper);
};

// Word writes a list item as a paragraph whose marker is text that only its own style sheet hides.
const toListItem = (paragraph: Element) => {
  const style = paragraph.getAttribute('style') ?? '';
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
  const isOrdered = /^\s*\(?(?:\d+|[a-z]|[ivxlc]+|[\u0e01-\u0e2e])[.)]/i.test(marker?.textContent ?? '');
  marker?.remove();
  const item = paragraph.ownerDocument.createElement('li');
  const level = Number(/level(\d)/i.exec(style)?.[1] ?? 1);
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
    list.append(item);
    paragraph.replaceWith(list);
  }
};

const FORMATS: [tag: string, isSet: (style: CSSStyleDeclaration) => boolean][] = [
  ['strong', ({ fontWeight }) => /^(bold|bolder|[6-9]00)$/.test(fontWeight)],
  ['em', ({ fontStyle }) => fontStyle === 'italic'],
  ['u', (style) => /underline/.test(style.textDecoration || style.getPropertyValue('text-decoration-line'))],
  [
    's',
    (style) => /line-through/.test(style.textDecoration || style.getPropertyValue('text-decoration-line')),
  ],
  ['sup', ({ verticalAlign }) => verticalAlign === 'super'],
  ['sub', ({ verticalAlign }) => verticalAlign === 'sub'],
];

const styleToTags = (element: HTMLElement) => {
  if (element.closest('a'))
    FORMATS.filter(([tag]) => tag !== 'u').forEach(
      ([tag, isSet]) => isSet(element.style) && wrapContent(element, tag),
    );
  else FORMATS.forEach(([tag, isSet]) => isSet(element.style) && wrapContent(element, tag));
};

const keepMeaningOnly = (element: Element) => {
  const level = /\bql-indent-\d\b/.exec(element.className)?.[0];
  for (const { name } of [...element.attributes])
    if (!KEPT_ATTRIBUTES.has(name)) element.removeAttribute(name);
  if (level) element.className = level;
};

/**
 * Html from another program as the editor takes it: what the text means stays (bold, links, lists, tables, headings), how it
 * looked goes (styles, classes, Word's own marks), and so do pictures that are no files on a server.
 */
export const cleanPastedHtml = (html: string): string => {
  const pasted = parseHtml(html);
  pasted.querySelectorAll('b').forEach((wrapper) => {
    if (/^(?:normal|400)$/.test(wrapper.style.fontWeight)) unwrap(wrapper); // an online document wraps all of itself in one
  });
  pasted.querySelectorAll('p[style*="mso-list" i]').forEach(toListItem);
  pasted.querySelectorAll<HTMLElement>('span[style], font[style]').forEach(styleToTags);
  const body = parseHtml(toEditorHtml(pasted.innerHTML));
  body.querySelectorAll('*').forEach(keepMeaningOnly);
  body.querySelectorAll('img:not([src])').forEach((image) => image.remove());
  body.querySelectorAll('span, font').forEach(unwrap);
  return body.innerHTML;
};
