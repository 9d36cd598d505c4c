import { act, render, screen } from '@testing-library/react';

import { PAUSES_MS } from '@/shared/lib/with-retries';

import { isPartMissing, loadMissing } from './missing-parts';
import { onDemand } from './on-demand';

const setup = (load: () => Promise<string>) => {
  const part = onDemand(load);
  function Page({ wanted }: { wanted: boolean }) {
    return <p>{part.usePart(wanted) ?? 'not there'}</p>;
  }
  return { part, Page };
};

const refused = () => Promise.reject<string>(new Error('offline'));

/** Lets all attempts fail. */
const allAttempts = () => act(() => jest.advanceTimersByTimeAsync(PAUSES_MS.reduce((sum, ms) => sum + ms)));

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
});

describe('a part that cannot be loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is requested again after a pause, without a report', async () => {
    const load = jest.fn().mockImplementationOnce(refused).mockResolvedValue('the calendar');
    const { Page } = setup(load);
    render(<Page wanted />);
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(load).toHaveBeenCalledTimes(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByText('the calendar')).toBeVisible();
    expect(isPartMissing()).toBe(false);
  });

  it('is reported after three attempts, and not requested again unasked [SAF-12]', async () => {
    const load = jest.fn(refused);
    const { Page } = setup(load);
    const { unmount } = render(<Page wanted />);
    await allAttempts();
    expect(isPartMissing()).toBe(true);
    await act(() => jest.advanceTimersByTimeAsync(600_000));
    expect(load).toHaveBeenCalledTimes(3);
    unmount();
    expect(isPartMissing()).toBe(false);
  });

  it('appears after Try again [SAF-12]', async () => {
    const load = jest.fn(refused);
    const { Page } = setup(load);
    render(<Page wanted />);
    await allAttempts();
    load.mockResolvedValue('the calendar');
    await act(async () => loadMissing());
    expect(screen.getByText('the calendar')).toBeVisible();
    expect(isPartMissing()).toBe(false);
  });

  it('is requested again when the browser is online again', async () => {
    const load = jest.fn(refused);
    const { Page } = setup(load);
    render(<Page wanted />);
    await allAttempts();
    load.mockResolvedValue('the calendar');
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('the calendar')).toBeVisible();
  });

  it('is requested again when it is wanted again, such as by the button of a dialog', async () => {
    const load = jest.fn(refused);
    const { Page } = setup(load);
    const { rerender } = render(<Page wanted />);
    await allAttempts();
    rerender(<Page wanted={false} />);
    expect(isPartMissing()).toBe(false);
    load.mockResolvedValue('the calendar');
    rerender(<Page wanted />);
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByText('the calendar')).toBeVisible();
  });

  it('appears wherever it is awaited as soon as one request succeeds', async () => {
    const load = jest.fn(refused);
    const { part, Page } = setup(load);
    render(<Page wanted />);
    await allAttempts();
    load.mockResolvedValue('the calendar');
    await act(() => part.preload());
    expect(screen.getByText('the calendar')).toBeVisible();
    expect(isPartMissing()).toBe(false);
  });

  it('lets a save wait for it until Try again succeeds [SAF-12]', async () => {
    const load = jest.fn(refused);
    const { part } = setup(load);
    const saved = jest.fn();
    void part.arrival().then(saved);
    await allAttempts();
    expect(isPartMissing()).toBe(true);
    load.mockResolvedValue('the rewriting of links');
    loadMissing();
    await jest.advanceTimersByTimeAsync(0);
    expect(saved).toHaveBeenCalledWith('the rewriting of links');
    expect(isPartMissing()).toBe(false);
  });
});
