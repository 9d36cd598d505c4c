import type { FastifyRequest } from 'fastify';

import type { AuditAction, AuditKind, AuditObject, AuditValues, Id } from '@contract';

import type { Database } from '../../db/database';
import { auditLog } from '../../db/schema';
import type { Clock } from '../../http/clock';
import { noteEvent } from '../notifications/note-event';
import { noteChange } from '../outbox/note-change';

declare module 'fastify' {
  interface FastifyInstance {
    /** The server's clock, for the time of a line. */
    clock: Clock;
  }
}

/** Who did it, from where and when. */
export type AuditActor = {
  userId: Id | null;
  sessionId: string | null;
  /** The address of the caller; empty for an action on the server itself. */
  address: string;
  at: Date;
};

export type AuditEntry = {
  action: AuditAction;
  object: AuditObject;
  groupId?: Id;
  /** The values before and after: never a secret, never a whole article (`changesOf`). */
  before?: AuditValues;
  after?: AuditValues;
};

/** The caller of a request as an actor of the audit log. */
export const actorOf = ({ caller, sessionId, ip, server }: FastifyRequest): AuditActor => ({
  userId: caller?.id ?? null,
  sessionId,
  address: ip,
  at: server.clock(),
});

/** Somebody at the machine itself, for example with `npm run create-admin`. */
export const serverActor = (at: Date): AuditActor => ({ userId: null, sessionId: null, address: '', at });

/** An object of the log: its kind, its id, and its current name. */
export const auditObject = (
  kind: AuditKind,
  { id, name }: { id: Id | string; name: string },
): AuditObject => ({
  kind,
  id: String(id),
  name,
});

/** A person as an object of the log. */
export const personObject = ({ id, displayName }: { id: Id; displayName: string }): AuditObject =>
  auditObject('user', { id, name: displayName });

/**
 * Writes a line of the audit log, what the change means for readers into the outbox, and tells the people whom it concerns. `tx`
 * is the transaction of the change itself, so that none is stored without the others.
 */
export const recordAudit = async (
  tx: Database,
  { userId, sessionId, address, at }: AuditActor,
  { action, object, groupId, before, after }: AuditEntry,
): Promise<void> => {
  await tx.insert(auditLog).values({
    actorId: userId,
    sessionId,
    address,
    at,
    action,
    groupId,
    before,
    after,
    objectKind: object.kind,
    objectId: object.id,
    objectName: object.name,
  });
  await noteChange(tx, { action, object, at });
  await noteEvent(tx, { action, object, groupId, actorId: userId, sessionId, at });
};
