/**
 * The constants of the product (docs/requirements.md, LIM-02). Durations are in milliseconds, lengths in
 * pixels.
 */
export const REQUEST_TIMEOUT_MS = 5_000;
export const USERS_PAGE_SIZE = 20;
export const GROUP_NEWS_PAGE_SIZE = 20;
export const RECENT_NEWS_COUNT = 20;
export const SEARCH_DEBOUNCE_MS = 300;
export const SIDEBAR_WIDTH_PX = 260;
export const CONTENT_MAX_WIDTH_PX = 1_200;
export const MODAL_MIN_WIDTH_PX = 350;
export const APPROVAL_WINDOW_HOURS = 24;
/** An approval for 24 hours is highlighted when it has less than this left. */
export const APPROVAL_SOON_HOURS = 2;
/** The maximum length of the reason for approving despite findings, in UTF-16 units. */
export const APPROVAL_REASON_MAX = 500;
/** The most items of a kind that the desk shows, and the most that it counts. */
export const DESK_ROWS = 10;
export const DESK_COUNT_LIMIT = 100;
/** How many versions one request returns. */
export const VERSIONS_PAGE_SIZE = 10;
/** How many deleted news one request returns, and for how many days they can be restored. */
export const TRASH_PAGE_SIZE = 20;
export const TRASH_DAYS = 30;
/** How many tags a person is offered while typing one. */
export const TAG_SUGGESTIONS = 20;
/** How many days the figures of a group cover, including today. */
export const FIGURES_DAYS = 30;
/** How many items and how many days the list of the most read news has. */
export const MOST_READ = { items: 5, days: 7 };
/** A date of publication lies at most this many years before or after now. */
export const PUBLISHED_YEARS = 10;
/** The deepest nesting of an article. Beyond it, browsers and parsers become slow or fail. */
export const MAX_HTML_DEPTH = 200;
/** The most elements in an article. */
export const MAX_HTML_ELEMENTS = 20_000;
/** The types of picture that the server accepts; checked before a file is sent. */
export const PICTURE_TYPES = 'image/jpeg, image/png, image/webp, image/gif';
/** The size of a cover that the server accepts. */
export const COVER_MAX_BYTES = 10_000_000;
/** The maximum length of the comment for a returned item, in characters. */
export const MAX_RETURN_COMMENT = 2_000;
/** The maximum length of a comment, in characters as people count them, and the most comments on an item. */
export const MAX_COMMENT = 2_000;
export const MAX_COMMENTS = 500;
/** The most characters (code points) of all comments on an item with their passages, because every reader gets all of them. */
export const MAX_CONVERSATION = 200_000;
/** The maximum length of a commented passage, and how much of the text around it is stored, in characters as people count them. */
export const COMMENT_QUOTE = 500;
export const COMMENT_CONTEXT = 40;
export const DATE_DISPLAY_FORMAT = 'DD/MM/YY HH:mm';
export const PUBLISHED_DATE_FORMAT = 'YYYY-MM-DDTHH:mm:ssZ';
export const TITLE_COLUMN_CHARACTERS = 25;
export const TOAST_DURATION_MS = {
  blank: 4_000,
  error: 4_000,
  success: 2_000,
  loading: Infinity,
  custom: 4_000,
} as const;
/** How long a toast offers Undo. */
export const UNDO_MS = 10_000;
export const TOAST_LIMIT = 20;
export const TOAST_REMOVE_DELAY_MS = 1_000;
export const COPIED_STATE_MS = 3_000;
export const MODAL_CLOSE_DELAY_MS = 500;
export const PAGES_IN_RANGE = 5;
export const MENU_UPWARD_ROWS = 5;
export const EDITOR_HEIGHT_PX = 500;
export const SQUARE_RATIO = { width: 1, height: 1 } as const;
export const COVER_RATIO = { width: 16, height: 9 } as const;
export const ABBREVIATIONS = [
  { from: 1e9, suffix: 'B' },
  { from: 1e6, suffix: 'M' },
  { from: 1e3, suffix: 'K' },
] as const;
/** For how many minutes a proof of identity counts, for calls that make people powerful. */
export const PROOF_MINUTES = 10;
/** The minimum length of a new password, in characters. */
export const PASSWORD_MIN_CHARACTERS = 10;
export const AVATAR_MAX_BYTES = 10 * 1024 * 1024;
/** The longer side of a profile picture when it is uploaded. */
export const AVATAR_SENT_PX = 512;
export const AVATAR_SIZE_PX = { sm: 24, md: 32, lg: 50, xl: 70 } as const;
export const BREAKPOINTS_PX = { sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** The time zone of a newsroom that sets none: readers and writers are in Thailand, wherever a server or a browser is. */
export const DEFAULT_TIME_ZONE = 'Asia/Bangkok';
