import MoreVert from '@mui/icons-material/MoreVert';
import { useEffect, useRef, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { ActionMenu, preloadActionMenu } from '@/shared/ui/data-table/action-menu';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { draftMessages } from './messages';

/** After everything that the form itself needs. */
const PRELOAD_AFTER_MS = 2_000;

type Props = {
  onSaveBackup: () => void;
  onOpenBackup: (file: File) => void;
  /** For those who may. */
  saveAsTemplate: { label: string; onSelect: () => void } | undefined;
};

/** The actions of a news form besides Save. */
export function DraftMenu({ onSaveBackup, onOpenBackup, saveAsTemplate }: Props) {
  const messages = useMessages(draftMessages);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);

  // Preload the menu: it saves a backup file when the network is lost, and could not load then.
  useEffect(() => {
    const timer = setTimeout(preloadActionMenu, PRELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <IconButton
        label={messages.more}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert />
      </IconButton>
      <ActionMenu
        upward
        align="left"
        anchor={anchor}
        items={[
          { key: 'save', label: messages.saveBackup, onSelect: onSaveBackup },
          { key: 'open', label: messages.openBackup, onSelect: () => input.current?.click() },
          ...(saveAsTemplate ? [{ key: 'template', ...saveAsTemplate }] : []),
        ]}
        onClose={() => setAnchor(null)}
      />
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={messages.openBackup}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Reset, so that the same file can be chosen again.
          target.value = '';
          if (file) onOpenBackup(file);
        }}
      />
    </>
  );
}
