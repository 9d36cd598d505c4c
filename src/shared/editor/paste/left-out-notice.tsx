import Delta from 'quill-delta';
import { useEffect, type ReactNode } from 'react';
import type { Quill } from 'react-quill';

import { useMessages } from '@/shared/i18n/messages';
import { truncateGraphemes } from '@/shared/text/truncate';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { editorMessages } from '../editor-messages';
import { rawNodeAt } from '../quill/raw-keys';

import type { LeftOut } from './left-out';

const SHOWN_CHARACTERS = 40;

type Props = { leftOut: LeftOut[]; onPutIn: () => void; onGone?: () => void };

/** Names what was left out, with its first words, and offers to insert it. */
function LeftOutNotice({ leftOut, onPutIn, onGone }: Props) {
  const messages = useMessages(editorMessages);
  const kinds = [...new Set(leftOut.map(({ kind }) => kind))];
  const counted = kinds.map((kind) =>
    messages[`left-out-${kind}`](leftOut.filter((part) => part.kind === kind).length),
  );
  const [{ text } = { text: '' }] = leftOut;
  useEffect(() => onGone, [onGone]);
  const words: ReactNode = messages.leftOut(counted.join(', '), truncateGraphemes(text, SHOWN_CHARACTERS));
  return (
    <ActionNotice label={messages.putIn} onAction={onPutIn}>
      {words}
    </ActionNotice>
  );
}

/** Tells what was left out. `onGone`: when the offer to put it in has ended. */
export const offerToPutIn = (leftOut: LeftOut[], onPutIn: () => void, onGone?: () => void): void => {
  if (leftOut.length > 0)
    toast.offer(<LeftOutNotice leftOut={leftOut} onPutIn={onPutIn} {...(onGone && { onGone })} />);
};

/** Inserts texts as lines below the line at `index`. */
const insertBelow = (quill: Quill, index: number, texts: string[]) => {
  if (rawNodeAt(quill, index)) {
    const lines = texts.map((text) => `${text}\n`).join('');
    quill.updateContents(new Delta().retain(index + 1).insert(lines), 'user');
    return;
  }
  const [line, offset] = quill.getLine(Math.min(index, quill.getLength() - 1));
  const end = index - offset + (line ? line.length() - 1 : 0);
  quill.updateContents(new Delta().retain(end).insert(texts.map((text) => `\n${text}`).join('')), 'user');
};

/** Tells what was left out of content that ends at `index`. The offer follows the text until it is gone. */
export const offerLeftOut = (quill: Quill, index: number, leftOut: LeftOut[]): void => {
  let at = index;
  const follow = (change: Delta) => {
    at = change.transformPosition(at);
  };
  quill.on('text-change', follow);
  const putIn = () =>
    insertBelow(
      quill,
      at,
      leftOut.map(({ text }) => text),
    );
  offerToPutIn(leftOut, putIn, () => quill.off('text-change', follow));
};
