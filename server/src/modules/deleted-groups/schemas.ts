import { Type } from 'typebox';

import { idSchema } from '../../http/schemas';
import { deletedNewsSchema } from '../trash/schemas';

const { title: _title, ...deletion } = deletedNewsSchema.properties;

export const deletedGroupSchema = Type.Object({
  ...deletion,
  id: idSchema,
  name: Type.String(),
  totalNews: Type.Integer(),
});
