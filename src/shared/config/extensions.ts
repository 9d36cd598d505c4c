import { useSyncExternalStore } from 'react';

import type { ExtensionName } from '@/shared/contract';

import { getRuntimeConfig, loadRuntimeConfig, onRuntimeConfig } from './runtime-config';

/**
 * Whether the backend announces an extension. Never rejects; resolves to false if the configuration cannot
 * be read.
 */
export const hasExtension = (name: ExtensionName): Promise<boolean> =>
  loadRuntimeConfig().then(
    ({ extensions }) => extensions.includes(name),
    () => false,
  );

const NONE: readonly ExtensionName[] = [];

/**
 * All extensions that the backend announces. Empty until the configuration is loaded; every call waits for
 * it.
 */
export const useExtensions = (): readonly ExtensionName[] =>
  useSyncExternalStore(onRuntimeConfig, () => getRuntimeConfig()?.extensions ?? NONE);

/** `hasExtension` for components. Returns true for `undefined`: no extension is needed. */
export const useExtension = (name: ExtensionName | undefined): boolean => {
  const extensions = useExtensions();
  return name === undefined || extensions.includes(name);
};
