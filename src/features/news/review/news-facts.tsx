import { PostStatus, type NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { CopyField } from '@/shared/ui/copy-field/copy-field';
import { Facts } from '@/shared/ui/facts/facts';

import type { NewsChoices } from '../fields/news-field';
import { fieldOf } from '../fields/news-fields';
import { ItemState } from '../form/item-state';
import { newsFormMessages } from '../form-messages';
import { newsMessages } from '../messages';

type Props = {
  news: NewsItem;
  /** The names of categories and countries, when loaded. */
  choices?: NewsChoices;
};

/** The state, author, dates, category, country and addresses of an item. */
export function NewsFacts({ news, choices }: Props) {
  const messages = useMessages(newsMessages);
  const labels = useMessages(newsFormMessages);
  const facts = [
    [
      news.status === PostStatus.Published ? messages.published : messages.planned,
      formatDate(news.publishedAt),
    ],
    [messages.created, formatDate(news.createdAt)],
    [labels.categoryId, choices && fieldOf('categoryId').lines(news.categoryId, choices).join('')],
    [labels.countryCode, choices && fieldOf('countryCode').lines(news.countryCode, choices).join('')],
  ];
  return (
    <>
      <ItemState news={news} />
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || '-'}</dd>
          </div>
        ))}
      </Facts>
      {news.fullUrl && <CopyField size="sm" label={labels.fullUrl} value={news.fullUrl} />}
      {news.shortUrl && <CopyField size="sm" label={labels.shortUrl} value={news.shortUrl} />}
    </>
  );
}
