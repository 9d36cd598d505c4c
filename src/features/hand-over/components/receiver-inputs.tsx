import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useCallback, useMemo } from 'react';

import {
  ownLevel,
  useGetGroupQuery,
  useListGroupCategoriesQuery,
  useOwnGroups,
} from '@/features/journalists';
import { type Id, type JournalistNews, mayAtLevel } from '@/shared/contract';
import { FormSelect } from '@/shared/form/form-select';
import { useMessages } from '@/shared/i18n/messages';
import { sameId } from '@/shared/lib/same-id';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { Select } from '@/shared/ui/select/select';

import { handOverMessages } from '../messages';

/** To whom items go: the values of the fields. */
export type Receiver = { groupId: Id; authorId: Id | ''; categoryId: Id | '' };

const NOBODY = { authorId: '', categoryId: '' } as const;

const named = (items: readonly { id: Id; name: string }[] = []) =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** The groups in which the person may give news to others; where there is one, nothing is to be chosen. */
function GroupInput() {
  const messages = useMessages(handOverMessages);
  const { own } = useOwnGroups();
  const { values, setValues } = useFormikContext<Receiver>();
  const groups = own?.filter((group) => mayAtLevel(ownLevel(group), 'manageNews')) ?? [];
  if (groups.length < 2) return null;
  return (
    <Select
      name="groupId"
      label={messages.group}
      options={named(groups)}
      value={values.groupId}
      // Another group has other people and categories.
      onChange={(groupId) => void setValues({ ...values, ...NOBODY, groupId })}
    />
  );
}

/** A category for the items whose own the other group does not have. */
function CategoryInput({ groupId, rows }: { groupId: Id; rows: readonly JournalistNews[] }) {
  const messages = useMessages(handOverMessages);
  const list = useListGroupCategoriesQuery(groupId);
  const { categoryRequired } = messages;
  const validate = useCallback(
    (value: Id | '') => (value === '' ? categoryRequired : undefined),
    [categoryRequired],
  );
  const options = useMemo(() => named(list.data), [list.data]);
  const lacking = rows.filter(({ categoryId }) => !list.data?.some(({ id }) => sameId(id, categoryId)));
  return (
    <QueryState dense isLoading={list.isLoading} error={list.error} onRetry={() => void list.refetch()}>
      {lacking.length > 0 && (
        <FormSelect<Id>
          required
          name="categoryId"
          label={messages.category}
          description={messages.categoryHint(lacking.length)}
          placeholder={messages.chooseCategory}
          options={options}
          validate={validate}
        />
      )}
    </QueryState>
  );
}

/** The group, the new author among its members, and in another group the category. */
export function ReceiverInputs({ rows }: { rows: readonly JournalistNews[] }) {
  const messages = useMessages(handOverMessages);
  const { groupId } = useFormikContext<Receiver>().values;
  const group = useGetGroupQuery(groupId === '' ? skipToken : groupId);
  const options = useMemo(
    () =>
      group.currentData?.members?.map(({ profile }) => ({ value: profile.id, label: profile.displayName })) ??
      [],
    [group.currentData],
  );
  const isMoved = rows.some((row) => !sameId(row.groupId, groupId));
  return (
    <>
      <GroupInput />
      <QueryState dense isLoading={group.isLoading} error={group.error} onRetry={() => void group.refetch()}>
        <FormSelect<Id>
          required
          name="authorId"
          label={messages.author}
          placeholder={messages.chooseAuthor}
          options={options}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog focuses the input that it needs
          autoFocus
        />
      </QueryState>
      {isMoved && <CategoryInput key={groupId} groupId={groupId} rows={rows} />}
    </>
  );
}
