import { useState } from 'react';

import { ownLevel, useGetGroupQuery } from '@/features/journalists';
import type { NewsFormValues } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import { type Id, mayAtLevel } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';

import { saveTemplate } from '../load-templates';
import { templateMessages } from '../messages';

/**
 * The action of the news form that saves it as a template, for a Head of the group; undefined for others and without the extension
 * `templates`. `dialog` is to be rendered outside of the form.
 */
export const useSaveAsTemplate = (groupId: Id, values: () => NewsFormValues) => {
  const messages = useMessages(templateMessages);
  const hasTemplates = useExtension('templates');
  const { data: group } = useGetGroupQuery(groupId);
  const [isOpen, setOpen] = useState(false);
  const Dialog = saveTemplate.usePart(isOpen);
  const isOffered = hasTemplates && mayAtLevel(ownLevel(group), 'manageNews');
  return {
    action: isOffered ? { label: messages.saveAs, onSelect: () => setOpen(true) } : undefined,
    dialog: Dialog && (
      <Dialog groupId={groupId} open={isOpen} values={values} onClose={() => setOpen(false)} />
    ),
  };
};
