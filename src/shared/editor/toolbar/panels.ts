import type { ReactNode } from 'react';
import type { Quill } from 'react-quill';

import type { LinkRules } from '../links';

/** The panels with a button in the line of the toolbar. */
export const PANELS = ['picture', 'link', 'media', 'table', 'emoticons', 'more'] as const;
export type PanelName = (typeof PANELS)[number] | 'find';

/** Asks for a picture that is stored already; null if none was chosen. */
export type PickPicture = () => Promise<{ src: string; alt: string } | null>;

/** The props of a panel below the toolbar; `close` returns to the text. */
export type PanelProps = {
  quill: Quill;
  links: LinkRules;
  close: () => void;
  /** Opens another panel in place of this one. */
  show: (panel: PanelName) => void;
  /** Uploads pictures and inserts them at the cursor or at an index of the text. */
  onFiles: (files: File[], index?: number) => void;
  /** Asks for a picture that is stored already; null if none was chosen. Without it there are none. */
  onPickPicture?: PickPicture | undefined;
  /** Opens the html of a block. */
  onEditHtml: (block: HTMLElement) => void;
};
export type Panel = (props: PanelProps) => ReactNode;
