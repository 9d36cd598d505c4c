import { act, render, screen } from '@testing-library/react';

import { onDemand } from './on-demand';

const setup = (load: () => Promise<string>) => {
  const part = onDemand(load);
  function Page({ wanted }: { wanted: boolean }) {
    return <p>{part.usePart(wanted) ?? 'not there'}</p>;
  }
  return { part, Page };
};

describe('a part that loads on demand', () => {
  it('loads when it is first wanted, and only once', async () => {
    const load = jest.fn().mockResolvedValue('the calendar');
    const { Page } = setup(load);
    const { rerender } = render(<Page wanted={false} />);
    expect(load).not.toHaveBeenCalled();
    rerender(<Page wanted />);
    expect(await screen.findByText('the calendar')).toBeVisible();
    render(<Page wanted />);
    expect(screen.getAllByText('the calendar')).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders immediately if it was preloaded', async () => {
    const { part, Page } = setup(jest.fn().mockResolvedValue('the calendar'));
    await part.preload();
    render(<Page wanted />);
    expect(screen.getByText('the calendar')).toBeVisible();
  });

  it('loads again after a failed load', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the calendar');
    const { part } = setup(load);
    await part.preload();
    expect(await part.preload()).toBe('the calendar');
  });

  it('waits before it retries a failed load', async () => {
    jest.useFakeTimers();
    try {
      const load = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('the calendar');
      const { Page } = setup(load);
      render(<Page wanted />);
      await act(() => jest.advanceTimersByTimeAsync(1_900));
      expect(load).toHaveBeenCalledTimes(1);
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText('the calendar')).toBeVisible();
      expect(load).toHaveBeenCalledTimes(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
