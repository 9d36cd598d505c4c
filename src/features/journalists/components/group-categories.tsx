import CloseIcon from '@mui/icons-material/Close';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';

import type { Id, JournalistGroup } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { IconButton } from '@/shared/ui/icon-button/icon-button';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useListGroupCategoriesQuery, useRemoveGroupCategoryMutation } from '../api/journalists-api';
import { journalistMessages } from '../messages';
import { canManageCategories, ownLevel } from '../model/levels';

import { AddCategoryDialog } from './add-category-dialog';

const Chips = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 30,
    paddingInline: 12,
    borderRadius: 999,
    overflowWrap: 'anywhere',
    color: theme.vars.palette.primary.ink,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '& li:has(button)': { paddingInlineEnd: 2 },
  '& button': { width: 26, height: 26, borderRadius: '50%', color: 'inherit', '& svg': { fontSize: 16 } },
}));

/** The group's categories as chips; its Head adds and deletes them (GRP-04). */
export function GroupCategories({ group }: { group: JournalistGroup }) {
  const messages = useMessages(journalistMessages);
  const tell = useMutationFeedback();
  const list = useListGroupCategoriesQuery(group.id);
  const [removeCategory, removal] = useRemoveGroupCategoryMutation();
  const [adding, setAdding] = useState(false);
  const section = useRef<HTMLElement>(null);
  const isHead = canManageCategories(ownLevel(group));
  const categories = list.currentData ?? [];

  const remove = async (categoryId: Id) => {
    await tell(removeCategory({ groupId: group.id, categoryId }).unwrap(), { success: messages.deleted });
    // The chip that had the focus is about to go.
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
        isLoading={!list.currentData && !list.error}
        isFetching={list.isFetching}
        error={list.error}
        hasData={categories.length > 0}
        isEmpty={categories.length === 0}
        emptyText={messages.noCategories}
        onRetry={() => void list.refetch()}
      >
        <Chips aria-label={messages.categories}>
          {categories.map(({ id, name }) => (
            <li key={id}>
              {name}
              {isHead && (
                <IconButton
                  label={messages.deleteCategory(name)}
                  disabled={removal.isLoading || list.isFetching}
                  onClick={() => void remove(id)}
                >
                  <CloseIcon />
                </IconButton>
              )}
            </li>
          ))}
        </Chips>
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
