import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useId, useState } from 'react';

import { MODAL_CLOSE_DELAY_MS, MODAL_MIN_WIDTH_PX } from '@/shared/contract/limits';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { IconButton } from '../icon-button/icon-button';
import { kitMessages } from '../messages';

import { NoticePlace } from './notice-place';

const Root = styled(Dialog)(({ theme }) => ({
  '& .MuiDialog-paper': {
    minWidth: `min(${MODAL_MIN_WIDTH_PX}px, 100vw)`,
    // A narrow window keeps what room is left beside the dialog.
    margin: `${theme.spacing(1)} clamp(0px, calc((100vw - ${MODAL_MIN_WIDTH_PX}px) / 2), ${theme.spacing(1)})`,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: `calc(${theme.vars.shape.borderRadius} + 4px)`,
  },
  // A list that is longer than the dialog, and goes again with the next key.
  '& .MuiDialog-paper:has([data-over])': { overflow: 'visible' },
  // On a phone, over the end of the window, where a thumb reaches its buttons.
  '&[data-sheet]': {
    [theme.breakpoints.down('sm')]: {
      '& .MuiDialog-container': { alignItems: 'flex-end' },
      '& .MuiDialog-paper': {
        width: '100%',
        maxWidth: '100%',
        maxHeight: `calc(100% - ${theme.spacing(6)})`,
        margin: 0,
        borderWidth: '1px 0 0',
        borderRadius: '16px 16px 0 0',
      },
      '& footer': { flexWrap: 'nowrap', '& > *': { flex: 1, minHeight: 44 } },
    },
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 1.5, 0, 2.5),
  '& h2': { ...theme.typography.h2, flex: 1, minWidth: 0, margin: 0, paddingBlock: 4 },
}));

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  overflowY: 'auto',
  padding: theme.spacing(1, 2.5, 2.5),
  '&:has([data-over])': { overflow: 'visible' },
}));

const Foot = styled('footer')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: theme.spacing(1),
  padding: theme.spacing(1.5, 2.5),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

// Freezes the content of a closing modal until the fade-out ends.
const Lingering = memo(
  function Lingering({ children }: { open: boolean; children: ReactNode }) {
    return children;
  },
  (_, next) => !next.open,
);

export type ModalProps = {
  open: boolean;
  /** Called by the close button and by Escape, which presses it; never by the backdrop. */
  onClose: () => void;
  header?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
  /** The accessible name of a dialog without a header. */
  label?: string;
  maxWidth?: 'sm' | 'md' | 'lg';
  /** A sheet at the lower end of the window, on a phone. */
  sheet?: boolean;
  /** Disables the close button while an action is running. */
  closeDisabled?: boolean;
};

/**
 * A dialog over the page (KIT-08). Its content stays for 500 ms after closing; the focus returns to where it
 * was.
 */
export function Modal({
  open,
  onClose,
  header,
  footer,
  children,
  label,
  maxWidth = 'sm',
  sheet = false,
  closeDisabled,
}: ModalProps) {
  const titleId = useId();
  const messages = useMessages(kitMessages);
  // Pages have several closed modals; one that was never open renders nothing.
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  if (!open && !used) return null;
  return (
    <Root
      open={open}
      data-sheet={sheet || undefined}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' && !closeDisabled) onClose();
      }}
      maxWidth={maxWidth}
      transitionDuration={{ enter: 150, exit: MODAL_CLOSE_DELAY_MS }}
      aria-labelledby={header ? titleId : undefined}
      // A second click or key during the fade-out must have no effect.
      slotProps={{ paper: { 'aria-label': header ? undefined : label, inert: !open } }}
    >
      <Lingering open={open}>
        <Head>
          {header ? (
            <h2 lang={textLanguage(header)} id={titleId}>
              {header}
            </h2>
          ) : (
            <span />
          )}
          <IconButton label={messages.close} onClick={onClose} disabled={closeDisabled}>
            <CloseIcon />
          </IconButton>
        </Head>
        {children && <Body>{children}</Body>}
        {footer && <Foot>{footer}</Foot>}
      </Lingering>
      {open && <NoticePlace />}
    </Root>
  );
}
