import { Type } from 'typebox';

import { idSchema, nullable } from '../../http/schemas';
import { CLIENT_ID } from '../events/announce';
import { newsParams } from '../news/schemas';

export const presenceParams = Type.Object({
  ...newsParams.properties,
  client: Type.String({ pattern: CLIENT_ID.source }),
});

export const presenceBody = Type.Object({ isEditing: Type.Boolean() });

export const personPresentSchema = Type.Object({
  id: idSchema,
  displayName: Type.String(),
  avatarUrl: nullable(Type.String()),
  isEditing: Type.Boolean(),
});

export const newsPresenceSchema = Type.Object({
  newsId: idSchema,
  people: Type.Array(personPresentSchema),
});
