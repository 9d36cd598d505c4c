import { screen, waitFor, within } from '@testing-library/react';

import { PublicPage } from '@/features/news';
import { partOfPage } from '@/features/news/testing/part-of-page';
import { loadRuntimeConfig } from '@/shared/config/runtime-config';
import type { NewsItem } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { announceExtensions } from '@/shared/testing/api-server';
import { createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { bodyIn } from '../testing/open-review';

import { CopyLink } from './copy-link';
import { CoverImage } from './cover-image';
import { ShareCard } from './share-card';

beforeEach(() => setLocale('en'));

describe('the preview of a shared link', () => {
  const show = (news: Partial<NewsItem>) => renderWithProviders(<ShareCard news={createNews(news)} />);
  const shownCard = () => screen.getByRole('group', { name: 'Shared link on Facebook, LINE and X' });

  it('shows the texts for search engines, the picture and the site', () => {
    show({ metaTitle: 'Flood', metaDescription: 'Water falls' });
    const card = shownCard();
    expect(card).toHaveTextContent(/^news\.testFloodWater falls$/);
    expect(within(card).getByAltText('')).toHaveAttribute('src', '/files/cover.webp');
    expect(within(card).getByText('Flood')).toHaveAttribute('lang', 'en');
  });

  it('says what is missing', () => {
    show({ title: '', markdown: '', fullUrl: '', coverImageUrl: null });
    const card = shownCard();
    expect(within(card).getByText('No picture')).toBeInTheDocument();
    expect(within(card).queryByAltText('')).not.toBeInTheDocument();
    expect(card).toHaveTextContent(/^No pictureNo title yetNo description yet$/);
    expect(card).not.toHaveTextContent('news.test');
  });
});

describe('a cover', () => {
  it('is named if nothing nearby describes it', () => {
    renderWithProviders(<CoverImage url="/files/a.webp" ratio="1 / 1" label="Cover image 1:1" />);
    expect(screen.getByRole('img', { name: 'Cover image 1:1' })).toHaveAttribute('src', '/files/a.webp');
  });

  it('is loaded in the size of its card, here and on the page, if the backend has one [MED-03]', async () => {
    announceExtensions('picture-sizes');
    await loadRuntimeConfig();
    const url = '/files/ab/abcdefab-0000-4000-8000-abcdefabcdef.webp';
    renderWithProviders(<CoverImage url={url} ratio="1 / 1" label="Cover image 1:1" />);
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '400px');
    renderWithProviders(<PublicPage news={createNews({ coverImageUrl: url })} />);
    await waitFor(() => expect(partOfPage('cover')?.getAttribute('srcset')).toMatch(/\.w200\.webp 200w, /));
    expect(partOfPage('cover')).toHaveAttribute('src', url);
  });

  it.each([
    ['Cover image 1:1', 'Cover image 1:1 No picture'],
    [undefined, 'No picture'],
  ])('that is missing says so: %s', (label, text) => {
    renderWithProviders(<CoverImage url={null} ratio="1 / 1" label={label} />);
    expect(screen.getByText(/No picture$/)).toHaveTextContent(new RegExp(`^ ?${text}$`));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('the copy of the address', () => {
  it('goes to the clipboard, and the button says so', async () => {
    const { user } = renderWithProviders(<CopyLink address="https://news.test/n/101" />);
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(write.mock.calls).toEqual([['https://news.test/n/101']]);
  });
});

describe('the public page of an item', () => {
  const show = (html: string, news: Partial<NewsItem> = {}) => {
    renderWithProviders(
      <article>
        <PublicPage news={createNews({ fullUrl: 'https://news.test/n/101', html, ...news })} />
      </article>,
    );
  };
  const shownBody = () =>
    waitFor(() => {
      const body = bodyIn(screen.getByRole('article'));
      expect(body).not.toBe('');
      return body;
    });

  it('cannot be reached by its own focus stops, and its links open elsewhere', async () => {
    show('<p tabindex="0">a <a href="/n/102">b</a></p>');
    expect(await shownBody()).toBe(
      '<p>a <a href="https://news.test/n/102" target="_blank" rel="noopener noreferrer">b</a></p>',
    );
  });

  it('renders the Markdown of the summary, and opens every link elsewhere [PUB-09]', async () => {
    show('<p>ข่าว</p>', {
      markdown: 'ขึ้น **185 บาท**',
      references: [{ label: 'กรมชลประทาน', link: 'https://rid.test/' }],
    });
    await shownBody();
    expect(partOfPage('markdown')?.innerHTML).toBe('<p>ขึ้น <strong>185 บาท</strong></p>');
    expect(partOfPage('references')?.innerHTML).toMatch(/href="https:\/\/rid\.test\/"[^>]* target="_blank"/);
  });

  it('names its videos, unless the article does', async () => {
    const frame = (title: string) =>
      `<iframe src="https://www.youtube.com/embed/abcdefghijk"${title}></iframe>`;
    show(`${frame('')}${frame(' title="Flood"')}`);
    const body = await shownBody();
    expect([...body.matchAll(/title="(.*?)"/g)].map(([, title]) => title)).toEqual([
      ...['Video in the article', 'Flood'],
    ]);
  });
});
