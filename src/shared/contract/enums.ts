/**
 * The enumerations of the API with their numbers (docs/requirements.md, LIM-03). Each is a constant object
 * with a union type of its values. Enumerations that no screen uses yet are kept because backends already
 * send them.
 */
type ValueOf<T> = T[keyof T];

export const Gender = { Unknown: 0, Male: 1, Female: 2, Another: 3 } as const;
export type Gender = ValueOf<typeof Gender>;

export const SortDirection = { Desc: 0, Asc: 1 } as const;
export type SortDirection = ValueOf<typeof SortDirection>;

export const Reaction = { None: 0, Happy: 1, Wow: 2, Love: 3, Angry: 4, Crying: 5, Omg: 6 } as const;
export type Reaction = ValueOf<typeof Reaction>;

export const PostStatus = { Draft: 0, Published: 1, Hidden: 2 } as const;
export type PostStatus = ValueOf<typeof PostStatus>;

/** A smaller number is a higher level: Head is 1. A Deleted member does not count as a member. */
export const JournalistLevel = {
  Head: 1,
  Audit: 2,
  Leader: 3,
  Professional: 4,
  Freelance: 5,
  Trainee: 6,
  Deleted: 7,
} as const;
export type JournalistLevel = ValueOf<typeof JournalistLevel>;

export const GameMode = { Test: 0, Random: 1, Maze: 2 } as const;
export type GameMode = ValueOf<typeof GameMode>;

export const PublishState = { Draft: 0, Published: 1 } as const;
export type PublishState = ValueOf<typeof PublishState>;

export const ContentType = { News: 0, Article: 1 } as const;
export type ContentType = ValueOf<typeof ContentType>;

export const Layout = { Row: 0, Col: 1 } as const;
export type Layout = ValueOf<typeof Layout>;

export const ActiveState = { Unknown: 0, Active: 1, InActive: 2 } as const;
export type ActiveState = ValueOf<typeof ActiveState>;

export const QuizKind = { Unspecified: 0, Quiz: 1, WheelSpin: 2 } as const;
export type QuizKind = ValueOf<typeof QuizKind>;

/**
 * Returns the name of an enumeration value: `nameOf(JournalistLevel, 1)` is `'Head'`; undefined for an
 * unknown value.
 */
export const nameOf = <T extends Record<string, number>>(
  enumeration: T,
  value: number,
): keyof T | undefined => Object.keys(enumeration).find((name) => enumeration[name] === value);
