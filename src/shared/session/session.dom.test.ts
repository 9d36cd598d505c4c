import { endSession, hasSession, onSessionEnd, startSession } from './session';

const setup = () => {
  startSession({ token: 'access', refreshToken: 'refresh' });
  const listener = jest.fn();
  return { listener, stop: onSessionEnd(listener) };
};

describe('the session', () => {
  it('consists of two tokens in the browser storage', () => {
    const { stop } = setup();
    expect(localStorage.getItem('access_token')).toBe('access');
    expect(localStorage.getItem('refresh_token')).toBe('refresh');
    stop();
  });

  it('does not exist if either token is missing [GRD-01]', () => {
    const { stop } = setup();
    localStorage.removeItem('refresh_token');
    expect(hasSession()).toBe(false);
    stop();
  });

  it('ends by removing both tokens and reports the reason [NAV-06]', () => {
    const { listener, stop } = setup();
    endSession('signed-out');
    expect(localStorage).toHaveLength(0);
    expect(listener).toHaveBeenCalledWith('signed-out');
    stop();
  });

  it.each([[['access_token', 'refresh_token']], [['refresh_token', 'access_token']], [[null]]])(
    'ends once when another tab signs out and the browser reports %p [NAV-06]',
    (keys) => {
      const { listener, stop } = setup();
      localStorage.clear();
      for (const key of keys) window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      expect(listener.mock.calls).toEqual([['signed-out']]);
      stop();
    },
  );

  it('ends when another tab removes only the refresh token', () => {
    const { listener, stop } = setup();
    localStorage.removeItem('refresh_token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'refresh_token', newValue: null }));
    expect(listener).toHaveBeenCalledWith('signed-out');
    stop();
  });

  it('continues when another tab changes other keys', () => {
    const { listener, stop } = setup();
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme-mode', newValue: null }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});
