import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';

import { MissingPermission, useHasPermission } from '@/features/auth';
import { paths } from '@/shared/config/paths';
import { ACTION_NEEDS, type NewsCategory, permissionsIn } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { DataTable, type DataTableProps } from '@/shared/ui/data-table/data-table';
import { iconButtonStyles } from '@/shared/ui/icon-button/icon-button-styles';
import { toast } from '@/shared/ui/toast/toast';

import { useListCategoriesQuery } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import { useMove } from '../model/use-move';
import { useReorder } from '../reorder/use-reorder';

import { useCategoryColumns } from './category-columns';
import { DRAG_HELP_ID } from './order-buttons';

// A disabled fieldset disables all buttons inside it without a rerender of the rows.
const Buttons = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& [data-order]': {
    display: 'inline-flex',
    alignItems: 'center',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { minWidth: 32 },
    '& > button': iconButtonStyles(theme),
    '& svg': { width: 20, height: 20, fill: 'currentColor' },
    '& > [data-drag-handle]': {
      width: 26,
      marginInlineStart: -6,
      cursor: 'grab',
      touchAction: 'manipulation',
    },
  },
  // Set by `reorder/lift.ts`.
  '& tr[data-lifted]': { backgroundColor: theme.vars.palette.primary.soft },
  '& tr[data-drop="before"] > *': { boxShadow: `inset 0 2px 0 ${theme.vars.palette.primary.main}` },
  '& tr[data-drop="after"] > *': { boxShadow: `inset 0 -2px 0 ${theme.vars.palette.primary.main}` },
  '& a': { color: theme.vars.palette.primary.ink, fontWeight: 500 },
  // Delay the disabled look: most moves finish before every row would turn grey.
  '&:disabled button': {
    color: theme.vars.palette.action.disabled,
    cursor: 'default',
    transition: 'color 0s 300ms',
  },
  '& [data-drag-handle]:disabled': { cursor: 'default' },
}));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  padding: theme.spacing(1, 2),
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
}));

// Only for screen readers.
const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

const namesOf = (permission: number) =>
  permissionsIn(permission)
    .map(({ name }) => name)
    .join(', ');

type CategoryTableProps = {
  /** The table props of `useList`. */
  table: Pick<DataTableProps<NewsCategory>, 'rows' | 'isLoading' | 'isFetching' | 'error' | 'onRetry'>;
  onDelete: (category: NewsCategory) => void;
};

/** The categories that match the search, with their positions in the whole order. */
export function CategoryTable({ table, onDelete }: CategoryTableProps) {
  const messages = useMessages(categoriesMessages);
  const navigate = useNavigate();
  const mayMove = useHasPermission(ACTION_NEEDS.updateCategory);
  const mayDelete = useHasPermission(ACTION_NEEDS.deleteCategory);
  const noteId = useId();
  const whole = useListCategoriesQuery('');
  const { move, busy } = useMove(Boolean(table.isFetching) || whole.isFetching);
  const columns = useCategoryColumns(whole.data, move, mayMove ? undefined : noteId);
  const reorder = useReorder({ rows: table.rows ?? [], busy: busy || !mayMove, move });

  // Edit also checks the permission to delete, as specified (CAT-04).
  const refuse = () =>
    toast.error(
      <>
        <span>{messages.notAllowed}</span> <MissingPermission needs={ACTION_NEEDS.deleteCategory} />
      </>,
    );
  const reason = mayDelete ? undefined : messages.needs(namesOf(ACTION_NEEDS.deleteCategory));

  return (
    <Buttons disabled={busy} {...reorder.props}>
      <Unseen id={DRAG_HELP_ID}>{messages.dragHelp}</Unseen>
      <Unseen role="status">{reorder.said}</Unseen>
      <DataTable
        {...table}
        label={messages.listTitle}
        columns={columns}
        getRowId={({ id }) => id}
        getRowName={({ name }) => name}
        rowActions={(category) => ({
          edit: {
            onSelect: () => void navigate(paths.categoryEdit.href(category.id)),
            disabledReason: reason,
            onRefused: refuse,
          },
          delete: { onSelect: () => onDelete(category), disabledReason: reason, onRefused: refuse },
        })}
      />
      {!mayMove && <Note id={noteId}>{messages.orderNeeds(namesOf(ACTION_NEEDS.updateCategory))}</Note>}
    </Buttons>
  );
}
