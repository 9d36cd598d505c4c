import { styled } from '@mui/material/styles';
import { useState } from 'react';

import type { NewsChoices, NewsFormValues } from '@/features/news';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';
import { Modal } from '@/shared/ui/modal/modal';
import { QueryState } from '@/shared/ui/query-state/query-state';
import { useMutationFeedback } from '@/shared/ui/toast/use-mutation-feedback';

import { useLazyGetTemplateQuery, useListTemplatesQuery } from '../api/templates-api';
import { templateMessages } from '../messages';
import { fromTemplate } from '../model/template-content';

const Names = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: theme.spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& .MuiButton-root': {
    width: '100%',
    justifyContent: 'start',
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
}));

type Props = {
  groupId: Id;
  choices: NewsChoices;
  onChoose: (values: NewsFormValues) => void;
  onClose: () => void;
};

/** Asks with which template of the group new news begins (TOG-04). */
export function ChooseTemplateDialog({ groupId, choices, onChoose, onClose }: Props) {
  const messages = useMessages(templateMessages);
  const list = useListTemplatesQuery(groupId);
  const [read] = useLazyGetTemplateQuery();
  const [isReading, setReading] = useState(false);
  const tell = useMutationFeedback();
  const templates = list.currentData ?? [];

  const choose = async (templateId: Id) => {
    setReading(true);
    const found = await tell(read({ groupId, templateId }).unwrap(), {});
    setReading(false);
    if (!found) return;
    onChoose(fromTemplate(found.data.content, choices));
    onClose();
  };

  return (
    <Modal open onClose={onClose} header={messages.begin}>
      <QueryState
        dense
        isLoading={!list.currentData && !list.error}
        isFetching={list.isFetching}
        error={list.error}
        hasData={templates.length > 0}
        isEmpty={templates.length === 0}
        emptyText={messages.none}
        onRetry={() => void list.refetch()}
      >
        <p>{messages.choose}</p>
        <Names aria-label={messages.title}>
          {templates.map(({ id, name }) => (
            <li key={id}>
              <Button
                variant="outlined"
                color="secondary"
                disabled={isReading}
                onClick={() => void choose(id)}
              >
                {name}
              </Button>
            </li>
          ))}
        </Names>
      </QueryState>
    </Modal>
  );
}
