import {
  fieldMessages,
  fieldOf,
  NEWS_FIELDS,
  type NewsFieldName,
  newsMessages,
  type NewsNames,
  type NewsVersion,
} from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { useNow } from '@/shared/lib/use-now';
import { formatDate } from '@/shared/text/format-date';
import { CopyField } from '@/shared/ui/copy-field/copy-field';
import { Facts } from '@/shared/ui/facts/facts';

/** The fields that the review page shows elsewhere. Every other one is listed here, so that none is approved unseen. */
const SHOWN_ELSEWHERE: ReadonlySet<NewsFieldName> = new Set([
  ...(['title', 'markdown', 'html', 'references', 'tags', 'cover', 'square'] as const),
  ...(['metaTitle', 'metaDescription', 'tiktokUrl', 'videoUrl'] as const),
]);
const LISTED = NEWS_FIELDS.filter((name) => !SHOWN_ELSEWHERE.has(name));

const textOf = <F extends NewsFieldName>(name: F, values: NewsVersion, names: NewsNames | undefined) => {
  const { text, lines } = fieldOf(name);
  return names && text(values[name]) !== '' ? lines(values[name], names).join('\n') : '';
};

type Props = {
  news: NewsItem;
  values: NewsVersion;
  /** The names of categories and countries, when loaded. */
  names?: NewsNames;
};

/** The dates and addresses of an item, and its fields that are not in its article. */
export function NewsFacts({ news, values, names }: Props) {
  const messages = useMessages(newsMessages);
  const labels = useMessages(fieldMessages);
  const isPlanned = Date.parse(news.publishedAt) > useNow();
  const nameOf = (name: NewsFieldName) =>
    name === 'publishedDate' ? messages[isPlanned ? 'planned' : 'published'] : labels[name];
  return (
    <>
      <Facts>
        {LISTED.map((name) => (
          <div key={name} data-field={name}>
            <dt>{nameOf(name)}</dt>
            <dd>{textOf(name, values, names) || '-'}</dd>
          </div>
        ))}
        <div>
          <dt>{messages.created}</dt>
          <dd>{formatDate(news.createdAt)}</dd>
        </div>
      </Facts>
      {news.fullUrl && <CopyField size="sm" label={labels.fullUrl} value={news.fullUrl} />}
      {news.shortUrl && <CopyField size="sm" label={labels.shortUrl} value={news.shortUrl} />}
    </>
  );
}
