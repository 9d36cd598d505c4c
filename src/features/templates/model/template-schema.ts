import { object } from 'yup';

import { lineText } from '@/shared/form/clean-text';

import type { TemplateMessages } from '../messages';

export const templateSchema = (messages: TemplateMessages) =>
  object({ name: lineText().required(messages.nameRequired) });
