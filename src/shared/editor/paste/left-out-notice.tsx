import Delta from 'quill-delta';
import { useEffect, type ReactNode } from 'react';
import type { Quill } from 'react-quill';

import { getMessages, useMessages } from '@/shared/i18n/messages';
import { truncateGraphemes } from '@/shared/text/truncate';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { editorMessages } from '../editor-messages';
import { rawNodeAt } from '../quill/raw-keys';

import type { LeftOut } from './left-out';

const SHOWN_CHARACTERS = 40;

type Props = { leftOut: LeftOut[]; onPutIn: () => void; onGone?: () => void };

/** The name of a picture's file. */
const nameOf = (address = ''): string => /[^/?#]+(?=[?#]|$)/.exec(address)?.[0] ?? '';

/** Names what was left out, with its first words, and offers to insert it. */
function LeftOutNotice({ leftOut, onPutIn, onGone }: Props) {
  const messages = useMessages(editorMessages);
  const kinds = [...new Set(leftOut.map(({ kind }) => kind))];
  const counted = kinds.map((kind) =>
    messages[`left-out-${kind}`](leftOut.filter((part) => part.kind === kind).length),
  );
  const first = leftOut.map(({ text, pictures: [picture] }) => text || nameOf(picture)).find(Boolean);
  useEffect(() => onGone, [onGone]);
  const words: ReactNode = messages.leftOut(
    counted.join(', '),
    truncateGraphemes(first ?? messages.leftOutPicture, SHOWN_CHARACTERS),
  );
  return <ActionNotice actions={[{ label: messages.putIn, onAction: onPutIn }]}>{words}</ActionNotice>;
}

/** Tells what was left out. `onGone`: when the offer to put it in has ended. */
export const offerToPutIn = (leftOut: LeftOut[], onPutIn: () => void, onGone?: () => void): void => {
  if (leftOut.length > 0)
    toast.offer(<LeftOutNotice leftOut={leftOut} onPutIn={onPutIn} {...(onGone && { onGone })} />);
};

/** Tells which deletions were kept because the source may only write them so. */
export const tellLeftIn = (leftIn: string[]): void => {
  const [first] = leftIn;
  if (first === undefined) return;
  toast.blank(getMessages(editorMessages).leftIn(leftIn.length, truncateGraphemes(first, SHOWN_CHARACTERS)));
};

/** Inserts what was left out as lines below the line at `index`: words, and each picture. In html, the words alone. */
const insertBelow = (quill: Quill, index: number, leftOut: LeftOut[]) => {
  const texts = leftOut.map(({ text }) => text).filter(Boolean);
  if (rawNodeAt(quill, index)) {
    const lines = texts.map((text) => `${text}\n`).join('');
    quill.updateContents(new Delta().retain(index + 1).insert(lines), 'user');
    return;
  }
  const [line, offset] = quill.getLine(Math.min(index, quill.getLength() - 1));
  const end = index - offset + (line ? line.length() - 1 : 0);
  const change = new Delta().retain(end);
  for (const { text, pictures } of leftOut) {
    if (text !== '') change.insert(`\n${text}`);
    for (const src of pictures) change.insert('\n').insert({ image: { src, alt: '' } });
  }
  quill.updateContents(change, 'user');
};

/** Tells what was left out of content that ends at `index`. The offer follows the text until it is gone. */
export const offerLeftOut = (quill: Quill, index: number, leftOut: LeftOut[]): void => {
  let at = index;
  const follow = (change: Delta) => {
    at = change.transformPosition(at);
  };
  quill.on('text-change', follow);
  offerToPutIn(
    leftOut,
    () => insertBelow(quill, at, leftOut),
    () => quill.off('text-change', follow),
  );
};
