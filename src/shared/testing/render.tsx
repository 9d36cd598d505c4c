import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import { createStore, type AppStore } from '@/shared/api/store';
import { ListPlacesContext } from '@/shared/lib/list-places';
import { TrailContext, type Crumb } from '@/shared/ui/page-header/trail';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

type Options = {
  /** The address the test starts at. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** The route's pattern, for a page that reads its parameters. */
  path?: string;
  /** Other routes that the page may lead to. */
  routes?: RouteObject[];
  store?: AppStore;
  /** The pages from the top down to this one. */
  trail?: readonly Crumb[];
};

/** Draws routes with the providers of the console and a store of their own. */
export const renderRoutes = (
  routes: RouteObject[],
  { at = '/', store = createStore() }: Pick<Options, 'at' | 'store'> = {},
) => {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const places = new Map<string, string>();
  const view = render(
    <Provider store={store}>
      <ThemeProvider>
        <ListPlacesContext value={places}>
          <RouterProvider router={router} />
        </ListPlacesContext>
        <Toaster />
      </ThemeProvider>
    </Provider>,
  );
  return { ...view, router, store, user: userEvent.setup() };
};

/** Draws one element at an address of its own. */
export const renderWithProviders = (
  page: ReactElement,
  { at, path, routes = [], store, trail = [] }: Options = {},
) => {
  const element = <TrailContext value={trail}>{page}</TrailContext>;
  return renderRoutes([{ path: path ?? '*', element }, ...routes], { at, store });
};
