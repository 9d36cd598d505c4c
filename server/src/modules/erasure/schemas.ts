import { Type } from 'typebox';

export const erasureSchema = Type.Object({
  groups: Type.Integer(),
  access: Type.Integer(),
  drafts: Type.Integer(),
  views: Type.Integer(),
  auditLines: Type.Integer(),
  addresses: Type.Integer(),
  news: Type.Integer(),
  versions: Type.Integer(),
  comments: Type.Integer(),
});
