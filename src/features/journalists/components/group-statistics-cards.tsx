import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import TodayOutlined from '@mui/icons-material/TodayOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { styled } from '@mui/material/styles';

import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { StatisticsCard } from '@/shared/ui/statistics-card/statistics-card';

import { useGetGroupStatisticsQuery } from '../api/journalists-api';
import { journalistMessages } from '../messages';

const CARD_HEIGHT = 75;
/** Below this width the cards are in two rows. */
const ONE_ROW_WIDTH = 696;

// Reserves the height of the cards, so that nothing below moves when the figures load.
const Section = styled('section')(({ theme }) => ({
  minHeight: CARD_HEIGHT,
  [theme.breakpoints.down(ONE_ROW_WIDTH)]: {
    minHeight: `calc(2 * ${CARD_HEIGHT}px + ${theme.spacing(1.5)})`,
  },
}));

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 157px), 1fr))',
  gridAutoRows: '1fr',
  gap: theme.spacing(1.5),
}));

/** The group's figures (GRP-03). */
export function GroupStatisticsCards({ groupId }: { groupId: Id }) {
  const messages = useMessages(journalistMessages);
  const { currentData, error, isFetching, refetch } = useGetGroupStatisticsQuery(groupId);
  return (
    <Section aria-label={messages.statistics}>
      <QueryState
        dense
        isLoading={!currentData && !error}
        isFetching={isFetching}
        error={error}
        hasData={currentData !== undefined}
        onRetry={() => void refetch()}
      >
        {currentData && (
          <Cards>
            <StatisticsCard
              icon={<CategoryOutlined />}
              color="info"
              value={currentData.totalCategory}
              label={messages.totalCategory}
            />
            <StatisticsCard
              icon={<ArticleOutlined />}
              value={currentData.totalNews}
              label={messages.totalNews}
            />
            <StatisticsCard
              icon={<TodayOutlined />}
              color="success"
              value={currentData.totalNewsInThisWeek}
              label={messages.totalNewsInThisWeek}
            />
            <StatisticsCard
              icon={<VisibilityOutlined />}
              color="warning"
              value={currentData.totalViews}
              label={messages.totalViews}
            />
          </Cards>
        )}
      </QueryState>
    </Section>
  );
}
