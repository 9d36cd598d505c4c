import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  type AuditPage,
  type AuditRecord,
  type AuditValues,
} from '@/shared/contract';

import { readProfile } from './entities';
import { isWire, list, text, textOrNull, type Wire } from './values';

const readValues = (value: unknown): AuditValues | null => (isWire(value) ? (value as AuditValues) : null); // JSON

const readActor = (value: unknown): AuditRecord['actor'] => {
  const profile = isWire(value) ? readProfile(value) : null;
  return profile?.id ? profile : null;
};

/** Returns null for a record whose action this console does not know; the list leaves it out. */
const readRecord = (wire: Wire): AuditRecord | null => {
  const action = AUDIT_ACTIONS.find((known) => known === wire['action']);
  const object = isWire(wire['object']) ? wire['object'] : {};
  const kind = AUDIT_KINDS.find((known) => known === object['kind']);
  const id = text(wire['id']);
  if (!action || !kind || !id) return null;
  return {
    id,
    action,
    at: text(wire['at']),
    actor: readActor(wire['actor']),
    object: { kind, id: text(object['id']), name: text(object['name']) },
    groupId: textOrNull(wire['groupId']),
    address: text(wire['address']),
    sessionId: textOrNull(wire['sessionId']),
    before: readValues(wire['before']),
    after: readValues(wire['after']),
  };
};

export const readAuditPage = (data: unknown): AuditPage => {
  const wire = isWire(data) ? data : {};
  return {
    records: list(wire['records'], readRecord),
    older: textOrNull(wire['older']),
    newer: textOrNull(wire['newer']),
  };
};
