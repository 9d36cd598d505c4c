import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { formatDate } from '@/shared/text/format-date';
import { isEmptyHtml } from '@/shared/text/is-empty-html';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { newsFormMessages } from '../form-messages';

import { ArticleBody } from './article-body';
import { ArticleFooter } from './article-footer';
import { reviewMessages } from './messages';

const PHONE_WIDTH_PX = 390;

// On a narrow screen both widths are the width of the window.
const Widths = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Sheet = styled('article')(({ theme }) => ({
  ...theme.typography.body1,
  boxSizing: 'border-box',
  maxWidth: '44rem',
  marginInline: 'auto',
  lineHeight: 1.75,
  overflowWrap: 'anywhere',
  '&[data-width="phone"]': {
    maxWidth: PHONE_WIDTH_PX,
    padding: theme.spacing(2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
  '& h3': { margin: 0, fontSize: '1.75rem', lineHeight: 1.35, fontWeight: 600 },
  '&[data-width="phone"] h3': { fontSize: '1.5rem' },
  '& time': { color: theme.vars.palette.text.secondary, fontSize: '0.875rem' },
  '& [data-lead]': {
    margin: theme.spacing(1.5, 0),
    color: theme.vars.palette.text.secondary,
    fontSize: '1.1rem',
    whiteSpace: 'pre-line',
  },
  '& > img': {
    display: 'block',
    width: '100%',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    margin: theme.spacing(2, 0),
    borderRadius: 8,
  },
}));

/** The item as readers see it, at the width of a phone or of a desktop. */
export function ArticlePreview({ news }: { news: NewsItem }) {
  const messages = useMessages(reviewMessages);
  const labels = useMessages(newsFormMessages);
  const [width, setWidth] = useState<'phone' | 'desktop'>('desktop');
  return (
    <Card
      title={messages.article}
      actions={
        <Widths role="group" aria-label={messages.width}>
          {(['phone', 'desktop'] as const).map((name) => (
            <Button
              key={name}
              size="xs"
              variant={name === width ? 'default' : 'outlined'}
              aria-pressed={name === width}
              onClick={() => setWidth(name)}
            >
              {messages[name]}
            </Button>
          ))}
        </Widths>
      }
    >
      <Sheet data-width={width} lang={textLanguage(news.title)} aria-label={messages.article}>
        <h3 data-field="title">{news.title || labels.noTitle}</h3>
        <time>{formatDate(news.publishedAt)}</time>
        {news.markdown && (
          <p data-lead data-field="markdown">
            {news.markdown}
          </p>
        )}
        {news.coverImageUrl && <img src={news.coverImageUrl} alt="" />}
        {isEmptyHtml(news.html) ? (
          <p>{messages.noContent}</p>
        ) : (
          <ArticleBody html={news.html} address={news.fullUrl} />
        )}
        <ArticleFooter news={news} />
      </Sheet>
    </Card>
  );
}
