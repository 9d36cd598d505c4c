import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type Delta from 'quill-delta';
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Quill } from 'react-quill';

import { useMessages } from '@/shared/i18n/messages';
import { useKeysPreference } from '@/shared/ui/keys/use-keys-preference';

import { editorLabels, type EditorLabel } from '../editor-labels';

const SLASH = '/';

/** Where a slash was typed: its position, and its place in the window. */
type Slash = { index: number; top: number; left: number };

/** The slash that a change has just put into a line that was empty. */
const typedSlash = (quill: Quill, { ops }: Delta): Slash | null => {
  if (ops.length > 2 || ops.at(-1)?.insert !== SLASH) return null;
  const index = typeof ops[0]?.retain === 'number' ? ops[0].retain : 0;
  const bounds = quill.getBounds(index);
  if (!bounds || quill.getLine(index)[0]?.length() !== SLASH.length + 1) return null;
  const { top, left } = quill.container.getBoundingClientRect();
  return { index, top: top + bounds.bottom, left: left + bounds.left };
};

export type Insertion = { name: EditorLabel; icon: ReactNode; run: () => void };

type Props = { quill: Quill; items: readonly Insertion[] };

/**
 * What can be inserted, below a slash typed on an empty line. The slash goes when something is chosen; otherwise it stays, and
 * so does what is typed after it.
 */
export function InsertMenu({ quill, items }: Props) {
  const labels = useMessages(editorLabels);
  const { isOn } = useKeysPreference();
  const [slash, setSlash] = useState<Slash | null>(null);
  useEffect(() => {
    if (!isOn) return;
    const look = (change: Delta, _before: Delta, source: string) => {
      if (source === 'user') setSlash(typedSlash(quill, change));
    };
    quill.on('text-change', look);
    return () => void quill.off('text-change', look);
  }, [quill, isOn]);
  if (!slash) return null;

  const { index, top, left } = slash;
  const behind = index + SLASH.length;
  /** Goes on in the text, behind what was typed while the menu was open. */
  const goOn = (typed = '') => {
    setSlash(null);
    quill.insertText(behind, typed, 'user');
    quill.setSelection(behind + typed.length, 0, 'user');
  };
  const choose = (run: () => void) => {
    setSlash(null);
    quill.deleteText(index, SLASH.length, 'user');
    quill.setSelection(index, 0, 'user');
    run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyped = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!isTyped && key !== 'Backspace' && key !== 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    if (key === 'Backspace') choose(() => undefined);
    else goOn(isTyped ? key : '');
  };

  return (
    <Menu
      open
      disableRestoreFocus
      disableScrollLock
      anchorReference="anchorPosition"
      anchorPosition={{ top, left }}
      onClose={() => goOn()}
      onKeyDownCapture={onKeyDown}
      slotProps={{ list: { dense: true, 'aria-label': labels.insert } }}
    >
      {items.map(({ name, icon, run }) => (
        <MenuItem key={name} onClick={() => choose(run)}>
          <ListItemIcon>{icon}</ListItemIcon>
          {labels[name]}
        </MenuItem>
      ))}
    </Menu>
  );
}
