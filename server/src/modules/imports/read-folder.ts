import fs from 'node:fs/promises';
import path from 'node:path';

import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';

import type { Localized } from '../../http/localized';
import { decodeText } from '../../http/plain-text';

import { type ArchiveItem, EMPTY_ITEM, type Reading } from './archive-item';
import { importMessages } from './messages';
import { MAX_ARTICLE_BYTES, MAX_ARTICLE_MEGABYTES, readJsonItem } from './read-json';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements of a page in their order; a stack, because a page may be nested deeper than calls can be. */
const elementsOf = (page: DefaultTreeAdapterTypes.Document): Element[] => {
  const elements: Element[] = [];
  const left: Node[] = [...page.childNodes].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!('tagName' in node)) continue;
    elements.push(node);
    left.push(...[...node.childNodes].reverse());
  }
  return elements;
};

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((one) => one.name === name)?.value.trim() ?? '';

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((node) => ('value' in node ? node.value : 'tagName' in node ? textOf(node) : '')).join('');

/** A page of a website as an article. What a page cannot say in HTML, it says in `meta` elements. */
const readPage = (source: string): ArchiveItem => {
  const elements = elementsOf(parse(source));
  const find = (name: string) => elements.find(({ tagName }) => tagName === name);
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const metasOf = (...names: string[]): string[] =>
    metas
      .filter((meta) => names.includes(attribute(meta, 'name') || attribute(meta, 'property')))
      .map((meta) => attribute(meta, 'content'))
      .filter((content) => content !== '');
  const meta = (...names: string[]): string => metasOf(...names)[0] ?? '';
  const link = elements.find((one) => one.tagName === 'link' && attribute(one, 'rel') === 'canonical');
  const [title, body] = [find('title'), find('body')];
  return {
    ...EMPTY_ITEM,
    sourceId: meta('source-id'),
    title: title ? textOf(title) : '',
    html: body ? serialize(body) : '',
    summary: meta('description', 'og:description'),
    authors: metasOf('author', 'article:author'),
    categories: metasOf('category', 'article:section'),
    tags: metasOf('keywords', 'article:tag').flatMap((tags) => tags.split(',')),
    country: meta('country'),
    createdAt: meta('created', 'article:published_time'),
    publishedAt: meta('article:published_time', 'date'),
    status: meta('status') || EMPTY_ITEM.status,
    address: link ? attribute(link, 'href') : meta('og:url'),
    cover: meta('cover', 'og:image'),
    square: meta('square'),
  };
};

const readHtmlItem = (bytes: Buffer): { item: ArchiveItem } | { problem: Localized } => {
  const source = decodeText(bytes);
  if (source === undefined) return { problem: importMessages.notUtf8 };
  try {
    return { item: readPage(source) };
  } catch {
    // Deeper than calls can be nested.
    return { problem: importMessages.unreadable };
  }
};

const readItem = async (file: string): Promise<{ item: ArchiveItem } | { problem: Localized }> => {
  try {
    const { size } = await fs.stat(file);
    if (size > MAX_ARTICLE_BYTES) return { problem: importMessages.tooLarge(MAX_ARTICLE_MEGABYTES) };
    const bytes = await fs.readFile(file);
    return file.endsWith('.json') ? readJsonItem(bytes) : readHtmlItem(bytes);
  } catch {
    return { problem: importMessages.unreadable };
  }
};

/** The articles of a folder and of those in it: one in each `.html` or `.json`, with the pictures that it names beside it. */
export async function* readFolder(root: string, within = ''): AsyncGenerator<Reading> {
  const entries = await fs.readdir(path.join(root, within), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const name = path.posix.join(within, entry.name);
    if (entry.isDirectory()) yield* readFolder(root, name);
    if (!entry.isFile() || !/\.(?:html?|json)$/.test(entry.name)) continue;
    const read = await readItem(path.join(root, name));
    if ('problem' in read) yield { place: name, ...read };
    else {
      const { item } = read;
      const folder = path.join(root, within);
      yield { place: name, item: { ...item, sourceId: item.sourceId || name }, folder };
    }
  }
}
