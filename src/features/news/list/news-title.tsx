import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { markMatches, type Snippet, TITLE_COLUMN_CHARACTERS } from '@/shared/contract';
import { truncateGraphemes } from '@/shared/text/truncate';

import type { OpenedFrom } from '../model/opened-list';

import { MarkedText, SnippetLine } from './snippet-line';

/** What stands beside the title takes its room from the end of the title, and the row stays as high as it is. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  '& > a': { minWidth: 0 },
  '& > span': { display: 'inline-flex', flex: 'none', height: 24 },
}));

type Props = {
  title: string;
  to: string;
  /** Cut only where its line ends; else after 25 characters too, which the list of a group asks for (NWS-01). */
  isWhole?: boolean;
  /** The address of the list that the page of the item follows; by default the list on screen. */
  list?: string;
  /** The search that found the item; its matches are marked. */
  search?: string;
  /** Where else the search found it. */
  snippet?: Snippet | undefined;
  /** A mark beside the title. */
  mark?: ReactNode;
};

/**
 * A title, in one line, that links to the item; the tooltip and the accessible name have
 * the full title. Below it, where a search found the item.
 */
export function NewsTitle({ title, to, isWhole = false, list, search = '', snippet, mark }: Props) {
  const location = useLocation();
  const shown = isWhole ? title : truncateGraphemes(title, TITLE_COLUMN_CHARACTERS);
  const link = (
    <Link
      to={to}
      state={{ list: list ?? location.pathname + location.search } satisfies OpenedFrom}
      data-one-line
      title={title}
      aria-label={title}
    >
      <MarkedText parts={markMatches(shown, search)} />
    </Link>
  );
  return (
    <>
      {mark ? (
        <Line>
          {link}
          {mark}
        </Line>
      ) : (
        link
      )}
      {snippet && <SnippetLine snippet={snippet} />}
    </>
  );
}
