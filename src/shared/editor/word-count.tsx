import { useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

import { useMessages } from '@/shared/i18n/messages';
import { countWords } from '@/shared/text/count-words';
import { htmlToText } from '@/shared/text/html-to-text';

import { piecesToHtml } from './blocks/pieces';
import { editorMessages } from './editor-messages';

const PAUSE_MS = 300;

/**
 * Counts words line by line and caches the count of each line, so that typing in a long article counts only
 * one line.
 */
export const createLineCounter = (count = countWords) => {
  let known = new Map<string, number>();
  return (text: string): number => {
    const next = new Map<string, number>();
    let total = 0;
    for (const line of text.split('\n')) {
      const words = next.get(line) ?? known.get(line) ?? count(line);
      next.set(line, words);
      total += words;
    }
    known = next;
    return total;
  };
};

/** The text with the text in its tables. */
const textOf = (quill: Quill): string =>
  quill
    .getContents()
    .ops.map(({ insert }) => {
      if (typeof insert === 'string') return insert;
      const table = piecesToHtml(insert?.grid);
      return table === '' ? '' : `${htmlToText(table)}\n`;
    })
    .join('');

/**
 * The number of words, counted after a pause in typing, so that a long article renders before its words are
 * counted.
 */
export function WordCount({ quill }: { quill: Quill }) {
  const messages = useMessages(editorMessages);
  const [words, setWords] = useState<number>();
  useEffect(() => {
    const count = createLineCounter();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const countSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(count(textOf(quill))), PAUSE_MS);
    };
    countSoon();
    quill.on('text-change', countSoon);
    return () => {
      clearTimeout(timer);
      quill.off('text-change', countSoon);
    };
  }, [quill]);
  return <div className="editor-status">{words === undefined ? '\u00a0' : messages.words(words)}</div>;
}
