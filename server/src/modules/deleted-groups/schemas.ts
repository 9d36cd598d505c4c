import { Type } from 'typebox';

import { idSchema } from '../../http/schemas';
import { deletedNewsSchema } from '../trash/schemas';

const { title: _title, snippet: _snippet, ...deletion } = deletedNewsSchema.properties;

export const deletedGroupSchema = Type.Object({
  ...deletion,
  id: idSchema,
  name: Type.String(),
  totalNews: Type.Integer(),
});
