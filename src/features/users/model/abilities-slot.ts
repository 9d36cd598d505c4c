import type { ComponentType } from 'react';

/**
 * A component that `src/app` provides for the page of a person: what a person with these permissions can
 * open and do.
 */
export type AbilitiesSlot = {
  /** With `before`, it shows what changes compared to those permissions. */
  Abilities: ComponentType<{ permission: number; before?: number }>;
};
