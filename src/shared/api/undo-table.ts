import type { AuditAction, AuditRecord } from '@/shared/contract';

import type { AppDispatch } from './store';

type Undo = (dispatch: AppDispatch) => Promise<unknown>;

/**
 * How what a line of the audit log tells of is taken back, by action; null where the line does not say enough. It rejects with
 * an `ApiError` where the backend refuses. Each feature has the part of its own actions.
 */
export type UndoTable = Partial<Record<AuditAction, (record: AuditRecord) => Undo | null>>;
