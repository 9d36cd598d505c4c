import { screen } from '@testing-library/react';

import { renderWithProviders } from '@/shared/testing/render';

import { useGoBack } from './use-go-back';

const setup = (state: unknown) => {
  window.history.replaceState(state, '');
  function Page() {
    const goBack = useGoBack('/fallback');
    return <button onClick={goBack}>Back</button>;
  }
  return renderWithProviders(<Page />, {
    path: '/page',
    at: '/page',
    routes: [{ path: '/fallback', element: 'the fallback' }],
  });
};
afterEach(() => window.history.replaceState(null, ''));

describe('going back', () => {
  it.each([[null], ['text'], [{}], [{ idx: 0 }]])(
    'opens the fallback if the visit began here: %j [GRD-04]',
    async (state) => {
      const { user } = setup(state);
      await user.click(screen.getByText('Back'));
      expect(await screen.findByText('the fallback')).toBeInTheDocument();
    },
  );

  it('opens the previous page, if there was one [GRD-04]', async () => {
    const { user, router } = setup({ idx: 1 });
    const navigate = jest.spyOn(router, 'navigate');
    await user.click(screen.getByText('Back'));
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});
