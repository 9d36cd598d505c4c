import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router-dom';

import { useMessages } from '@/shared/i18n/messages';
import { textLanguage } from '@/shared/i18n/text-language';
import { useListPlace } from '@/shared/lib/list-places';

import { kitMessages } from '../messages';

import { TrailContext } from './trail-context';

/** The names of the items in the address, by route parameter: `{ groupId: group.name }`. */
export type TrailNames = Record<string, string | undefined>;

/**
 * The trail with a link for each page. The link is the beginning of the current address; for a list it
 * includes the search and page that the person last used.
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

// The line takes its height without a trail too, so that the title is at the same height on every page.
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

/** The trail to the current page. */
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
