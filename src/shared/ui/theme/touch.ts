/** A finger, which needs targets of 44 px (LOK-05), and fields of 16 px: a phone zooms into smaller ones. */
export const TOUCH = '@media (pointer: coarse)';
export const TOUCH_PX = 44;
