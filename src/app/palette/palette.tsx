import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import type { KeysOfPart } from '@/shared/ui/keys/page-keys';
import { NoticePlace } from '@/shared/ui/modal/notice-place';

import { paletteMessages } from './messages';
import { PaletteSearch } from './palette-search';

const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: '100%',
    maxWidth: 640,
    maxHeight: 'calc(100vh - 16px)',
    margin: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `calc(${theme.vars.shape.borderRadius} + 4px)`,
    [theme.breakpoints.up('md')]: { marginTop: '12vh', maxHeight: '76vh' },
  },
}));

type Props = {
  /** The keys of the page under it; null while it is closed. */
  parts: readonly KeysOfPart[] | null;
  onClose: () => void;
};

/**
 * Everything that a person can open and do, found by typing (LOK-01). Unlike a dialog with a form, it has nothing to lose: Escape
 * and a click beside it close it.
 */
export function Palette({ parts, onClose }: Props) {
  const messages = useMessages(paletteMessages);
  // After it has closed: the focus is then where it was, and a dialog that the action opens returns it there.
  const pending = useRef<(() => void) | null>(null);
  return (
    <Root
      open={parts !== null}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: { 'aria-label': messages.palette },
        transition: {
          onExited: () => {
            pending.current?.();
            pending.current = null;
          },
        },
      }}
    >
      <PaletteSearch
        parts={parts ?? []}
        onClose={onClose}
        onChoose={(act) => {
          pending.current = act;
          onClose();
        }}
      />
      {parts !== null && <NoticePlace />}
    </Root>
  );
}
