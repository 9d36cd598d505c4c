import { matchRoutes, useLocation } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';

import { openPages } from '../routes/route-table';

import { helpMessages } from './messages';

/** What the open page is for; nothing for a page of which nothing needs to be said. */
export function PageHelp() {
  const { pathname } = useLocation();
  const texts: Record<string, string> = useMessages(helpMessages);
  const path = matchRoutes(openPages(), pathname)?.[0]?.route.path;
  return path !== undefined && path in texts ? <p>{texts[path]}</p> : null;
}
