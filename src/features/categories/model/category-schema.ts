import { object, type ObjectSchema } from 'yup';

import type { CategoryCreateRequest } from '@/shared/contract';
import { lineText } from '@/shared/form/clean-text';

import type { CategoriesMessages } from '../messages';

export const categorySchema = (messages: CategoriesMessages): ObjectSchema<CategoryCreateRequest> =>
  object({ name: lineText().required(messages.nameRequired) });
