import { screen } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { PostStatus, type NewsItem } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { NewsCover } from '../list/news-cover';
import { NewsState } from '../list/news-state';

import { PublishedDate } from './published-date';
import { StateWords } from './state-words';
import { StatusBadge } from './status-badge';
import { TimeSince } from './time-since';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const HOUR = 3_600_000;
const at = (ms: number) => new Date(NOW + ms).toISOString();

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  setLocale('en');
});
afterEach(() => jest.restoreAllMocks());

describe('the status of an item', () => {
  it('is the text of the server', () => {
    renderWithProviders(<StatusBadge news={createNews({ statusText: 'รออนุมัติ' })} />);
    expect(screen.getByText('รออนุมัติ')).toBeInTheDocument();
  });

  it.each([
    [PostStatus.Draft, 'Draft'],
    [PostStatus.Published, 'Published'],
    [PostStatus.Hidden, 'Hidden'],
  ])('is its name if the server sends no text: %s', (status, name) => {
    renderWithProviders(<StatusBadge news={createNews({ status, statusText: '' })} />);
    expect(screen.getByText(name)).toBeInTheDocument();
  });

  it.each([
    ['its Thai name instead of an English text', 'Published', 'เผยแพร่'],
    ['its Thai name instead of no text', '', 'เผยแพร่'],
    ['a Thai text of the server', 'ขึ้นเว็บแล้ว', 'ขึ้นเว็บแล้ว'],
  ])('is, in the complete Thai, %s [LOK-04]', (_what, statusText, name) => {
    setLocale('thai');
    renderWithProviders(<StatusBadge news={createNews({ status: PostStatus.Published, statusText })} />);
    expect(screen.getByText(name)).toBeInTheDocument();
  });
});

describe('a time', () => {
  it.each([
    ['since then', -90 * 60_000, false, '1 hr 30 min', false],
    ['since a time in the future', HOUR, false, '0 min', false],
    ['until then', 3 * HOUR, true, '3 hr', false],
    ['until then, exactly two hours ahead', 2 * HOUR, true, '2 hr', false],
    ['until then, and soon', 2 * HOUR - 60_000, true, '1 hr 59 min', true],
    ['until a time that has passed', -HOUR, true, '0 min', true],
  ])('is shown as the time %s', (_what, ms, until, text, isSoon) => {
    renderWithProviders(<TimeSince at={at(ms)} until={until} />);
    const time = screen.getByRole('time');
    expect(time).toHaveTextContent(text);
    expect(time).toHaveAttribute('datetime', at(ms));
    expect(time.dataset['soon']).toBe(isSoon ? 'true' : undefined);
  });

  it('that cannot be read is a dash', () => {
    renderWithProviders(<TimeSince at="soon" until />);
    expect(screen.getByRole('time')).toHaveTextContent('-');
    expect(screen.getByRole('time')).not.toHaveAttribute('data-soon');
  });
});

describe('the approval of an item', () => {
  const approvedUntil = at(3 * HOUR);
  const hours = { status: PostStatus.Published, approvalText: 'อนุมัติ 24 ชั่วโมง', approvedUntil };

  it.each<[string, Partial<NewsItem>, string]>([
    ['for 24 hours says how much time is left', hours, '3 hr left · อนุมัติ 24 ชั่วโมง'],
    ['without a text of the server says only the time', { ...hours, approvalText: '' }, '3 hr left'],
    ['forever says no time', { ...hours, isApprovedPermanent: true }, 'อนุมัติ 24 ชั่วโมง'],
    ['of an item off the website says no time', { ...hours, status: PostStatus.Hidden }, 'อนุมัติ 24 ชั่วโมง'],
    ['without an end says no time', { ...hours, approvedUntil: null }, 'อนุมัติ 24 ชั่วโมง'],
    ['that is none says nothing', { approvalText: '' }, ''],
    [
      'that is over is not said twice',
      { ...hours, status: PostStatus.Hidden, approvedUntil: at(-HOUR), waitingSince: null, returned: null },
      '',
    ],
  ])('%s', (_what, news, text) => {
    renderWithProviders(
      <p>
        Words: <StateWords news={createNews(news)} />
      </p>,
    );
    expect(screen.getByText(/^Words/)).toHaveTextContent(new RegExp(`^Words: ?${text}$`));
  });
});

describe('the publishing date', () => {
  it.each([
    ['2026-11-20T08:00:00+07:00', false],
    ['2026-11-20T08:00:00Z', false],
    ['2026-11-20T08:01:00Z', true],
    ['', false],
  ])('is only planned while it lies ahead: %s', (publishedAt, isPlanned) => {
    renderWithProviders(<PublishedDate news={{ publishedAt }} />);
    expect(screen.queryAllByText('Planned')).toHaveLength(isPlanned ? 1 : 0);
  });
});

describe('the cover of a row', () => {
  it('is decorative, and loads when it comes into view', () => {
    renderWithProviders(<NewsCover url="/files/cover.webp" />);
    const cover = screen.getByAltText('');
    expect(cover).toHaveAttribute('src', '/files/cover.webp');
    expect(cover).toHaveAttribute('loading', 'lazy');
  });

  it('is loaded in a small size if the backend has one [MED-03]', async () => {
    announceExtensions('picture-sizes');
    await loadRuntimeConfig();
    renderWithProviders(<NewsCover url="/files/ab/abcdefab-0000-4000-8000-abcdefabcdef.webp" />);
    const cover = screen.getByAltText('');
    expect(cover).toHaveAttribute('sizes', '64px');
    expect(cover).toHaveAttribute('srcset', expect.stringMatching(/^\S+\.w200\.webp 200w, /));
  });

  it.each([null, ''])('is an empty frame if there is none: %j', (url) => {
    renderWithProviders(<NewsCover url={url} />);
    expect(screen.queryByAltText('')).not.toBeInTheDocument();
  });
});

describe('the state of a row', () => {
  const show = async (news: Partial<NewsItem>, mayApprove = true) => {
    await loadRuntimeConfig();
    const approved: string[] = [];
    const view = renderWithProviders(
      <NewsState
        news={createNews({ title: 'น้ำท่วม', ...news })}
        mayApprove={mayApprove}
        onApprove={({ title }) => approved.push(title)}
      />,
    );
    return { ...view, approved };
  };

  it.each<[string, Partial<NewsItem>]>([
    ['Approve 24 hours: น้ำท่วม', {}],
    ['Approve permanently: น้ำท่วม', { isApprovedLifeTime: true }],
  ])('offers the next step: %s', async (name, news) => {
    const { user, approved } = await show(news);
    await user.click(screen.getByRole('button', { name }));
    expect(approved).toEqual(['น้ำท่วม']);
  });

  it('offers no step to people who may not approve, or if both are done', async () => {
    const { unmount } = await show({}, false);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    unmount();
    await show({ isApprovedLifeTime: true, isApprovedPermanent: true });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each<[string, Partial<NewsItem>, RegExp]>([
    ['text', { approvalText: 'อนุมัติแล้ว' }, /อนุมัติแล้ว/],
    ['time limit', { status: PostStatus.Published, approvedUntil: at(3 * HOUR) }, /3 hr/],
  ])('says how it is approved if the server sends a %s', async (_what, news, text) => {
    await show(news);
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});
