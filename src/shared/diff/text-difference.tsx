import { useMemo } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { diffLines, type LinePart } from './diff-lines';
import type { WordPart } from './diff-words';
import { fold } from './fold';
import { diffMessages } from './messages';

const ELEMENTS = { same: 'span', removed: 'del', added: 'ins' } as const;

function Words({ words }: { words: WordPart[] }) {
  return (
    <p>
      {words.map(({ kind, text }, index) => {
        const Element = ELEMENTS[kind];
        // A text part has no id, so the index is the key.
        return <Element key={index}>{text}</Element>;
      })}
    </p>
  );
}

type Line = string | WordPart[];

const lineByLine = (parts: LinePart[]): Line[] =>
  parts.flatMap((part): Line[] => ('same' in part ? part.same : [part.words]));

/** Lines of text with removed and added words inline. */
export function TextDifference({ before, after }: { before: string[]; after: string[] }) {
  const messages = useMessages(diffMessages);
  const stretches = useMemo(
    () => fold(lineByLine(diffLines(before, after)), (line) => typeof line === 'string'),
    [before, after],
  );
  const line = (shown: Line, index: number) =>
    typeof shown === 'string' ? <p key={index}>{shown}</p> : <Words key={index} words={shown} />;
  return stretches.map((stretch, index) =>
    'shown' in stretch ? (
      line(stretch.shown, index)
    ) : (
      <details key={index}>
        <summary>{messages.unchanged(stretch.folded.length)}</summary>
        {stretch.folded.map(line)}
      </details>
    ),
  );
}
