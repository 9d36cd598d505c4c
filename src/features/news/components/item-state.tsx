import { styled } from '@mui/material/styles';

import { useExtension } from '@/shared/config/extensions';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { newsMessages } from '../messages';
import { useItemState } from '../state/item-state';
import { StateLine } from '../state/state-line';

const Root = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  color: theme.vars.palette.text.secondary,
}));

/** The state and the author of an item, and the link to its public page. */
export function ItemState({ news }: { news: NewsItem }) {
  const messages = useMessages(newsMessages);
  const namesAuthor = useExtension('author');
  const { shown } = useItemState(news);
  const hasPage = useExtension('site') && shown === 'published';
  return (
    <Root role="group" aria-label={messages.state}>
      <StateLine news={news} />
      {namesAuthor && news.author && (
        <span>
          {messages.author}: <bdi>{news.author.displayName}</bdi>
        </span>
      )}
      {hasPage && (
        <a href={news.shortUrl} target="_blank" rel="noopener noreferrer">
          {messages.publicPage}
        </a>
      )}
    </Root>
  );
}
