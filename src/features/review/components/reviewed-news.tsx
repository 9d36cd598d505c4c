import { styled } from '@mui/material/styles';
import { useEffect, useMemo, useState } from 'react';

import { ChecksOnDemand, goToPlace, isOnPage, type Place } from '@/features/checks';
import {
  Column,
  Columns,
  fieldMessages,
  MediaPreview,
  type NewsNames,
  SearchPreview,
  SideColumn,
  storedVersion,
  tiktokPlayer,
} from '@/features/news';
import { type Id, type NewsItem, playerOf } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';

import { reviewMessages } from '../messages';
import { REVIEW_KEYS } from '../model/review-keys';

import { ArticlePreview } from './article-preview';
import { CoverImage } from './cover-image';
import { NewsFacts } from './news-facts';
import { ReaderChanges } from './reader-changes';
import { ShareCard } from './share-card';

// Next to each other with the same height.
const Covers = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 16fr) minmax(0, 9fr)',
  gap: theme.spacing(1),
  '& > *': { overflow: 'hidden', borderRadius: theme.vars.shape.borderRadius },
}));

type Props = {
  groupId: Id;
  news: NewsItem;
  names?: NewsNames;
  /** Whether the article is compared with what readers see; undefined if there is nothing to compare. */
  isCompared: boolean | undefined;
  onCompare: (isCompared: boolean) => void;
};

/** The whole item as readers get it: the article, and next to it its search result, share card and covers. */
export function ReviewedNews({ groupId, news, names, isCompared, onCompare }: Props) {
  const messages = useMessages(reviewMessages);
  const labels = useMessages(fieldMessages);
  const values = useMemo(() => storedVersion(news), [news]);
  const { tiktokUrl, videoUrl } = news;
  const [awaited, setAwaited] = useState<Place | null>(null);
  /** The comparison leaves out what did not change: the place is then in the whole text. */
  const showPlace = (place: Place) => {
    if (!isCompared || isOnPage(place)) return goToPlace(place);
    setAwaited(place);
    onCompare(false);
  };
  useEffect(() => {
    if (!awaited || isCompared) return;
    goToPlace(awaited);
    setAwaited(null);
  }, [awaited, isCompared]);
  const views = isCompared !== undefined && (
    <>
      {([true, false] as const).map((compares) => (
        <Button
          key={String(compares)}
          size="xs"
          variant={compares === isCompared ? 'default' : 'outlined'}
          aria-pressed={compares === isCompared}
          aria-keyshortcuts={REVIEW_KEYS.compare}
          onClick={() => onCompare(compares)}
        >
          {compares ? messages.changes : messages.whole}
        </Button>
      ))}
    </>
  );
  return (
    <Columns>
      {isCompared ? (
        <Card title={messages.changesTitle} actions={views}>
          <ReaderChanges groupId={groupId} news={news} names={names} />
        </Card>
      ) : (
        <ArticlePreview news={news} actions={views} />
      )}
      <SideColumn>
        <Card title={labels.publishing}>
          <Column>
            <NewsFacts news={news} values={values} names={names} />
          </Column>
        </Card>
        {/* It unfolds once the checks are through: the less stands below it on the first screen, the less moves. */}
        <ChecksOnDemand unfolded groupId={groupId} values={values} news={news} onShow={showPlace} />
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
