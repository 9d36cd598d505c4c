import { Type } from 'typebox';

import { idSchema, nullable } from '../../http/schemas';

export const writerFiguresSchema = Type.Object({
  id: idSchema,
  name: Type.String(),
  decided: Type.Integer(),
  published: Type.Integer(),
  medianHours: Type.Number(),
});

export const readFiguresSchema = Type.Object({
  id: idSchema,
  title: Type.String(),
  views: Type.Integer(),
});

export const groupFiguresSchema = Type.Object({
  days: Type.Array(Type.Object({ day: Type.String({ format: 'date' }), published: Type.Integer() })),
  decided: Type.Integer(),
  medianHours: nullable(Type.Number()),
  leftOut: Type.Integer(),
  writers: Type.Array(writerFiguresSchema),
  mostRead: Type.Optional(Type.Array(readFiguresSchema)),
});
