import { Type } from 'typebox';

import { idSchema, requiredText, searchQuery } from '../../http/schemas';

const name = requiredText(100);

export const categorySchema = Type.Object({ id: idSchema, name: Type.String(), sortOrder: Type.Integer() });

export const categoryParams = Type.Object({ id: idSchema });

export const categorySearchQuery = Type.Object(searchQuery);

export const categoryCreateBody = Type.Object({ name });

/** Without `sortOrder` the category stays where it is. Its range depends on how many there are. */
export const categoryUpdateBody = Type.Object({ name, sortOrder: Type.Optional(Type.Integer()) });
