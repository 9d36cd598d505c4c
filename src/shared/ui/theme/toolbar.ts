/** The height of a list's toolbar: search, filters and order stand in one row. */
export const TOOLBAR_PX = 40;
