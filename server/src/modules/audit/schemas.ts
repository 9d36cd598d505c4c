import { Type } from 'typebox';

import { AUDIT_ACTIONS, AUDIT_KINDS, type AuditAction, type AuditKind, type AuditValues } from '@contract';

import { dateTime, idSchema, nullable } from '../../http/schemas';
import { profileSchema } from '../journalists/schemas';

const actionSchema = Type.Unsafe<AuditAction>({ type: 'string', enum: [...AUDIT_ACTIONS] });
const kindSchema = Type.Unsafe<AuditKind>({ type: 'string', enum: [...AUDIT_KINDS] });

const valuesSchema = Type.Unsafe<AuditValues | null>({
  type: 'object',
  additionalProperties: true,
  nullable: true,
});

export const auditRecordSchema = Type.Object({
  id: idSchema,
  at: dateTime,
  action: actionSchema,
  actor: nullable(profileSchema),
  object: Type.Object({ kind: kindSchema, id: Type.String(), name: Type.String() }),
  groupId: nullable(idSchema),
  address: Type.String(),
  sessionId: nullable(Type.String()),
  before: valuesSchema,
  after: valuesSchema,
});

export const auditPageSchema = Type.Object({
  records: Type.Array(auditRecordSchema),
  older: nullable(idSchema),
  newer: nullable(idSchema),
});

const cursor = { before: Type.Optional(idSchema), after: Type.Optional(idSchema) };

const filter = {
  person: Type.Optional(idSchema),
  action: Type.Optional(actionSchema),
  kind: Type.Optional(kindSchema),
  object: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  group: Type.Optional(idSchema),
  from: Type.Optional(dateTime),
  to: Type.Optional(dateTime),
};

export const auditExportQuery = Type.Object(filter);
export const auditQuery = Type.Object({ ...filter, ...cursor });
export const historyQuery = Type.Object(cursor);
