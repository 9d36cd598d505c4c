import { styled } from '@mui/material/styles';
import { type ComponentProps, useMemo, useState } from 'react';

import { PassageButton } from '@/features/comments';
import {
  Column,
  Columns,
  fieldMessages,
  MediaPreview,
  SearchPreview,
  SideColumn,
  storedVersion,
  tiktokPlayer,
} from '@/features/news';
import { type CommentAnchor, playerOf } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';

import { reviewMessages } from '../messages';

import { ArticlePreview } from './article-preview';
import { CoverImage } from './cover-image';
import { NewsFacts } from './news-facts';
import { ReviewTabs } from './review-tabs';
import { ShareCard } from './share-card';

/** A rail that is wide enough to compare texts. In one column it is between the article and the rest. */
const Page = styled(Columns)(({ theme }) => ({
  gridTemplateRows: 'auto 1fr',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
}));

const Rail = styled(SideColumn)(({ theme }) => ({
  [theme.breakpoints.up(1200)]: { gridColumn: 2, gridRow: '1 / span 2' },
}));

/** The cards below the article, in two columns where there is room. */
const Rest = styled('div')(({ theme }) => ({
  columns: '300px 2',
  columnGap: theme.spacing(2),
  '& > section': { breakInside: 'avoid', marginBottom: theme.spacing(2) },
}));

// Next to each other with the same height.
const Covers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)',
  gap: theme.spacing(1),
  '& > *': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
}));

type Props = Omit<ComponentProps<typeof ReviewTabs>, 'values' | 'passage' | 'onPassageDone'>;

/** The whole item as readers get it: the article, its other fields below it, and beside it what the approver looks up. */
export function ReviewedNews(props: Props) {
  const { news, names, tabs, onTab } = props;
  const messages = useMessages(reviewMessages);
  const labels = useMessages(fieldMessages);
  const values = useMemo(() => storedVersion(news), [news]);
  const [passage, setPassage] = useState<CommentAnchor | null>(null);
  const commentOn = (anchor: CommentAnchor) => {
    setPassage(anchor);
    onTab('comments');
  };
  const { tiktokUrl, videoUrl } = news;
  return (
    <Page>
      <ArticlePreview news={news} />
      {tabs.includes('comments') && <PassageButton onComment={commentOn} />}
      <Rail>
        <ReviewTabs {...props} values={values} passage={passage} onPassageDone={() => setPassage(null)} />
      </Rail>
      <Rest>
        <Card title={labels.publishing}>
          <Column>
            <NewsFacts news={news} values={values} names={names} />
          </Column>
        </Card>
        <Card title={labels.covers}>
          <Covers>
            <div data-field="cover">
              <CoverImage url={news.coverImageUrl} ratio="16 / 9" label={messages.cover} />
            </div>
            <div data-field="square">
              <CoverImage url={news.squareImageUrl} ratio="1 / 1" label={messages.square} />
            </div>
          </Covers>
        </Card>
        <Card title={messages.shared}>
          <Column>
            <Column data-field="metaTitle metaDescription">
              <SearchPreview news={news} address={news.fullUrl} />
            </Column>
            <ShareCard news={news} />
          </Column>
        </Card>
        {(tiktokUrl || videoUrl) && (
          <Card title={labels.media}>
            <Column>
              <div data-field="tiktokUrl">
                <MediaPreview
                  upright
                  label={labels.tiktokUrl}
                  address={tiktokUrl}
                  player={tiktokPlayer(tiktokUrl)}
                />
              </div>
              <div data-field="videoUrl">
                <MediaPreview label={labels.videoUrl} address={videoUrl} player={playerOf(videoUrl)} />
              </div>
            </Column>
          </Card>
        )}
      </Rest>
    </Page>
  );
}
