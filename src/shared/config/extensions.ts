import { useSyncExternalStore } from 'react';

import type { ExtensionName } from '@/shared/contract';

import { getRuntimeConfig, loadRuntimeConfig, onRuntimeConfig } from './runtime-config';

/** Whether the backend has announced an extension. False where the configuration cannot be read; never rejects. */
export const hasExtension = (name: ExtensionName): Promise<boolean> =>
  loadRuntimeConfig().then(
    ({ extensions }) => extensions.includes(name),
    () => false,
  );

/**
 * `hasExtension` for components: false until the configuration has been read, which every call waits for. What needs no
 * extension is there always.
 */
export const useExtension = (name: ExtensionName | undefined): boolean =>
  useSyncExternalStore(
    onRuntimeConfig,
    () => name === undefined || (getRuntimeConfig()?.extensions.includes(name) ?? false),
  );
