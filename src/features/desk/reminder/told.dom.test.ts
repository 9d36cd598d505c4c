import { createTold } from './told';

const NOW = Date.parse('2026-11-26T08:00:00Z');
const NAME = 'approval-reminders:5';
const FIRST = '3/1@2026-11-26T09:00:00Z';
const SECOND = '3/2@2026-11-26T09:30:00Z';
const OVER = '3/9@2026-11-26T08:00:00Z';

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  Reflect.deleteProperty(navigator, 'locks');
});

/** What the browser keeps about this person. */
const kept = (): unknown => JSON.parse(localStorage.getItem(NAME) ?? 'null');

describe('what a person was told', () => {
  it('is told once, also in another tab, but to each person', async () => {
    const told = createTold(5);
    expect(await told.take('page', [FIRST, SECOND])).toEqual([FIRST, SECOND]);
    expect(await told.take('page', [FIRST])).toEqual([]);
    expect(await createTold(5).take('page', [SECOND, '3/3@2026-11-26T09:00:00Z'])).toEqual([
      '3/3@2026-11-26T09:00:00Z',
    ]);
    expect(await createTold(6).take('page', [FIRST])).toEqual([FIRST]);
  });

  it('is told on the page after a notification, but not the other way round', async () => {
    const told = createTold(5);
    expect(await told.take('outside', [FIRST])).toEqual([FIRST]);
    expect(await told.take('outside', [FIRST])).toEqual([]);
    expect(await told.take('page', [FIRST])).toEqual([FIRST]);
    expect(await told.take('page', [SECOND])).toEqual([SECOND]);
    expect(await told.take('outside', [SECOND])).toEqual([]);
  });

  it('is kept until the approval is over, each once', async () => {
    localStorage.setItem(NAME, JSON.stringify([`page ${OVER}`, `page ${SECOND}`]));
    const told = createTold(5);
    await told.take('page', [FIRST]);
    expect(kept()).toEqual([`page ${SECOND}`, `page ${FIRST}`]);
    await told.take('outside', ['3/4@2026-11-26T08:30:00Z']);
    expect(kept()).toEqual([`page ${SECOND}`, `page ${FIRST}`, 'outside 3/4@2026-11-26T08:30:00Z']);
  });

  it('is not written again if there is nothing new', async () => {
    const stored = [`page ${OVER}`, `page ${FIRST}`];
    localStorage.setItem(NAME, JSON.stringify(stored));
    expect(await createTold(5).take('page', [FIRST])).toEqual([]);
    expect(kept()).toEqual(stored);
  });

  it.each(['{', '{"a":1}', '"page"', 'null'])('starts anew if something else was kept: %s', async (text) => {
    localStorage.setItem(NAME, text);
    expect(await createTold(5).take('page', [FIRST])).toEqual([FIRST]);
    expect(kept()).toEqual([`page ${FIRST}`]);
  });

  it('is told once in this tab if the browser keeps nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation((name) => {
      if (name === NAME) throw new Error('full');
    });
    const told = createTold(5);
    expect(await told.take('page', [FIRST])).toEqual([FIRST]);
    expect(await told.take('page', [FIRST])).toEqual([]);
  });

  it('is decided in one tab at a time where the browser has locks', async () => {
    const asked: string[] = [];
    const request = (name: string, run: () => unknown) => {
      asked.push(name);
      return Promise.resolve(run());
    };
    Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
    expect(await createTold(5).take('page', [FIRST])).toEqual([FIRST]);
    expect(asked).toEqual(['approval-reminders']);
  });
});
