import type { ReactNode } from 'react';

export type MenuItem = {
  label: string;
  href: string;
  icon: ReactNode;
  /** A group opens automatically on every path under its prefix. */
  prefix?: string;
  subMenu?: MenuItem[];
  /** How many items need the person, and a label that says so. */
  count?: { value: number; label: string };
};
