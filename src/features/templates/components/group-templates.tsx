import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';

import { ownLevel } from '@/features/journalists';
import { type JournalistGroup, mayAtLevel, type TemplateSummary } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { formatDate } from '@/shared/text/format-date';
import { Button } from '@/shared/ui/button/button';
import { Card } from '@/shared/ui/card/card';
import { DeleteDialog } from '@/shared/ui/delete-dialog/delete-dialog';
import { QueryState } from '@/shared/ui/query-state/query-state';

import { useDeleteTemplateMutation, useListTemplatesQuery } from '../api/templates-api';
import { templateMessages } from '../messages';

import { RenameTemplateDialog } from './rename-template-dialog';

const Rows = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1),
    padding: theme.spacing(1, 0),
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

const Name = styled('div')(({ theme }) => ({
  flex: '1 1 240px',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& strong': { ...theme.typography.body2, fontWeight: 600 },
  '& small': { ...theme.typography.caption, display: 'block', color: theme.vars.palette.text.secondary },
}));

const Buttons = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(1) }));

/** The templates of a group by name; its Head renames and deletes them (TOG-04). */
export function GroupTemplates({ group }: { group: JournalistGroup }) {
  const messages = useMessages(templateMessages);
  const list = useListTemplatesQuery(group.id);
  const [remove] = useDeleteTemplateMutation();
  const [renaming, setRenaming] = useState<TemplateSummary | null>(null);
  const [deleting, setDeleting] = useState<TemplateSummary | null>(null);
  const section = useRef<HTMLElement>(null);
  const isHead = mayAtLevel(ownLevel(group), 'manageNews');
  const templates = list.currentData ?? [];

  return (
    <Card ref={section} tabIndex={-1} title={messages.title}>
      <QueryState
        dense
        isLoading={!list.currentData && !list.error}
        isFetching={list.isFetching}
        error={list.error}
        hasData={templates.length > 0}
        isEmpty={templates.length === 0}
        emptyText={isHead ? messages.noneYet : messages.none}
        onRetry={() => void list.refetch()}
      >
        <Rows aria-label={messages.title}>
          {templates.map((template) => (
            <li key={template.id}>
              <Name>
                <strong>{template.name}</strong>
                <small>{messages.savedBy(template.savedBy, formatDate(template.savedAt))}</small>
              </Name>
              {isHead && (
                <Buttons>
                  <Button
                    size="sm"
                    variant="flat"
                    aria-label={messages.renameOf(template.name)}
                    onClick={() => setRenaming(template)}
                  >
                    {messages.rename}
                  </Button>
                  <Button
                    size="sm"
                    variant="flat"
                    color="danger"
                    aria-label={messages.deleteOf(template.name)}
                    onClick={() => setDeleting(template)}
                  >
                    {messages.delete}
                  </Button>
                </Buttons>
              )}
            </li>
          ))}
        </Rows>
      </QueryState>
      <RenameTemplateDialog groupId={group.id} template={renaming} onClose={() => setRenaming(null)} />
      <DeleteDialog
        item={deleting}
        title={messages.delete}
        question={({ name }) => messages.deleteQuestion(name)}
        confirmLabel={messages.delete}
        onDelete={({ id }) => remove({ groupId: group.id, templateId: id }).unwrap()}
        success={messages.deleted}
        onClose={() => setDeleting(null)}
        onDeleted={() => {
          setDeleting(null);
          // The button that opened the dialog is gone.
          section.current?.focus();
        }}
      />
    </Card>
  );
}
