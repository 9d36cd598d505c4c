import { saveAddressToDisk, saveToDisk } from './save-to-disk';

/** What a click on a link downloads, and which addresses are given up. */
const setup = () => {
  jest.useFakeTimers();
  const blobs: Blob[] = [];
  const saved: { name: string; url: string }[] = [];
  const revoked: string[] = [];
  URL.createObjectURL = (blob) => `blob:${blobs.push(blob as Blob)}`; // always a Blob here
  URL.revokeObjectURL = (url) => void revoked.push(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    saved.push({ name: this.download, url: this.href });
  });
  return { blobs, saved, revoked };
};

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a download', () => {
  it('has its name, and its address is given up when the browser has taken the content', () => {
    const { saved, revoked } = setup();
    saveAddressToDisk('a.csv', 'blob:7');
    expect(saved).toEqual([{ name: 'a.csv', url: 'blob:7' }]);
    jest.advanceTimersByTime(9_999);
    expect(revoked).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(revoked).toEqual(['blob:7']);
  });

  it.each([
    [undefined, 'application/json'],
    ['text/csv', 'text/csv'],
  ])('of a text has the type %s', async (type, expected) => {
    const { blobs, saved } = setup();
    saveToDisk('a.json', '{"a":"ข่าว"}', type);
    expect(saved).toEqual([{ name: 'a.json', url: 'blob:1' }]);
    expect(blobs[0]?.type).toBe(expected);
    expect(await blobs[0]?.text()).toBe('{"a":"ข่าว"}');
  });
});
