import type { ReactNode } from 'react';
import type { Quill } from 'react-quill';

import type { LinkRules } from '../links';

export const PANELS = ['description', 'link', 'media', 'table', 'emoticons'] as const;
export type PanelName = (typeof PANELS)[number];

/** What a panel under the toolbar is given; `close` leads back to the text. */
export type PanelProps = { quill: Quill; links: LinkRules; close: () => void };
export type Panel = (props: PanelProps) => ReactNode;
