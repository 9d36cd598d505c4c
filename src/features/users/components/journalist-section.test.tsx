import { act, screen, waitFor } from '@testing-library/react';

import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import { ErrorCode, type ExtensionName, JournalistLevel, PostStatus } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions, answer, ok, page, refused } from '@/shared/testing/api-server';
import { createGroup, createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { JournalistSection } from './journalist-section';

const setup = ({ isJournalist = true, empty = false, at = '/user/12' } = {}) => {
  const check = answer('get', '/api/news/journalist/check/12', () => ok({ id: 12, isJournalist }));
  const news = answer('get', '/api/news/journalist/news/12', ({ query }) => {
    const row = createNews({
      title: `ข่าวหน้า ${query['page']} ซึ่งมีชื่อยาวเกินกว่าช่องของตาราง`,
      status: PostStatus.Published,
      statusText: 'Published',
    });
    return ok(page(empty ? [] : [{ ...row, groupId: 7 }], Number(query['page']), 2));
  });
  return { ...renderWithProviders(<JournalistSection userId={12} />, { at }), check, news };
};

describe('the journalist section', () => {
  it('says that a person is not a journalist, and requests no news [USR-07]', async () => {
    const { news } = setup({ isJournalist: false });
    expect(await screen.findByText('ไม่ได้เป็นนักข่าว')).toBeVisible();
    expect(news).toHaveLength(0);
  });

  it('says that a person is a journalist and shows their news of all groups [USR-07]', async () => {
    setup();
    expect(await screen.findByRole('row', { name: /^ข่าวหน้า 1 .*… Published \d\d\/11\/26 / })).toBeVisible();
    expect(screen.getByText('เป็นนักข่าว')).toBeVisible();
    expect(screen.getByText('Published', { selector: '[data-colour]' })).toHaveAttribute(
      'data-colour',
      'success',
    );
  });

  it('says the status in Thai to a person who chose Thai for all labels [LOK-04]', async () => {
    setLocale('thai');
    setup();
    expect(await screen.findByText('เผยแพร่', { selector: '[data-colour]' })).toBeVisible();
    expect(screen.queryByText('Published')).not.toBeInTheDocument();
  });

  const { Head, Leader } = JournalistLevel;
  it.each<[string, JournalistLevel, ExtensionName[], string[]]>([
    ['leads a Head to the news of the person', Head, ['find-news', 'hand-over-news'], ['/news?author=12']],
    ['does not lead others there', Leader, ['find-news', 'hand-over-news'], []],
    ['leads nobody there where the list has no filter', Head, ['hand-over-news'], []],
  ])('%s, to hand them over [TOG-03]', async (_what, level, extensions, addresses) => {
    announceExtensions(...extensions);
    await loadRuntimeConfig();
    const asked = answer('get', '/api/news/journalist', () => ok([createGroup({ me: { level } })]));
    setup();
    expect(await screen.findByRole('row', { name: /^ข่าวหน้า 1/ })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(extensions.length - 1));
    await waitFor(() => {
      const links = screen.queryAllByRole('link', { name: 'ส่งต่อข่าวของคนนี้' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
    });
  });

  it('keeps its page in the address, so that Back and a shared link restore it [USR-07]', async () => {
    const { user, router, news } = setup({ at: '/user/12?newsPage=2' });
    expect(await screen.findByText(/^ข่าวหน้า 2/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 1' }));
    expect(await screen.findByText(/^ข่าวหน้า 1/)).toBeVisible();
    expect(router.state.location.search).toBe('?newsPage=1');
    await act(() => router.navigate(-1));
    expect(await screen.findByText(/^ข่าวหน้า 2/)).toBeVisible();
    expect(news.map(({ query }) => query['page'])).toEqual(['2', '1']);
  });

  it('says if a journalist has no news yet [USR-07, TBL-02]', async () => {
    setup({ empty: true });
    expect(await screen.findByText('There are no records to display')).toBeVisible();
    expect(screen.getByText('ยังไม่มีข่าวที่เขียน')).toBeVisible();
  });

  it("shows the server's message and Retry if it cannot be loaded [TBL-05]", async () => {
    let down = true;
    const { user } = setup();
    answer('get', '/api/news/journalist/check/12', () =>
      down
        ? refused(ErrorCode.TryAgainLater, 'ฐานข้อมูลไม่ว่าง', { status: 503 })
        : ok({ id: 12, isJournalist: true }),
    );
    expect(await screen.findByText('ฐานข้อมูลไม่ว่าง')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'ลองใหม่' }));
    expect(await screen.findByText(/^ข่าวหน้า 1/)).toBeVisible();
  });
});
