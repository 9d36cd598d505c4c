import { useState } from 'react';

import type { NewsChoices, NewsFormValues } from '@/features/news';
import { useExtension } from '@/shared/config/extensions';
import type { Id } from '@/shared/contract';
import { useMessages } from '@/shared/i18n/messages';
import { Button } from '@/shared/ui/button/button';

import { chooseTemplate } from '../load-templates';
import { templateMessages } from '../messages';

type Props = { groupId: Id; choices: NewsChoices; onChoose: (values: NewsFormValues) => void };

/** The button that begins new news with a template of the group; nothing without the extension `templates`. */
export function BeginFromTemplate(props: Props) {
  const messages = useMessages(templateMessages);
  const hasTemplates = useExtension('templates');
  const [isOpen, setOpen] = useState(false);
  const Dialog = chooseTemplate.usePart(isOpen);
  if (!hasTemplates) return null;
  return (
    <>
      <Button size="sm" variant="outlined" color="secondary" onClick={() => setOpen(true)}>
        {messages.begin}
      </Button>
      {isOpen && Dialog && <Dialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
