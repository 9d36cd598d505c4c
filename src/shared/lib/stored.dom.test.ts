import { getLocale, setLocale } from '@/shared/i18n/locale';
import { hasSession, startSession } from '@/shared/session/session';

import { listStored, readStored, removeStored, resetStored, writeStored } from './stored';

/** A browser whose storage is blocked: the property itself throws. */
const blockStorage = () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const spies = (['localStorage', 'sessionStorage'] as const).map((name) =>
    jest.spyOn(window, name, 'get').mockImplementation(blocked),
  );
  return () => spies.forEach((spy) => spy.mockRestore());
};

describe('a stored setting', () => {
  it('is in the storage of its row, under its name', () => {
    writeStored('review-keys', 'off');
    writeStored('palette-recent', 'read', ' [1]');
    expect(localStorage.getItem('review-keys')).toBe('off');
    expect(sessionStorage.getItem('palette-recent [1]')).toBe('read');
    expect(listStored('palette-recent')).toEqual([' [1]']);
    removeStored('review-keys');
    expect(localStorage).toHaveLength(0);
  });
});

describe('a browser that refuses its storage', () => {
  it.each([
    ['is blocked', blockStorage],
    [
      'is full',
      () => {
        const spy = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        });
        return () => spy.mockRestore();
      },
    ],
  ])('keeps what is stored until the page is left, if it %s', (_case, refuse) => {
    const allow = refuse();
    expect(readStored('palette-recent')).toBeNull();
    writeStored('palette-recent', 'typed');
    expect(readStored('palette-recent')).toBe('typed');
    expect(listStored('palette-recent')).toEqual(['']);
    removeStored('palette-recent');
    expect(readStored('palette-recent')).toBeNull();
    writeStored('palette-recent', 'typed');
    resetStored();
    expect(readStored('palette-recent')).toBeNull();
    allow();
  });

  it('lets a person sign in and choose a language', () => {
    const allow = blockStorage();
    expect(hasSession()).toBe(false);
    startSession({ token: 'a', refreshToken: 'r' });
    expect(hasSession()).toBe(true);
    setLocale('en');
    expect(getLocale()).toBe('en');
    allow();
  });
});
