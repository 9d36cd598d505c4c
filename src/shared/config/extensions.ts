import { useSyncExternalStore } from 'react';

import type { ExtensionName } from '@/shared/contract';

import { getRuntimeConfig, loadRuntimeConfig, onRuntimeConfig } from './runtime-config';

/** Whether the backend has announced an extension. False where the configuration cannot be read; never rejects. */
export const hasExtension = (name: ExtensionName): Promise<boolean> =>
  loadRuntimeConfig().then(
    ({ extensions }) => extensions.includes(name),
    () => false,
  );

const NONE: readonly ExtensionName[] = [];

/** All that the backend has announced; none until the configuration has been read, which every call waits for. */
export const useExtensions = (): readonly ExtensionName[] =>
  useSyncExternalStore(onRuntimeConfig, () => getRuntimeConfig()?.extensions ?? NONE);

/** `hasExtension` for components. What needs no extension is there always. */
export const useExtension = (name: ExtensionName | undefined): boolean => {
  const extensions = useExtensions();
  return name === undefined || extensions.includes(name);
};
