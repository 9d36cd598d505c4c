import Alert from '@mui/material/Alert';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { useMessages } from '@/shared/i18n/messages';
import { findHiddenText } from '@/shared/text/hidden-text';
import { parseHtml } from '@/shared/text/html-to-text';
import { truncateGraphemes } from '@/shared/text/truncate';

import { newsMessages } from '../messages';

const SHOWN = 5;
const SHOWN_CHARACTERS = 150;

const List = styled('ul')(({ theme }) => ({
  maxHeight: 160,
  margin: theme.spacing(0.5, 0, 0),
  paddingInlineStart: theme.spacing(2.5),
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  '& em': { fontStyle: 'normal', color: theme.vars.palette.text.secondary },
}));

/** Tells who approves an article which of its words readers could not see; nothing where they see all. */
export function HiddenTextAlert({ html }: { html: string }) {
  const messages = useMessages(newsMessages);
  const hidden = useMemo(() => findHiddenText(parseHtml(html)), [html]);
  if (hidden.length === 0) return null;
  return (
    <Alert severity="warning">
      {messages.hiddenText}
      <List>
        {hidden.slice(0, SHOWN).map(({ text, reason }, index) => (
          // A piece has no identity but its place.
          <li key={index}>
            “{truncateGraphemes(text, SHOWN_CHARACTERS)}” <em>{messages.hiddenBecause(reason)}</em>
          </li>
        ))}
        {hidden.length > SHOWN && <li>{messages.moreHidden(hidden.length - SHOWN)}</li>}
      </List>
    </Alert>
  );
}
