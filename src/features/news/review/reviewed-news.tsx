import { styled } from '@mui/material/styles';
import { useMemo } from 'react';

import { type Id, type NewsItem, playerOf } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Card } from '@/shared/ui/card/card';

import { ChecksOnDemand } from '../checks/checks-on-demand';
import type { NewsChoices } from '../fields/news-field';
import { storedVersion } from '../fields/news-version';
import { Column, Columns, SideColumn } from '../form/columns';
import { MediaPreview } from '../form/media-preview';
import { SearchPreview } from '../form/search-preview';
import { tiktokPlayer } from '../form/tiktok-player';
import { newsFormMessages } from '../form-messages';

import { ArticlePreview } from './article-preview';
import { CoverImage } from './cover-image';
import { reviewMessages } from './messages';
import { NewsFacts } from './news-facts';
import { ShareCard } from './share-card';

// Next to each other with the same height.
const Covers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)',
  gap: theme.spacing(1),
  '& > *': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
}));

type Props = { groupId: Id; news: NewsItem; choices?: NewsChoices };

/** The whole item as readers get it: the article, and next to it its search result, share card and covers. */
export function ReviewedNews({ groupId, news, choices }: Props) {
  const messages = useMessages(reviewMessages);
  const labels = useMessages(newsFormMessages);
  const values = useMemo(() => storedVersion(news), [news]);
  const { tiktokUrl, videoUrl } = news;
  return (
    <Columns>
      <ArticlePreview news={news} />
      <SideColumn>
        <Card title={labels.publishing}>
          <Column data-field="publishedDate">
            <NewsFacts news={news} choices={choices} />
          </Column>
        </Card>
        {/* It unfolds once the checks are through: the less stands below it on the first screen, the less moves. */}
        <ChecksOnDemand unfolded groupId={groupId} values={values} news={news} />
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
      </SideColumn>
    </Columns>
  );
}
