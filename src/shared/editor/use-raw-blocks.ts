import Delta from 'quill-delta';
import { useCallback, useEffect, useState } from 'react';
import type { Quill } from 'react-quill';

import { useLanguage } from '@/shared/i18n/use-locale';

import type { SplitBody } from './blocks/stored-block';
import type { LeftOut } from './paste/left-out';
import { offerLeftOut } from './paste/left-out-notice';
import { changeRaw, listenToRawBlocks, rawAt } from './quill/raw-commands';
import { labelRawBlocks } from './quill/raw-formats';

/**
 * The lines of a raw block after it was edited as html: text if the editor can represent it, otherwise a raw
 * block again.
 */
const linesFor = (source: string, split?: SplitBody): Delta => {
  const html = source.trim();
  if (html === '') return new Delta();
  const [block, ...more] = split?.(html) ?? [];
  const isOne = block && more.length === 0 && block.start === 0 && block.end === html.length;
  return isOne ? new Delta(block.lines.flat()) : new Delta().insert({ raw: html });
};

/** The raw block whose html is being edited, with its handlers. */
export const useRawBlocks = (quill: Quill | null, split: SplitBody | undefined) => {
  const [edited, setEdited] = useState<HTMLElement | null>(null);
  useEffect(() => (quill ? listenToRawBlocks(quill, setEdited) : undefined), [quill]);
  const language = useLanguage();
  useEffect(() => {
    if (quill) labelRawBlocks(quill.root);
  }, [quill, language]);
  const close = useCallback(() => setEdited(null), []);
  const found = edited && rawAt(edited);
  const apply = useCallback(
    (source: string, leftOut: LeftOut[] = []) => {
      const block = edited && rawAt(edited);
      if (quill && block && source !== block.source) {
        const lines = linesFor(source, split);
        changeRaw(block, lines);
        offerLeftOut(block.quill, block.index + Math.max(0, lines.length() - 1), leftOut);
      }
      setEdited(null);
    },
    [quill, split, edited],
  );
  return { source: found?.source ?? null, edit: setEdited, apply, close };
};
