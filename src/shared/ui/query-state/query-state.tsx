import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { useErrorMessage } from '@/shared/api/api-error';
import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';

import { AlertBox } from '../alert-box/alert-box';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { kitMessages } from '../messages';

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });
const appear = keyframes({ from: { opacity: 0 } });

const Root = styled('div')({ position: 'relative', minWidth: 0 });

// The bar appears only if a refetch takes longer than a quarter of a second.
const Refreshing = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  top: 0,
  height: 2,
  overflow: 'hidden',
  animation: `${appear} 250ms step-end`,
  '&::before': {
    content: '""',
    display: 'block',
    width: '30%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${slide} 1.1s linear infinite`,
  },
}));

const Wait = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: theme.spacing(5, 2),
  color: theme.vars.palette.text.secondary,
  textAlign: 'center',
  '&[data-dense]': { padding: 0, lineHeight: '32px' },
}));

const Failure = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1),
  padding: theme.spacing(2),
}));

export type QueryStateProps = {
  /** There are no data to show yet. */
  isLoading?: boolean;
  /** The error of the query. Its message is that of the server, if there is one. */
  error?: unknown;
  /** New data are loading: the current data stay, below a thin bar. */
  isFetching?: boolean;
  onRetry?: () => void;
  isEmpty?: boolean;
  /** The content is a single line, so the loading and empty states are small too. */
  dense?: boolean;
  /** Follows "There are no records to display", to explain why. */
  emptyText?: ReactNode;
  /** There are data to show although a later load failed: the error is shown above them. */
  hasData?: boolean;
  children?: ReactNode;
};

/** The states of loaded data: loading, failed with Retry, empty, loaded (TBL-01, TBL-02, TBL-05). */
export function QueryState(props: QueryStateProps) {
  const { isLoading, error, isFetching, onRetry, isEmpty, hasData = false, children } = props;
  const { emptyText, dense = false } = props;
  const messages = useMessages(kitMessages);
  const errorMessage = useErrorMessage();
  const failed = Boolean(error) && !isLoading;
  return (
    <Root>
      {isFetching && !isLoading && <Refreshing aria-hidden="true" />}
      {failed && (
        <Failure>
          <AlertBox kind="error">{errorMessage(error)}</AlertBox>
          {onRetry && (
            <Button size="sm" variant="outlined" loading={isFetching} onClick={onRetry}>
              {messages.retry}
            </Button>
          )}
        </Failure>
      )}
      {isLoading ? (
        <Wait role="status" data-dense={dense || undefined}>
          {messages.loading}
        </Wait>
      ) : failed && !hasData ? null : isEmpty ? (
        <EmptyState dense={dense}>
          <span lang={textLanguage(messages.noRecords)}>{messages.noRecords}</span>
          {emptyText && <small>{emptyText}</small>}
        </EmptyState>
      ) : (
        children
      )}
    </Root>
  );
}
