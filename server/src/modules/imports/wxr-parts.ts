import { SaxesParser } from 'saxes';

import { BrokenArchive } from './archive-item';
import { importMessages } from './messages';
import { MAX_ARTICLE_BYTES, MAX_ARTICLE_MEGABYTES } from './read-json';

export type Category = { domain: string; name: string };
/** A post as WordPress exports it: the texts of its elements, by name. */
export type Post = {
  line: number;
  texts: Map<string, string>;
  categories: Category[];
  meta: Map<string, string>;
};
/** What one part of the file holds. `emails`: those of the authors so far, by their login. */
type Part = { posts: Post[]; emails: ReadonlyMap<string, string> };

type Open = { name: string; attributes: Record<string, string>; text: string };

/** Collects the posts of the XML that is written to it. No entity is expanded but those of XML itself. */
const createCollector = (file: string) => {
  const parser = new SaxesParser({ xmlns: false });
  const open: Open[] = [];
  const emails = new Map<string, string>();
  let posts: Post[] = [];
  let post: Post | undefined;
  let pair = new Map<string, string>();
  let written = 0;
  let since = 0;
  let broken: BrokenArchive | undefined;

  const breakOff = (text: BrokenArchive['text']): void => {
    broken ??= new BrokenArchive(`${file}, line ${parser.line}`, text);
  };
  const addText = (text: string): void => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  const close = ({ name, attributes, text }: Open, parent = ''): void => {
    // The parser goes on after an error, with what nobody meant.
    if (broken) return;
    if (!post) since = written;
    if (name === 'item') {
      if (post) posts.push(post);
      post = undefined;
    } else if (parent === 'item' && name === 'category') {
      post?.categories.push({ domain: attributes['domain'] ?? '', name: text });
    } else if (name === 'wp:postmeta') {
      post?.meta.set(pair.get('wp:meta_key') ?? '', pair.get('wp:meta_value') ?? '');
    } else if (name === 'wp:author') {
      emails.set(pair.get('wp:author_login') ?? '', pair.get('wp:author_email') ?? '');
    } else if (parent === 'item') post?.texts.set(name, text);
    else if (parent === 'wp:postmeta' || parent === 'wp:author') pair.set(name, text);
  };

  parser.on('error', ({ message }) => breakOff(importMessages.brokenXml(message.replace(/^\d+:\d+: /, ''))));
  parser.on('doctype', () => breakOff(importMessages.doctype));
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, attributes, text: '' });
    if (name === 'item') {
      post = { line: parser.line, texts: new Map(), categories: [], meta: new Map() };
      since = written;
    }
    if (name === 'wp:postmeta' || name === 'wp:author') pair = new Map();
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element) close(element, open.at(-1)?.name);
  });

  /** The posts that have become complete since the last call. */
  const take = (): Part => {
    const complete = posts;
    posts = [];
    return { posts: complete, emails };
  };
  const check = (): BrokenArchive | undefined => {
    if (written - since > MAX_ARTICLE_BYTES) breakOff(importMessages.tooLarge(MAX_ARTICLE_MEGABYTES));
    return broken;
  };
  return {
    /** Reads another part of the file; returns why no more can be read, if so. */
    write: (text: string): BrokenArchive | undefined => {
      written += text.length;
      parser.write(text);
      return check();
    },
    end: (): BrokenArchive | undefined => {
      parser.close();
      return check();
    },
    notUtf8: () => new BrokenArchive(`${file}, line ${parser.line}`, importMessages.notUtf8),
    take,
  };
};

/** The posts of a file, in parts; throws where the file is broken, after all that is complete before. */
export async function* readParts(stream: AsyncIterable<Buffer>, file: string): AsyncGenerator<Part> {
  const collector = createCollector(file);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer): string | undefined => {
    try {
      return decoder.decode(chunk, { stream: chunk !== undefined });
    } catch {
      return undefined;
    }
  };
  for await (const chunk of stream) {
    const text = decode(chunk);
    const broken = text === undefined ? collector.notUtf8() : collector.write(text);
    yield collector.take();
    if (broken) throw broken;
  }
  const broken = decode() === undefined ? collector.notUtf8() : collector.end();
  yield collector.take();
  if (broken) throw broken;
}
