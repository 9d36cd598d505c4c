import { act, render, screen } from '@testing-library/react';

import { useNow } from './use-now';
import { useWasIdle, whenIdle } from './when-idle';

const START = Date.UTC(2026, 10, 23, 8);

function Clock() {
  return <p>{(useNow() - START) / 1_000} s</p>;
}

beforeEach(() => jest.useFakeTimers({ now: START }));
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the current time', () => {
  it('is updated twice a minute', () => {
    render(<Clock />);
    expect(screen.getByText('0 s')).toBeVisible();
    pass(29_999);
    expect(screen.getByText('0 s')).toBeVisible();
    pass(1);
    expect(screen.getByText('30 s')).toBeVisible();
    pass(30_000);
    expect(screen.getByText('60 s')).toBeVisible();
  });

  it('is no longer updated when nobody reads it', () => {
    render(<Clock />).unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('waiting until the browser is idle', () => {
  /** A browser that tells when it is idle, as jsdom does not. */
  const withIdle = () => {
    const asked: [IdleRequestCallback, IdleRequestOptions | undefined][] = [];
    const cancel = jest.fn();
    const request = (...given: [IdleRequestCallback, IdleRequestOptions?]) =>
      asked.push([given[0], given[1]]) + 40;
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
    return { asked, cancel };
  };
  afterEach(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });

  it('takes two seconds where the browser does not tell', () => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    const [one, other] = [jest.fn(), jest.fn()];
    whenIdle(one);
    whenIdle(other)();
    pass(1_999);
    expect(one).not.toHaveBeenCalled();
    pass(1);
    expect(one).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });

  it('takes two seconds at most where the browser tells', () => {
    const { asked, cancel } = withIdle();
    const callback = jest.fn();
    const stop = whenIdle(callback);
    expect(asked).toEqual([[callback, { timeout: 2_000 }]]);
    expect(cancel).not.toHaveBeenCalled();
    stop();
    expect(cancel.mock.calls).toEqual([[41]]);
  });

  it('shows what the first page does not need', () => {
    const { asked } = withIdle();
    function Later() {
      return <p>{useWasIdle() ? 'all' : 'first'}</p>;
    }
    const { unmount } = render(<Later />);
    expect(screen.getByText('first')).toBeVisible();
    act(() => asked[0]?.[0]({ didTimeout: false, timeRemaining: () => 1 }));
    expect(screen.getByText('all')).toBeVisible();
    unmount();
  });
});
