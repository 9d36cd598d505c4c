import type { ComponentType } from 'react';

/** A part of the page of a person that the console hands in: what somebody with these permissions can open and do. */
export type AbilitiesSlot = {
  /** With `before`, what the change from those permissions gives and takes. */
  Abilities: ComponentType<{ permission: number; before?: number }>;
};
