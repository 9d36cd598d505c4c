import { hasExtension } from '@/shared/config/extensions';
import type { ApprovalRequest } from '@/shared/contract';

/** The body of an approval, with what the backend takes; undefined without any of it, as in the core API. */
export const approvalBody = async ({
  reason,
  again,
  seen,
}: ApprovalRequest): Promise<ApprovalRequest | undefined> => {
  const body = {
    ...(reason && (await hasExtension('approval-reason')) ? { reason } : undefined),
    ...(seen && (await hasExtension('published-copy')) && { seen }),
    ...(again && { again }),
  };
  return Object.keys(body).length > 0 ? body : undefined;
};
