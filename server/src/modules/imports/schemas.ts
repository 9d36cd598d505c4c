import { Type } from 'typebox';

const MAX_NAME = 254;

export const importQuery = Type.Object({
  dryRun: Type.Optional(Type.Boolean()),
  author: Type.Optional(Type.String({ maxLength: MAX_NAME })),
  category: Type.Optional(Type.String({ maxLength: MAX_NAME })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
});

const notes = Type.Array(
  Type.Object({ text: Type.String(), count: Type.Integer(), places: Type.Array(Type.String()) }),
);

export const importReportSchema = Type.Object({
  imported: Type.Integer(),
  there: Type.Integer(),
  refused: Type.Integer(),
  refusals: notes,
  changes: notes,
});
