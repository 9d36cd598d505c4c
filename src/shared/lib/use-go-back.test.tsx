import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';

import { renderRoutes } from '@/shared/testing/render';

import { useGoBack } from './use-go-back';

function Page() {
  const goBack = useGoBack('/fallback');
  return <button onClick={goBack}>Back</button>;
}

const setup = (at: string) =>
  renderRoutes(
    [
      { path: '/first', element: <Link to="/page">Open</Link> },
      { path: '/page', element: <Page /> },
      { path: '/fallback', element: 'the fallback' },
    ],
    { at },
  );

/** The browser says whether there is a page before this one; a browser without the Navigation API does not. */
const browserSays = (canGoBack: boolean) => Object.assign(window, { navigation: { canGoBack } });
afterEach(() => Reflect.deleteProperty(window, 'navigation'));

describe('going back', () => {
  it('opens the fallback if the visit began here [GRD-04]', async () => {
    const { user } = setup('/page');
    await user.click(screen.getByText('Back'));
    expect(await screen.findByText('the fallback')).toBeInTheDocument();
  });

  it('opens the previous page, if there was one [GRD-04]', async () => {
    const { user } = setup('/first');
    await user.click(screen.getByText('Open'));
    await user.click(screen.getByText('Back'));
    expect(await screen.findByText('Open')).toBeInTheDocument();
  });

  it('opens the fallback if the page took the place of the first one, such as sign-in [GRD-04]', async () => {
    browserSays(false);
    const { user, router } = setup('/first');
    await act(() => router.navigate('/page', { replace: true }));
    await user.click(await screen.findByText('Back'));
    expect(await screen.findByText('the fallback')).toBeInTheDocument();
  });

  it('opens the previous page after a reload [GRD-04]', async () => {
    browserSays(true);
    const { user, router } = setup('/page');
    const navigate = jest.spyOn(router, 'navigate');
    await user.click(screen.getByText('Back'));
    expect(navigate).toHaveBeenCalledWith(-1);
  });
});
