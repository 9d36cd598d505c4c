import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { LoadingPage } from './loading-page';

it('a page that is loading says so to screen readers', () => {
  renderWithProviders(<LoadingPage />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});
