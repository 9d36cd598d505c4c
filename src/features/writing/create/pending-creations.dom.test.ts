import { storedVersion } from '@/features/news';
import { createNews } from '@/shared/testing/factories';

import { pendingAttempts, setPending, toAttempt, type CreationForm } from './pending-creations';

const form = (overrides: Partial<CreationForm> = {}): CreationForm => ({
  key: 'a',
  userId: 1,
  groupId: 7,
  ...overrides,
});
const attempt = (title: string) => ({ title, shown: 's', sent: 't' });

describe('the pending attempts of a form', () => {
  it('are kept for that form, person and group only', () => {
    setPending(form(), [attempt('one'), attempt('two')]);
    expect(pendingAttempts(form())).toEqual([attempt('one'), attempt('two')]);
    const others = [
      form({ key: 'b' }),
      form({ userId: 2 }),
      form({ groupId: 8 }),
      form({ userId: undefined }),
    ];
    expect(others.map(pendingAttempts)).toEqual([[], [], [], []]);
  });

  it('are found whether an id is a number or a text', () => {
    setPending(form(), [attempt('one')]);
    expect(pendingAttempts(form({ userId: '1', groupId: '7' }))).toEqual([attempt('one')]);
  });

  it('replace those that were kept before, and leave those of other forms', () => {
    setPending(form(), [attempt('one')]);
    setPending(form({ key: 'b' }), [attempt('other')]);
    setPending(form(), [attempt('two')]);
    expect(pendingAttempts(form())).toEqual([attempt('two')]);
    expect(pendingAttempts(form({ key: 'b' }))).toEqual([attempt('other')]);
  });

  it('are removed by an empty list, and nothing stays in the browser', () => {
    setPending(form(), [attempt('one')]);
    setPending(form(), []);
    expect(pendingAttempts(form())).toEqual([]);
    expect(localStorage.getItem('newsdesk.pending-creations')).toBe('[]');
  });

  it('are kept for the 20 latest forms', () => {
    for (let index = 0; index <= 20; index += 1) setPending(form({ key: `form-${index}` }), [attempt('one')]);
    expect(pendingAttempts(form({ key: 'form-0' }))).toEqual([]);
    expect(pendingAttempts(form({ key: 'form-1' }))).toHaveLength(1);
    expect(pendingAttempts(form({ key: 'form-20' }))).toHaveLength(1);
  });

  it('are none if the browser has something unreadable', () => {
    localStorage.setItem('newsdesk.pending-creations', '{');
    expect(pendingAttempts(form())).toEqual([]);
  });

  it('are kept until the page is left if the browser is full, which stops nothing', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => setPending(form(), [attempt('one')])).not.toThrow();
    full.mockRestore();
    expect(pendingAttempts(form())).toEqual([attempt('one')]);
  });
});

describe('an attempt', () => {
  const version = (overrides: Parameters<typeof createNews>[0] = {}) => storedVersion(createNews(overrides));
  const kept = toAttempt(version());

  it('has the title to search for, and no content', () => {
    expect(toAttempt(version({ title: ' น้ำท่วม ' })).title).toBe('น้ำท่วม');
    expect(JSON.stringify(toAttempt(version({ html: '<p>secret</p>' })))).not.toContain('secret');
  });

  it.each([
    ['another text', { markdown: 'อื่น' }, false],
    ['other markup of the same text', { html: '<div>เนื้อข่าว</div>' }, true],
    ['another cover', { coverImageUrl: '/files/other.webp' }, true],
    ['another square cover', { squareImageUrl: '/files/other.webp' }, true],
  ])('with %s was sent differently, and may look the same', (_what, overrides, looksTheSame) => {
    const other = toAttempt(version(overrides));
    expect(other.sent).not.toBe(kept.sent);
    expect(other.shown === kept.shown).toBe(looksTheSame);
  });

  it('with the same content is the same', () => {
    expect(toAttempt(version())).toEqual(kept);
  });
});
