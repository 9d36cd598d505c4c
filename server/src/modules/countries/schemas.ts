import { Type } from 'typebox';

import { idSchema, requiredText, searchQuery } from '../../http/schemas';

/** `label` is the name when read (API-07). */
export const countrySchema = Type.Object({ id: idSchema, label: Type.String(), code: Type.String() });

export const countryParams = Type.Object({ id: idSchema });

export const countrySearchQuery = Type.Object(searchQuery);

export const countryBody = Type.Object({ name: requiredText(100), code: requiredText(10) });
