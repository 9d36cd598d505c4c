import { useState } from 'react';

import { useListCategoriesQuery } from '@/features/categories';
import { errorMessage } from '@/shared/api/api-error';
import type { Id, NewsCategory } from '@/shared/contract';
import { toastLines } from '@/shared/form/toast-lines';
import { useMessages } from '@/shared/i18n/messages';
import { AlertBox } from '@/shared/ui/alert-box/alert-box';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';
import { useOutcomeToast } from '@/shared/ui/toast/use-outcome-toast';

import { useAddGroupCategoriesMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';
import { namesByReason } from '../model/names-by-reason';

import { CategoryChecklist } from './category-checklist';

type Props = { open: boolean; groupId: Id; added: readonly NewsCategory[]; onClose: () => void };

/** Selects among the categories that the group does not have. Refused ones stay selected, with the reason. */
export function AddCategoryDialog({ open, groupId, added, onClose }: Props) {
  const messages = useMessages(journalistMessages);
  const all = useListCategoriesQuery('', { skip: !open });
  const [addCategories, { isLoading }] = useAddGroupCategoriesMutation();
  const tell = useMutationFeedback();
  const refusal = useOutcomeToast();
  const [chosen, setChosen] = useState<Id[]>([]);
  const [refusals, setRefusals] = useState<string[]>([]);

  const isAdded = new Set(added.map(({ id }) => id));
  const offered = (all.data ?? []).filter(({ id }) => !isAdded.has(id));

  const close = () => {
    setChosen([]);
    setRefusals([]);
    onClose();
  };

  const add = async () => {
    setRefusals([]);
    refusal.clear();
    const answer = await tell(addCategories({ groupId, categoryIds: chosen }).unwrap(), {
      success: ({ added: done }) => done.length > 0 && messages.categoriesAdded(done.length),
    });
    const refused = answer?.data.refused ?? [];
    if (refused.length === 0) return close();

    const nameOf = (id: Id) => offered.find((category) => category.id === id)?.name ?? '';
    const told = namesByReason(refused, nameOf, errorMessage).map(([reason, names]) =>
      messages.categoryRefused(names.join(', '), reason),
    );
    refusal.error(toastLines(told));
    setRefusals(told);
    setChosen(refused.map(({ categoryId }) => categoryId));
  };

  return (
    <Modal
      open={open}
      onClose={close}
      closeDisabled={isLoading}
      header={messages.addCategory}
      footer={
        <Button disabled={chosen.length === 0} loading={isLoading} onClick={() => void add()}>
          {messages.add}
        </Button>
      }
    >
      {refusals.map((text) => (
        <AlertBox key={text} kind="error">
          {text}
        </AlertBox>
      ))}
      <QueryState
        isLoading={all.isLoading}
        isFetching={all.isFetching}
        error={all.error}
        hasData={all.data !== undefined}
        isEmpty={offered.length === 0}
        emptyText={messages.allCategoriesAdded}
        onRetry={() => void all.refetch()}
      >
        <CategoryChecklist categories={offered} chosen={chosen} onChange={setChosen} />
      </QueryState>
    </Modal>
  );
}
