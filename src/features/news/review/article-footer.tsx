import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { isWebAddress, type NewsItem, type Reference } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { newsFormMessages } from '../form-messages';

const Root = styled('footer')(({ theme }) => ({
  marginTop: theme.spacing(3),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& p': { margin: theme.spacing(1.5, 0, 0.5), fontSize: 'inherit', fontWeight: 600 },
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 2),
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
}));

type ListedProps = { field: 'tags' | 'references'; title: string; items: ReactNode[] };

function Listed({ field, title, items }: ListedProps) {
  if (items.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <ul aria-label={title} data-field={field}>
        {items.map((item, index) => (
          // An item has no id, so the index is the key.
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  );
}

function ReferenceLink({ label, link }: Reference) {
  if (!isWebAddress(link)) return label || link;
  return (
    <a href={link.trim()} target="_blank" rel="noopener noreferrer">
      {label || link}
    </a>
  );
}

/** The tags and references below an article. */
export function ArticleFooter({ news: { tags, references } }: { news: NewsItem }) {
  const messages = useMessages(newsFormMessages);
  if (tags.length + references.length === 0) return null;
  return (
    <Root>
      <Listed field="tags" title={messages.tags} items={tags.map(({ name }) => `#${name}`)} />
      <Listed
        field="references"
        title={messages.references}
        items={references.map((reference, index) => (
          <ReferenceLink key={index} {...reference} />
        ))}
      />
    </Root>
  );
}
