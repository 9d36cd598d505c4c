import { screen } from '@testing-library/react';

import { unknownError } from '@/shared/api/api-error';
import { renderWithProviders } from '@/shared/testing/render';

import { QueryState, type QueryStateProps } from './query-state';

const setup = (props: QueryStateProps) => {
  const onRetry = jest.fn();
  const view = renderWithProviders(
    <QueryState onRetry={onRetry} {...props}>
      The rows
    </QueryState>,
  );
  return { onRetry, ...view };
};
const error = { ...unknownError(500), message: 'ฐานข้อมูลไม่ตอบ' };
const retry = () => screen.queryByRole('button', { name: 'ลองใหม่' });

describe('what is loaded', () => {
  it('is shown once it is there, and while a newer answer is on its way [TBL-01]', () => {
    const { unmount } = setup({});
    expect(screen.getByText('The rows')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    unmount();
    setup({ isFetching: true });
    expect(screen.getByText('The rows')).toBeVisible();
  });

  it('is waited for, whatever failed before [TBL-01]', () => {
    setup({ isLoading: true, isFetching: true, error });
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
    expect(screen.queryByText('The rows')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what went wrong, and is asked for again by a click [TBL-05]', async () => {
    const { user, onRetry } = setup({ error, isEmpty: true });
    expect(screen.getByRole('alert')).toHaveTextContent('ฐานข้อมูลไม่ตอบ');
    expect(screen.queryByText('The rows')).not.toBeInTheDocument();
    expect(screen.queryByText('There are no records to display')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('cannot be asked for again where nobody could, nor while it is on its way', () => {
    const { unmount } = setup({ error, onRetry: undefined });
    expect(retry()).toBeNull();
    unmount();
    setup({ error, isFetching: true });
    expect(screen.getByRole('button', { name: /ลองใหม่/ })).toBeDisabled();
  });

  it('stays under what went wrong where it was there before', () => {
    setup({ error, hasData: true });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByText('The rows')).toBeVisible();
  });

  it('says that there is nothing, and why [TBL-02]', () => {
    setup({ isEmpty: true, emptyText: 'Nobody was invited.' });
    expect(screen.getByText('There are no records to display')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Nobody was invited.')).toBeVisible();
    expect(screen.queryByText('The rows')).not.toBeInTheDocument();
  });
});
