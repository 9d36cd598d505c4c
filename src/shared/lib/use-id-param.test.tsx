import { screen } from '@testing-library/react';

import { paths } from '@/shared/config/paths';
import { renderWithProviders } from '@/shared/testing/render';

import { useIdParam } from './use-id-param';

function Shown() {
  return <p>{useIdParam('userId') ?? 'no id'}</p>;
}

describe('the id in the address', () => {
  it.each(['7', '0192f0c1-7c1e-7d3a-b0f4-1b2c3d4e5f60', 'n_c7d8', 'a/b?c#d e%', 'ข่าว', '1e309'])(
    'can be any text and is decoded: %s [ANY-01]',
    (id) => {
      renderWithProviders(<Shown />, { path: paths.user.pattern, at: paths.user.href(id) });
      expect(screen.getByText(id)).toBeInTheDocument();
    },
  );

  it.each(['/user/.', '/user/..', '/user/%2e%2e'])('is null if the request would lose it: %s', (at) => {
    renderWithProviders(<Shown />, { path: '*', at });
    expect(screen.getByText('no id')).toBeInTheDocument();
  });
});
