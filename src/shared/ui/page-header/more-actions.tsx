import MoreVert from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import {
  Children,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { IconButton } from '../icon-button/icon-button';
import { kitMessages } from '../messages';

const Root = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: { display: 'block', position: 'relative' },
}));

const Toggle = styled('div')(({ theme }) => ({ [theme.breakpoints.up('sm')]: { display: 'none' } }));

const Panel = styled('div')(({ theme }) => ({
  display: 'contents',
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    position: 'absolute',
    zIndex: 3,
    insetBlockStart: '100%',
    insetInlineEnd: 0,
    gap: theme.spacing(1),
    padding: theme.spacing(1),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    boxShadow: theme.shadows[6],
    whiteSpace: 'nowrap',
    '&[data-closed="true"]': { display: 'none' },
  },
}));

/**
 * The secondary actions of a page header. On a phone they are behind one button: the title leaves no more
 * room, and buttons that wrap when they load would push the page down.
 */
export function MoreActions({ children }: { children: ReactNode }) {
  const messages = useMessages(kitMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  if (Children.toArray(children).length === 0) return null;

  const close = () => {
    // A dialog returns the focus to this button when it closes, because the action's own button is hidden by
    // then.
    toggle.current?.focus();
    setOpen(false);
  };
  const closeOnChoice = ({ currentTarget, target }: MouseEvent) => {
    // React also bubbles clicks from dialogs that the actions render; ignore those.
    if (open && target instanceof Node && currentTarget.contains(target)) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (open && event.key === 'Escape') close();
  };
  const closeOutside = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // In Safari, clicking a button does not focus the button but a focusable ancestor; hence the tabIndex.
    <Root tabIndex={-1} onKeyDown={closeOnEscape} onBlur={closeOutside}>
      <Toggle>
        <IconButton
          ref={toggle}
          label={messages.moreActions}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <MoreVert />
        </IconButton>
      </Toggle>
      <Panel id={id} data-closed={!open} onClick={closeOnChoice}>
        {children}
      </Panel>
    </Root>
  );
}
