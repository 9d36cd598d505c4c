import { useState, type KeyboardEvent } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { TextInput } from '@/shared/ui/text-input/text-input';

import { editorLabels } from '../editor-labels';
import { editorMessages } from '../editor-messages';
import { useFind } from '../find/use-find';
import { currentRange } from '../quill/commands';
import { wholeEditorOf } from '../quill/editor-of';

import type { PanelProps } from './panels';

/** What is selected, if it is within a line. */
const selectedWords = (quill: PanelProps['quill']): string => {
  const { index, length } = currentRange(quill);
  const words = quill.getText(index, length);
  return words.includes('\n') ? '' : words;
};

/** Finds words in the text and replaces them. */
export function FindPanel({ quill }: PanelProps) {
  const labels = useMessages(editorLabels);
  const messages = useMessages(editorMessages);
  const [wanted, setWanted] = useState(() => selectedWords(quill));
  const [by, setBy] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const whole = wholeEditorOf(quill);
  const [from] = useState(() => (whole === quill ? currentRange(quill).index : 0));
  const { places, current, inBlocks, ...find } = useFind(whole, wanted, from);
  const count = places.length;

  const replaceAll = () => {
    find.replaceAll(by);
    setReplaced(count);
  };
  const found = () => {
    if (replaced !== null) return messages.replaced(replaced);
    if (wanted === '') return '';
    const inText = count === 0 ? messages.foundNone : messages.foundAt(current + 1, count);
    return inBlocks === 0 ? inText : `${inText} · ${messages.foundInBlocks(inBlocks)}`;
  };
  const onEnter = (act: (withShift: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act(event.shiftKey);
  };
  const actions = [
    [labels.previous, () => find.step(-1)],
    [labels.next, () => find.step(1)],
    [labels.replace, () => find.replaceOne(by)],
    [labels.replaceAll, replaceAll],
  ] as const;

  return (
    <div
      className="editor-panel-find"
      role="presentation"
      onKeyDown={({ key }) => key === 'Escape' && find.select()}
    >
      <div className="editor-panel-fields">
        <TextInput
          size="sm"
          label={labels.findWhat}
          value={wanted}
          onChange={({ target }) => {
            setReplaced(null);
            setWanted(target.value);
          }}
          onKeyDown={onEnter((withShift) => find.step(withShift ? -1 : 1))}
        />
        <TextInput
          size="sm"
          label={labels.replaceWith}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          onKeyDown={onEnter(() => find.replaceOne(by))}
        />
      </div>
      <div className="editor-panel-buttons">
        {actions.map(([label, act]) => (
          <Button key={label} size="sm" variant="flat" color="secondary" disabled={count === 0} onClick={act}>
            {label}
          </Button>
        ))}
        <span role="status">{found()}</span>
      </div>
    </div>
  );
}
