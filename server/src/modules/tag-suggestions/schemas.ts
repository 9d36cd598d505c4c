import { Type } from 'typebox';

import { searchQuery } from '../../http/schemas';

export const tagsQuery = Type.Object(searchQuery);

export const tagSuggestionSchema = Type.Object({ name: Type.String(), count: Type.Integer() });
