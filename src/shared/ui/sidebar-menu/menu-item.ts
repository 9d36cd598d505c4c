import type { ReactNode } from 'react';

export type MenuItem = {
  label: string;
  href: string;
  icon: ReactNode;
  /** A group opens by itself on every path under it. */
  prefix?: string;
  subMenu?: MenuItem[];
  /** How many things there need the person, and that in words. */
  count?: { value: number; label: string };
};
