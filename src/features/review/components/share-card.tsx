import { styled } from '@mui/material/styles';

import { newsMessages } from '@/features/news';
import { metaTexts, type NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { reviewMessages } from '../messages';

import { CoverImage } from './cover-image';

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
} as const;

const Root = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  overflowWrap: 'anywhere',
  '& > div': { padding: theme.spacing(1, 1.5, 1.25), backgroundColor: theme.vars.palette.background.default },
  '& p': { ...theme.typography.body2, ...twoLines, margin: 0 },
  '& p:first-of-type': { fontWeight: 600 },
  '& small, & p + p': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

const hostIn = (address: string) => (URL.canParse(address) ? new URL(address).host : '');

/** The preview of a shared link on Facebook, LINE and X. */
export function ShareCard({ news }: { news: NewsItem }) {
  const messages = useMessages(reviewMessages);
  const { noTitle, noDescription } = useMessages(newsMessages);
  const { title, description } = metaTexts(news);
  return (
    <Root role="group" aria-label={messages.shareCard}>
      <CoverImage url={news.coverImageUrl} ratio="1.91 / 1" />
      <div>
        <small>{hostIn(news.fullUrl)}</small>
        <p lang={textLanguage(title)}>{title || noTitle}</p>
        <p lang={textLanguage(description)}>{description || noDescription}</p>
      </div>
    </Root>
  );
}
