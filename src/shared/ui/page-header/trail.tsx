import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { createContext, useContext } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { useListPlace } from '@/shared/lib/list-places';

import { kitMessages } from '../messages';

/** A page on the way down to another: the pattern of its path, and what it is called where it has no name. */
export type Crumb = { path: string; label: string };

/** From the top page down to the one on screen, as far as the visitor may open them. The route table fills it. */
export const TrailContext = createContext<readonly Crumb[]>([]);

/** The names of the items in the address, by their parameter: `{ groupId: group.name }`. */
export type TrailNames = Record<string, string | undefined>;

/**
 * The trail with an address for each page: the beginning of the current one, as long as the page's own path, and for a
 * list the search and page at which it was left.
 */
export const useTrail = (names: TrailNames = {}) => {
  const { pathname } = useLocation();
  const params = useParams();
  const placeOf = useListPlace();
  return useContext(TrailContext).map(({ path, label }) => {
    const segments = path.split('/');
    const last = segments.at(-1) ?? '';
    const name = last.startsWith(':') && params[last.slice(1)] ? names[last.slice(1)] : undefined;
    const address = pathname.split('/').slice(0, segments.length).join('/');
    return { to: placeOf(address), label: name ?? label };
  });
};

// Its line is kept where there is none, so that the title of every page stands at the same height.
const Line = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  height: 22,
  '& nav': { font: 'inherit', color: theme.vars.palette.text.secondary },
  '& ol': { flexWrap: 'nowrap' },
  '& li:not([aria-hidden])': {
    overflow: 'hidden',
    minWidth: '2em',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
}));

/** The way down to the page that is on screen. */
export function Trail({ trail }: { trail: ReturnType<typeof useTrail> }) {
  const messages = useMessages(kitMessages);
  const parents = trail.slice(0, -1);
  const current = trail.at(-1);
  return (
    <Line>
      {parents.length > 0 && (
        <Breadcrumbs aria-label={messages.trail}>
          {parents.map(({ to, label }) => (
            <Link
              key={to}
              component={RouterLink}
              to={to}
              color="inherit"
              underline="hover"
              lang={textLanguage(label)}
            >
              {label}
            </Link>
          ))}
          <span aria-current="page" lang={textLanguage(current?.label)}>
            {current?.label}
          </span>
        </Breadcrumbs>
      )}
    </Line>
  );
}
