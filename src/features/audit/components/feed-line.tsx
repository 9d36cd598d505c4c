import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import { type MouseEvent, type ReactNode, useId, useState } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { formatTime } from '@/shared/text/format-date';
import { IconButton } from '@/shared/ui/icon-button/icon-button';

import { auditMessages } from '../messages';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  padding: theme.spacing(0.5, 1, 0.5, 2),
  '&[data-opens]': { cursor: 'pointer' },
  '&[data-opens]:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& > time': {
    ...theme.typography.caption,
    flex: 'none',
    minWidth: 36,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
  },
  '& > p': { flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere' },
  '& > p > :first-of-type:is(a, strong)': {
    fontWeight: 600,
    color: theme.vars.palette.text.primary,
    '&:not(:hover)': { textDecoration: 'none' },
  },
  '& [aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
}));

// Below the sentence, beyond the time.
const Details = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(0, 2, 1.5, 8),
  overflowWrap: 'anywhere',
  [theme.breakpoints.down('md')]: { paddingInlineStart: theme.spacing(2) },
  '&:has(> ol)': { padding: 0, paddingInlineStart: theme.spacing(4), justifyItems: 'stretch' },
}));

type Props = {
  at: string;
  /** The whole sentence, for the name of the button. */
  name: string;
  /** The sentence, with its links. */
  children: ReactNode;
  /** What is shown when the line is opened; nothing opens without it. */
  details: ReactNode;
};

/** A line of the log: when, what, and more about it when it is opened, wherever it is clicked. */
export function FeedLine({ at, name, children, details }: Props) {
  const messages = useMessages(auditMessages);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opens = Boolean(details);
  const toggle = () => setOpen(!isOpen);
  const click = ({ target }: MouseEvent) => {
    const hasOwnUse = target instanceof Element && target.closest('a, button');
    // A text that was marked is meant to be copied.
    if (opens && !hasOwnUse && document.getSelection()?.isCollapsed !== false) toggle();
  };
  return (
    <li>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has the button in the line */}
      <Line data-opens={opens || undefined} onClick={click}>
        <time dateTime={at}>{formatTime(new Date(at))}</time>
        <p>{children}</p>
        {opens && (
          <IconButton
            label={messages.details(name)}
            title={messages.detailsShort}
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={toggle}
          >
            <ExpandMoreIcon fontSize="small" />
          </IconButton>
        )}
      </Line>
      {isOpen && <Details id={id}>{details}</Details>}
    </li>
  );
}
