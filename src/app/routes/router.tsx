import { createBrowserRouter, matchRoutes, redirect, type RouteObject } from 'react-router-dom';

import { authPages } from '@/features/auth/routes';
import { hasExtension } from '@/shared/config/extensions';
import { paths } from '@/shared/config/paths';
import { isFirstRun } from '@/shared/config/runtime-config';
import { hasSession } from '@/shared/session/session';
import { LoadingPage } from '@/shared/ui/loading-page/loading-page';
import { NotFound } from '@/shared/ui/not-found/not-found';

import { ErrorPage } from '../pages/error-page';

import { latePage } from './late-page';
import { withGate } from './page-gate';
import type { NamedPage } from './page-names';
import { pageTable, signInRoute } from './route-table';

/** Loads the chunk of everything behind sign-in. */
export const loadLayout = latePage(() =>
  import(/* webpackChunkName: "layout" */ '../layout/guarded-layout').then((module) => module.GuardedLayout),
);

// The page module loads before it renders. A Suspense fallback, once shown, would stay for 300 ms.
const toRoute = (route: NamedPage, pages: readonly NamedPage[]): RouteObject => {
  const page = latePage(route.page);
  return { path: route.path, lazy: { Component: async () => withGate(await page(), route, pages) } };
};

/** Every UI component in its states. Production builds leave this route out. */
const developmentRoutes: RouteObject[] =
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/__gallery',
          lazy: {
            Component: latePage(() => import('../gallery/gallery-page').then((module) => module.GalleryPage)),
          },
          HydrateFallback: LoadingPage,
        },
      ]
    : [];

/** The routes of the console: sign-in on its own, everything else inside the guarded layout (RT-03). */
export const createRoutes = (pages: NamedPage[] = pageTable): RouteObject[] => [
  ...developmentRoutes,
  {
    path: signInRoute.path,
    lazy: { Component: signInRoute.page },
    HydrateFallback: LoadingPage,
    loader: () => (hasSession() ? redirect(paths.dashboard) : null),
    errorElement: <ErrorPage />,
  },
  {
    path: paths.setPassword,
    lazy: { Component: latePage(authPages.setPassword) },
    HydrateFallback: LoadingPage,
    loader: async () => ((await hasExtension('accounts')) ? null : redirect(paths.signIn)),
    errorElement: <ErrorPage />,
  },
  {
    path: paths.forgotten,
    lazy: { Component: latePage(authPages.forgotten) },
    HydrateFallback: LoadingPage,
    loader: async () => ((await hasExtension('mail')) ? null : redirect(paths.signIn)),
    errorElement: <ErrorPage />,
  },
  {
    path: paths.firstRun,
    lazy: { Component: latePage(authPages.firstRun) },
    HydrateFallback: LoadingPage,
    loader: async () => ((await isFirstRun()) ? null : redirect(paths.signIn)),
    errorElement: <ErrorPage />,
  },
  {
    path: paths.root,
    lazy: { Component: loadLayout },
    HydrateFallback: LoadingPage,
    errorElement: <ErrorPage />,
    children: [
      { index: true, Component: LoadingPage, loader: () => redirect(paths.signIn) },
      {
        errorElement: <ErrorPage />,
        children: [...pages.map((route) => toRoute(route, pages)), { path: '*', Component: NotFound }],
      },
    ],
  },
];

export const createConsoleRouter = () => createBrowserRouter(createRoutes());

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>;

/**
 * Resolves when the first page’s chunk is loaded. Rendering earlier would replace the static content by a
 * blank.
 */
export const routerReady = (router: ConsoleRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Leaves a page behind sign-in for the sign-in page, which returns to it. The guard does the same once it has rendered, but then the
 * static form is gone, and with it what was typed into it.
 */
export const openSignIn = async (router: ConsoleRouter): Promise<void> => {
  const { location } = router.state;
  const [outer, inner] = matchRoutes(router.routes, location) ?? [];
  if (outer?.route.path !== paths.root || inner?.route.index) return;
  await router.navigate(paths.signIn, { replace: true, state: { from: location } });
};
