import { useExtensions } from '@/shared/config/extensions';
import type { ExtensionName } from '@/shared/contract';

const PARTS: readonly ExtensionName[] = ['profile', 'sessions', 'two-factor', 'passkeys', 'notifications'];

/** Whether the backend has something to show on the account page. */
export const useHasAccountPage = (): boolean => {
  const extensions = useExtensions();
  return PARTS.some((part) => extensions.includes(part));
};
