import PaginationItem from '@mui/material/PaginationItem';
import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { useMessages } from '@/shared/i18n/messages';

import { kitMessages } from '../messages';

import { pageItems } from './page-items';

const Root = styled('nav')(({ theme }) => ({
  '& ol': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    margin: 0,
    padding: theme.spacing(1),
    listStyle: 'none',
  },
}));

export type PaginationProps = {
  /** Counts from 1, here and in the callbacks. */
  page: number;
  totalPages: number;
  onChange: (page: number) => void;
  /** Called when a page button gets the pointer or the focus, to prefetch the page. */
  onIntent?: (page: number) => void;
  label?: string;
};

/**
 * Page buttons: five in range, a break label where pages are omitted (KIT-10). It uses MUI's PaginationItem
 * but not `usePagination`, which shows seven pages at either end.
 */
export const Pagination = memo(function Pagination({
  page,
  totalPages,
  onChange,
  onIntent,
  label,
}: PaginationProps) {
  const messages = useMessages(kitMessages);
  if (totalPages <= 1) return null;
  const item = (type: 'previous' | 'page' | 'next', target: number, name: string) => (
    <PaginationItem
      type={type}
      page={target}
      shape="rounded"
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      selected={target === page}
      disabled={target < 1 || target > totalPages}
      onClick={() => target !== page && onChange(target)}
      onPointerEnter={() => onIntent?.(target)}
      onFocus={() => onIntent?.(target)}
    />
  );
  return (
    <Root aria-label={label ?? messages.pages}>
      <ol>
        <li>{item('previous', page - 1, messages.previousPage)}</li>
        {pageItems(page, totalPages).map((shown, index) => (
          <li key={shown === 'break' ? `break-${index}` : shown}>
            {shown === 'break' ? (
              <PaginationItem type="end-ellipsis" />
            ) : (
              item('page', shown, messages.toPage(shown))
            )}
          </li>
        ))}
        <li>{item('next', page + 1, messages.nextPage)}</li>
      </ol>
    </Root>
  );
});
