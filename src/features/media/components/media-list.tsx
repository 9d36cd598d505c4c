import type { MediaPicture } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Pagination, type PaginationProps } from '@/shared/ui/pagination/pagination';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useFailureToast } from '@/shared/ui/query-state/use-failure-toast';

import { mediaMessages } from '../messages';

import { MediaGrid } from './media-grid';

type Props = {
  /** Undefined until the first response. */
  rows: readonly MediaPicture[] | undefined;
  error?: unknown;
  isLoading: boolean;
  isFetching: boolean;
  onRetry: () => void;
  emptyText: string;
  pagination?: PaginationProps;
  onOpen: (picture: MediaPicture) => void;
};

/** The pictures of a library in all the states of a list, with its pages. */
export function MediaList({ rows = [], emptyText, pagination, onOpen, ...state }: Props) {
  const messages = useMessages(mediaMessages);
  useFailureToast(state.error);
  return (
    <>
      <QueryState {...state} isEmpty={rows.length === 0} hasData={rows.length > 0} emptyText={emptyText}>
        <MediaGrid label={messages.pictures} pictures={rows} onOpen={onOpen} />
      </QueryState>
      {pagination && <Pagination {...pagination} />}
    </>
  );
}
