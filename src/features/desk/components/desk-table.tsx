import { styled } from '@mui/material/styles';
import { memo } from 'react';

import { useOwnGroups } from '@/features/journalists';
import { useRowDecisions } from '@/features/review';
import { useExtension } from '@/shared/config/extensions';
import { DESK_COUNT_LIMIT, type DeskItem, type DeskList } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { DataTable } from '@/shared/ui/data-table/data-table';

import { deskMessages } from '../messages';

import { type DeskKind, LISTS, useDeskColumns } from './desk-columns';

const Foot = styled('footer')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(0, 2),
  padding: theme.spacing(0.5, 1, 0.5, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

/** How many items a list has, as far as they are counted. */
export const countedOf = ({ total }: DeskList): string =>
  total >= DESK_COUNT_LIMIT ? `${DESK_COUNT_LIMIT - 1}+` : String(total);

type Props = { kind: DeskKind; list: DeskList };

/** The page renders again as drafts and groups arrive; with its rows, that took 300 ms more of a slow phone (CPU 4 ×). */
export const DeskTable = memo(ShownTable);

/** The first items of a list of the desk, with what the person can decide on each, and a link to the whole list. */
function ShownTable({ kind, list }: Props) {
  const messages = useMessages(deskMessages);
  const { levelOf } = useOwnGroups();
  const { decisionsOn, dialog } = useRowDecisions(levelOf);
  const columns = useDeskColumns(kind, decisionsOn);
  const canFind = useExtension('find-news');
  const isOwn = kind === 'own' || kind === 'returned';
  const { items, total } = list;
  return (
    <>
      <DataTable
        asCards
        label={messages[kind]}
        columns={columns}
        rows={items}
        getRowId={({ id }) => id}
        getRowName={({ title }) => title}
        {...(!isOwn && { rowActions: (item: DeskItem) => ({ custom: decisionsOn(item) }) })}
        emptyText={messages[`${kind}Empty`]}
      />
      {canFind && LISTS[kind] && items.length > 0 && (
        <Foot>
          {total > items.length && messages.shownOf(items.length, countedOf(list))}
          <Button size="sm" variant="flat" to={LISTS[kind]}>
            {messages.showAll}
          </Button>
        </Foot>
      )}
      {dialog}
    </>
  );
}
