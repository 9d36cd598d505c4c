import { useRef, useState } from 'react';

import { type Id, type JournalistGroup, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { ChipList } from '@/shared/ui/chip-list/chip-list';
import { RemovableChip } from '@/shared/ui/chip-list/removable-chip';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import {
  useAddGroupCategoriesMutation,
  useListGroupCategoriesQuery,
  useRemoveGroupCategoryMutation,
} from '../api/journalists-api';
import { journalistMessages } from '../messages';
import { ownLevel } from '../model/levels';

import { AddCategoryDialog } from './add-category-dialog';

/** The group's categories as chips; its Head adds and deletes them (GRP-04). */
export function GroupCategories({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const tell = useMutationFeedback();
  const list = useListGroupCategoriesQuery(group.id);
  const [removeCategory, removal] = useRemoveGroupCategoryMutation();
  const [addCategories] = useAddGroupCategoriesMutation();
  const [adding, setAdding] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isHead = mayAtLevel(ownLevel(group), 'manageCategories');
  const categories = list.currentData ?? [];

  const addAgain = async (categoryId: Id) => {
    const { refused } = await addCategories({ groupId: group.id, categoryIds: [categoryId] }).unwrap();
    if (refused[0]) throw refused[0].error;
  };

  const remove = async (categoryId: Id) => {
    await tell(removeCategory({ groupId: group.id, categoryId }).unwrap(), {
      success: messages.deleted,
      undo: () => addAgain(categoryId),
    });
    // The focused chip is about to disappear, so move the focus.
    section.current?.focus();
  };

  return (
    <Card
      ref={section}
      tabIndex={-1}
      title={messages.categories}
      actions={
        isHead && (
          <Button size="sm" disabled={!list.currentData} onClick={() => setAdding(true)}>
            {messages.addCategory}
          </Button>
        )
      }
    >
      <QueryState
        dense
        isLoading={!list.currentData && !list.error}
        isFetching={list.isFetching}
        error={list.error}
        hasData={categories.length > 0}
        isEmpty={categories.length === 0}
        emptyText={messages.noCategories}
        onRetry={() => void list.refetch()}
      >
        <ChipList aria-label={messages.categories}>
          {categories.map(({ id, name }) => (
            <RemovableChip
              key={id}
              label={name}
              removeLabel={messages.deleteCategory(name)}
              disabled={removal.isLoading || list.isFetching}
              onRemove={isHead ? () => void remove(id) : undefined}
            />
          ))}
        </ChipList>
      </QueryState>
      {isHead && (
        <AddCategoryDialog
          open={adding}
          groupId={group.id}
          added={categories}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  );
}
