import type { ReactNode } from 'react';
import type { Quill } from 'react-quill';

import type { LinkRules } from '../links';

export const PANELS = ['picture', 'link', 'media', 'table', 'emoticons', 'more'] as const;
export type PanelName = (typeof PANELS)[number];

/** What a panel under the toolbar is given; `close` leads back to the text. */
export type PanelProps = {
  quill: Quill;
  links: LinkRules;
  close: () => void;
  /** Takes pictures in, at the cursor or at an index of the text. */
  onFiles: (files: File[], index?: number) => void;
};
export type Panel = (props: PanelProps) => ReactNode;
