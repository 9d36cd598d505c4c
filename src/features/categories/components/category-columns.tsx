import { memo, useMemo } from 'react';
import { Link } from 'react-router-dom';

import { paths } from '@/shared/config/paths';
import type { NewsCategory } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import type { Column } from '@/shared/ui/data-table/data-table';

import type { Move } from '../api/categories-api';
import { categoriesMessages } from '../messages';
import { endsOf } from '../model/order';

import { OrderButtons } from './order-buttons';

const NameLink = memo(function NameLink({ id, name }: Pick<NewsCategory, 'id' | 'name'>) {
  return <Link to={paths.categoryEdit.href(id)}>{name}</Link>;
});

/**
 * The columns of the news categories. First and last are determined in the whole list, ignoring the search. `noteId` is
 * the id of the note that says why the person may not move any; undefined for a person who may.
 */
export const useCategoryColumns = (
  whole: readonly NewsCategory[] = [],
  move: (move: Move, pressed: HTMLButtonElement) => void,
  noteId?: string,
): Column<NewsCategory>[] => {
  const messages = useMessages(categoriesMessages);
  const { first, last } = endsOf(whole);
  return useMemo(
    () => [
      {
        key: 'order',
        card: 'actions',
        header: messages.order,
        width: 180,
        render: (category) => (
          <OrderButtons
            category={category}
            isFirst={first === undefined || category.id === first}
            isLast={last === undefined || category.id === last}
            onMove={move}
            noteId={noteId}
          />
        ),
      },
      {
        key: 'name',
        card: 'title',
        header: messages.name,
        render: ({ id, name }) => <NameLink id={id} name={name} />,
      },
    ],
    [messages, first, last, move, noteId],
  );
};
