import type { AuditAction, AuditRecord } from '@/shared/contract';

import type { AppDispatch } from './store';

type Undo = (dispatch: AppDispatch) => Promise<unknown>;

/**
 * For each audit action, how to undo it; null if the record does not hold enough. An undo rejects with an
 * `ApiError` if the backend refuses it. Each feature provides the part for its own actions.
 */
export type UndoTable = Partial<Record<AuditAction, (record: AuditRecord) => Undo | null>>;
