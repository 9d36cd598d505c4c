import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';

import { createStore, type AppStore } from '@/shared/api/store';
import { DraftOwner } from '@/shared/draft/draft-owner';
import { ListPlacesContext } from '@/shared/lib/list-places';
import { TrailContext, type Crumb } from '@/shared/ui/page-header/trail-context';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';
import { Toaster } from '@/shared/ui/toast/toaster';

const styles = document.createElement('div');
const stylesOutside = createCache({ key: 'css', container: styles });

/**
 * For a test file that looks at styles. Otherwise they stay outside the document: for each question about a role or
 * visibility, jsdom compares all of them with the element and its parents, a quarter of the time of a page's tests.
 */
export const showStyles = (): void => void beforeAll(() => document.head.append(styles));

type Options = {
  /** The initial address. */
  at?: string | { pathname: string; search?: string; state?: unknown };
  /** The path pattern of the route, for a page that reads its parameters. */
  path?: string;
  /** Other routes to which the page may navigate. */
  routes?: RouteObject[];
  store?: AppStore;
  /** The parent pages, from the top page to this one. */
  trail?: readonly Crumb[];
};

/** Renders routes with the providers of the console and a new store. */
export const renderRoutes = (
  routes: RouteObject[],
  { at = '/', store = createStore() }: Pick<Options, 'at' | 'store'> = {},
) => {
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  const places = new Map<string, string>();
  const view = render(
    <CacheProvider value={stylesOutside}>
      <Provider store={store}>
        <ThemeProvider>
          <ListPlacesContext value={places}>
            <DraftOwner value="1">
              <RouterProvider router={router} />
            </DraftOwner>
          </ListPlacesContext>
          <Toaster />
        </ThemeProvider>
      </Provider>
    </CacheProvider>,
  );
  // Typing does not yield between its keys: 6 % of the time of a page's tests.
  return { ...view, router, store, user: userEvent.setup({ delay: null }) };
};

/** Renders one element at an address. */
export const renderWithProviders = (
  page: ReactElement,
  { at, path, routes = [], store, trail = [] }: Options = {},
) => {
  const element = <TrailContext value={trail}>{page}</TrailContext>;
  return renderRoutes([{ path: path ?? '*', element }, ...routes], { at, store });
};
