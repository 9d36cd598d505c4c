import type { ComponentType } from 'react';

import { useCurrentUser } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { hasPermission } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { NotFound } from '@/shared/ui/not-found/not-found';
import { TrailContext } from '@/shared/ui/page-header/trail-context';

import { ForbiddenPage } from '../pages/forbidden-page';

import { pageNames, type NamedPage, type PageName } from './page-names';
import type { PageRoute } from './page-route';

type Labelled = NamedPage & { label: PageName };

/** The parent pages of this page, from the top: the routes whose path is a prefix of its path. */
const trailOf = (route: NamedPage, pages: readonly NamedPage[]): Labelled[] =>
  [...pages.filter(({ path }) => route.path.startsWith(`${path}/`)), route]
    .filter((page): page is Labelled => page.label !== undefined)
    .sort((one, other) => one.path.length - other.path.length);

/**
 * Renders the page with its trail if the visitor has the permission, otherwise the 403 page (PRM-08). The
 * trail leaves out pages that the visitor may not open.
 */
export const withGate = (
  Page: ComponentType,
  route: NamedPage,
  pages: readonly NamedPage[],
): ComponentType => {
  const trail = trailOf(route, pages);
  return function GatedPage() {
    const user = useCurrentUser();
    const names = useMessages(pageNames);
    const mayOpen = ({ needs }: PageRoute) =>
      needs === undefined || (user !== undefined && hasPermission(user.permission, needs));
    const isThere = useExtension(route.extension);
    if (!isThere) return <NotFound />;
    if (!mayOpen(route)) return <ForbiddenPage needs={route.needs ?? 0} />;
    const crumbs = trail.filter(mayOpen).map(({ path, label }) => ({ path, label: names[label] }));
    return (
      <TrailContext value={crumbs}>
        <Page />
      </TrailContext>
    );
  };
};
