import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { NewsPage } from './news-page';

it('says that the news page is empty and where to find news [RT-14]', () => {
  renderWithProviders(<NewsPage />);
  expect(screen.getByRole('heading', { name: 'News' })).toBeInTheDocument();
  expect(screen.getByText(/ยังไม่มีอะไรในหน้านี้/)).toBeInTheDocument();
});
