import { object, string, type ObjectSchema } from 'yup';

import type { CategoryCreateRequest } from '@/shared/contract';

import type { CategoriesMessages } from '../messages';

export const categorySchema = (messages: CategoriesMessages): ObjectSchema<CategoryCreateRequest> =>
  object({ name: string().trim().required(messages.nameRequired) });
