import type { FastifyRequest } from 'fastify';

import type { AuditAction, AuditKind, AuditObject, AuditValues, Id } from '@contract';

import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';
import type { Clock } from '../../http/clock';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's clock, for what is recorded. */
    clock: Clock;
  }
}

/** Who did it, from where and when. */
export type AuditActor = {
  userId: Id | null;
  sessionId: string | null;
  /** The address of the caller; empty where it was done on the server itself. */
  address: string;
  at: Date;
};

export type AuditEntry = {
  action: AuditAction;
  object: AuditObject;
  groupId?: Id;
  /** What was so before and what is so now: never a secret, never a whole article (`changesOf`). */
  before?: AuditValues;
  after?: AuditValues;
};

/** The caller of a request, as the audit log names them. */
export const actorOf = ({ caller, sessionId, ip, server }: FastifyRequest): AuditActor => ({
  userId: caller?.id ?? null,
  sessionId,
  address: ip,
  at: server.clock(),
});

/** Somebody at the machine itself, such as whoever runs `npm run create-admin`. */
export const serverActor = (at: Date): AuditActor => ({ userId: null, sessionId: null, address: '', at });

/** A thing as the log names it: an id of its kind, and the name that it has now. */
export const auditObject = (
  kind: AuditKind,
  { id, name }: { id: Id | string; name: string },
): AuditObject => ({
  kind,
  id: String(id),
  name,
});

/** A person as the log names them. */
export const personObject = ({ id, displayName }: { id: Id; displayName: string }): AuditObject =>
  auditObject('user', { id, name: displayName });

/**
 * Writes a line of the audit log. `tx` is the transaction of the change itself: neither is kept without the other.
 */
export const recordAudit = async (
  tx: Database,
  { userId, sessionId, address, at }: AuditActor,
  { action, object, groupId, before, after }: AuditEntry,
): Promise<void> => {
  await tx.insert(auditLog).values({
    ...{ actorId: userId, sessionId, address, at, action, groupId, before, after },
    objectKind: object.kind,
    objectId: object.id,
    objectName: object.name,
  });
};
