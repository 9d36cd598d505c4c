import { screen, waitFor, within } from '@testing-library/react';

import type { NewsItem } from '@/shared/contract';
import { setLocale } from '@/shared/i18n/locale';
import { createNews } from '@/shared/testing/factories';
import { renderWithProviders } from '@/shared/testing/render';

import { bodyIn } from '../testing/open-review';

import { ArticleBody } from './article-body';
import { ArticleFooter } from './article-footer';
import { CopyLink } from './copy-link';
import { CoverImage } from './cover-image';
import { ShareCard } from './share-card';

beforeEach(() => setLocale('en'));

describe('the footer of an article', () => {
  const show = (news: Partial<NewsItem>) =>
    renderWithProviders(<ArticleFooter news={createNews({ tags: [], references: [], ...news })} />);
  const items = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('lists tags and references', () => {
    show({ tags: [{ name: 'น้ำ' }, { name: 'ฝน' }], references: [{ label: 'a', link: 'https://a.test' }] });
    expect(items('Tags')).toEqual(['#น้ำ', '#ฝน']);
    expect(items('Reference links')).toEqual(['a']);
    expect(screen.getByText('Tags', { selector: 'p' })).toBeInTheDocument();
  });

  it('has no empty list', () => {
    show({ tags: [{ name: 'น้ำ' }] });
    expect(screen.getAllByRole('list')).toHaveLength(1);
    expect(screen.queryByText('Reference links')).not.toBeInTheDocument();
  });

  it('is left out without tags and references', () => {
    show({});
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('links to an address in a new tab, by its label or by itself', () => {
    show({
      references: [
        { label: 'กรมชลประทาน', link: ' https://rid.test/ ' },
        { label: '', link: 'https://bare.test/' },
      ],
    });
    const links = screen.getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['กรมชลประทาน', 'https://bare.test/']);
    expect(links[0]).toHaveAttribute('href', 'https://rid.test/');
    expect(links[0]).toHaveAttribute('target', '_blank');
    expect(links[0]).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('links to nothing that is no web address', () => {
    show({
      references: [
        { label: 'หนังสือ', link: 'javascript:alert(1)' },
        { label: '', link: 'หน้า 5' },
      ],
    });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(items('Reference links')).toEqual(['หนังสือ', 'หน้า 5']);
  });
});

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

describe('the body of an article', () => {
  const show = (html: string, address = 'https://news.test/n/101') => {
    renderWithProviders(
      <article>
        <ArticleBody html={html} address={address} />
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
