import Delta from 'quill-delta';
import { useEffect, type ReactNode } from 'react';
import type { Quill } from 'react-quill';

import { useMessages } from '@/shared/i18n/messages';
import { truncateGraphemes } from '@/shared/text/truncate';
import { ActionNotice } from '@/shared/ui/toast/action-notice';
import { toast } from '@/shared/ui/toast/toast';

import { editorMessages } from '../editor-messages';

import type { LeftOut } from './left-out';

const SHOWN_CHARACTERS = 40;

type Props = { leftOut: LeftOut[]; onPutIn: () => void; onGone: () => void };

/** Names what was not pasted, with its first words, and offers to insert it. */
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

/** Inserts texts as lines below the line at `index`; in a table, whose cells are lines, behind the words of the cell. */
const insertBelow = (quill: Quill, index: number, texts: string[]) => {
  const [line, offset] = quill.getLine(Math.min(index, quill.getLength() - 1));
  const end = index - offset + (line ? line.length() - 1 : 0);
  const joint = quill.getFormat(end)['table'] === undefined ? '\n' : ' ';
  quill.updateContents(new Delta().retain(end).insert(texts.map((text) => joint + text).join('')), 'user');
};

/** Tells what a paste that ended at `index` has left out. The offer follows the text until it is gone. */
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
  const stop = () => quill.off('text-change', follow);
  toast.offer(<LeftOutNotice leftOut={leftOut} onPutIn={putIn} onGone={stop} />);
};
