import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { PublicPage } from '@/features/news';
import type { NewsItem } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { reviewMessages } from '../messages';

const PHONE_WIDTH_PX = 390;

// On a narrow screen both widths are the width of the window.
const Widths = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const Sheet = styled('article')(({ theme }) => ({
  boxSizing: 'border-box',
  marginInline: 'auto',
  '&[data-width="phone"]': {
    maxWidth: PHONE_WIDTH_PX,
    overflow: 'hidden',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 16,
  },
}));

/** The item as readers see it, at the width of a phone or of a desktop. */
export function ArticlePreview({ news }: { news: NewsItem }) {
  const messages = useMessages(reviewMessages);
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
        <PublicPage news={news} />
      </Sheet>
    </Card>
  );
}
