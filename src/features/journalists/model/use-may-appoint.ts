import { useHasPermission } from '@/features/auth';
import { useExtension } from '@/shared/config/extensions';
import { Permission } from '@/shared/contract';

/** Whether the user can make a person the Head of any group (SAF-04). */
export const useMayAppoint = (): boolean => {
  const isAnnounced = useExtension('members');
  const mayAppoint = useHasPermission(Permission.ADMINISTRATOR);
  return isAnnounced && mayAppoint;
};
