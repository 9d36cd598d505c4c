import { serializeOuter } from 'parse5';

import {
  attributesOf,
  isBlockTag,
  isElement,
  isLinkIcon,
  isOpaqueTag,
  isText,
  parseBody,
  type HtmlElement,
  type HtmlNode,
} from './html-tree';
import { safeAttributes } from './safe-attributes';

const SAME: Record<string, string> = { b: 'strong', i: 'em', strike: 's', del: 's' };

type Token = { mark: string; isBlock?: boolean } | { text: string; formats: string; isPre: boolean };

const styleOf = (style: string) =>
  style
    .split(';')
    .map((rule) => rule.trim().replace(/\s*:\s*/, ':'))
    .filter((rule) => rule !== '')
    .sort()
    .join(';');

const opening = (element: HtmlElement) => {
  const attributes = Object.entries(safeAttributes(attributesOf(element)))
    .map(([name, value]) => `${name}=${name === 'style' ? styleOf(value) : value}`)
    .filter((attribute) => attribute !== 'style=')
    .sort();
  return `<${[SAME[element.tagName] ?? element.tagName, ...attributes].join(' ')}>`;
};

const describe = (node: HtmlNode, formats: string[], isPre: boolean, into: Token[]): void => {
  if (isText(node)) {
    const text = isPre ? node.value : node.value.replace(/[ \t\n\r\f]+/g, ' ');
    into.push({ text, formats: [...new Set(formats)].sort().join(''), isPre });
  } else if (!isElement(node)) into.push({ mark: serializeOuter(node) });
  else if (isLinkIcon(node)) return;
  else if (isBlockTag(node.tagName)) {
    into.push({ mark: opening(node), isBlock: true });
    node.childNodes.forEach((child) => describe(child, [], isPre || node.tagName === 'pre', into));
    into.push({ mark: `</${node.tagName}>`, isBlock: true });
  } else if (/^(?:br|img)$/.test(node.tagName)) into.push({ mark: opening(node) });
  else if (isOpaqueTag(node.tagName) || node.tagName === 'wbr') into.push({ mark: serializeOuter(node) });
  else if (node.childNodes.length === 0)
    into.push({ mark: node.attrs.length === 0 ? '' : serializeOuter(node) });
  else {
    const name = opening(node);
    const inner = name === '<span>' || name === '<font>' ? formats : [...formats, name];
    node.childNodes.forEach((child) => describe(child, inner, isPre, into));
  }
};

const isBr = (token?: Token) => token !== undefined && 'mark' in token && token.mark.startsWith('<br');

const write = (tokens: Token[]): string => {
  const kept: Token[] = [];
  let endsInSpace = true;
  const trim = () => {
    const last = kept.at(-1);
    if (!last || !('text' in last) || last.isPre || !last.text.endsWith(' ')) return;
    last.text = last.text.slice(0, -1);
    if (last.text === '') kept.pop();
  };
  const endLine = () => {
    trim();
    if (isBr(kept.at(-1))) kept.pop();
  };
  for (const token of tokens) {
    if ('text' in token) {
      const text: string = endsInSpace && !token.isPre ? token.text.replace(/^ /, '') : token.text;
      if (text === '') continue;
      kept.push({ ...token, text });
      endsInSpace = text.endsWith(' ') && !token.isPre;
    } else if (token.mark !== '') {
      if (token.isBlock) endLine();
      else if (isBr(token)) trim();
      kept.push(token);
      endsInSpace = token.isBlock === true || isBr(token);
    }
  }
  endLine();
  let formats = '';
  return kept
    .map((token) => {
      const changed = ('formats' in token ? token.formats : '') !== formats;
      formats = 'formats' in token ? token.formats : '';
      return (changed ? `[${formats}]` : '') + ('text' in token ? token.text : token.mark);
    })
    .join('');
};

const contentOf = (nodes: HtmlNode[]): string => {
  const tokens: Token[] = [];
  nodes.forEach((node) => describe(node, [], false, tokens));
  return write(tokens);
};

/**
 * Whether html has the same content as some nodes: every element, attribute and character. Ignores the order
 * of attributes and of nested formats, collapsed white space, `b` versus `strong`, and the filler of an
 * empty line.
 */
export const hasSameContent = (nodes: HtmlNode[], html: string): boolean =>
  contentOf(nodes) === contentOf(parseBody(html));
