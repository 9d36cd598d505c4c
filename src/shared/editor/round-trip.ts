import { htmlToText, parseHtml } from '@/shared/text/html-to-text';

import { fromEditorBody } from './from-editor';
import { removeLinkIcons } from './link-icons';
import { throughEditor } from './quill/editor-content';
import { sanitizeToBody } from './sanitize-html';
import { nameOf, structureOf } from './structure';

export type LossKind =
  | 'tableHead'
  | 'mergedCells'
  | 'nestedTable'
  | 'embed'
  | 'figure'
  | 'script'
  | 'inlineImage'
  | 'lineBreak'
  | 'comment'
  | 'class'
  | 'style'
  | 'attribute'
  | 'element'
  | 'text'
  | 'structure';

/** Something of a stored body that an editor would not keep; `detail` names it where the kind alone does not. */
export type Loss = { kind: LossKind; detail?: string };

const EMBEDS = new Set(['iframe', 'video', 'audio', 'object', 'embed', 'svg', 'math']);
// Lost as a whole: their attributes need no mention.
const WHOLE = new Set<LossKind>(['embed', 'script', 'inlineImage']);
const hostOf = (element: Element) => {
  const src = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  return /^(?:https?:)?\/\/([^/?#]+)/i.exec(src)?.[1] ?? nameOf(element);
};

const lossOfElement = (element: Element): Loss => {
  const name = nameOf(element);
  if (EMBEDS.has(name)) return { kind: 'embed', detail: hostOf(element) };
  if (name === 'script') return { kind: 'script' };
  if (name === 'th' || name === 'thead') return { kind: 'tableHead' };
  if (name === 'figure' || name === 'figcaption') return { kind: 'figure' };
  if (name === 'table' && element.parentElement?.closest('table')) return { kind: 'nestedTable' };
  if (name === 'img' && /^(?:data|blob):/i.test(element.getAttribute('src') ?? ''))
    return { kind: 'inlineImage' };
  if (name === 'br') return { kind: 'lineBreak' };
  return { kind: 'element', detail: name };
};

const lossesOfAttribute = (element: Element, { name, value }: Attr): Loss[] => {
  if (name === 'class') return [...element.classList].map((detail) => ({ kind: 'class', detail }));
  if (name === 'style') return value.split(';').flatMap((rule) => styleLoss(rule.split(':')[0]));
  if (name === 'colspan' || name === 'rowspan') return [{ kind: 'mergedCells' }];
  if (/^on/i.test(name)) return [{ kind: 'script' }];
  return [{ kind: 'attribute', detail: name }];
};

const styleLoss = (property = ''): Loss[] =>
  property.trim() === '' ? [] : [{ kind: 'style', detail: property.trim().toLowerCase() }];

const inventory = (body: HTMLElement) => {
  const counts = new Map<string, { loss: Loss; count: number }>();
  const add = (loss: Loss) => {
    const key = `${loss.kind}:${loss.detail ?? ''}`;
    counts.set(key, { loss, count: (counts.get(key)?.count ?? 0) + 1 });
  };
  body.querySelectorAll('*').forEach((element) => {
    const loss = lossOfElement(element);
    add(loss);
    if (WHOLE.has(loss.kind)) return;
    [...element.attributes].flatMap((attribute) => lossesOfAttribute(element, attribute)).forEach(add);
  });
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) add({ kind: 'comment' });
  return counts;
};

// Their number changes with what holds them; a reader misses the words in them or nothing.
const UNTOLD = new Set(['p', 'div', 'span', 'tbody', 'tr', 'td', 'code']);
const isTold = ({ kind, detail }: Loss) =>
  !(kind === 'element' && detail !== undefined && UNTOLD.has(detail));

const withoutSpace = (html: string) => htmlToText(html).replace(/\s+/g, '');

/**
 * What editing a stored body would lose: it is led through an editor and back, and compared by structure. Empty where nothing
 * would; then, too, an unedited body is to be saved as it is stored.
 */
export const findLosses = (stored: string): Loss[] => {
  const before = parseHtml(stored);
  removeLinkIcons(before);
  const after = sanitizeToBody(throughEditor(stored));
  fromEditorBody(after);
  if (structureOf(before) === structureOf(after)) return [];
  const kept = inventory(after);
  const losses = [...inventory(before)]
    .filter(([key, { count }]) => count > (kept.get(key)?.count ?? 0))
    .map(([, { loss }]) => loss)
    .filter(isTold);
  if (withoutSpace(before.innerHTML) !== withoutSpace(after.innerHTML)) losses.push({ kind: 'text' });
  return losses.length > 0 ? losses : [{ kind: 'structure' }];
};
