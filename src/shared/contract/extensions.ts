/**
 * What a backend may offer beyond the core API, by name (docs/extensions.md). A backend announces its names in the
 * served config.json (`extensions`); without the name the console sends no such call and shows nothing of it.
 */
export const EXTENSIONS = [
  /** `GET /api/events`: a stream of what writes have changed, so that open screens follow. */
  'live',
  /** Creating news takes the header `Idempotency-Key`: the same key again makes no second item. */
  'idempotency',
  /** Editing and approving news take `If-Match` with the item's ETag: nothing happens to a version not seen. */
  'conditional-edit',
  /** The answer to creating or editing news says what was taken out of its html (`removed`). */
  'removed-html',
  /** Creating and editing news take the picture that both covers are cut from (`original`, `keep_original`), and an item says where it is. */
  'cover-original',
  /** `GET …/news/{newsId}` says who wrote the item (`author`). */
  'author',
  /** `POST /api/auth/refresh`: exchanges a refresh token for a new pair of tokens. */
  'refresh',
  /** `POST /api/auth/sign-out`: ends the session that the token belongs to. */
  'sign-out',
  /** `…/journalist/{groupId}/members`: levels and removal of members; `PUT …/{groupId}` renames the group. */
  'members',
  /** `POST …/restore`: a deleted category or country, or a removed member, comes back as it was. */
  'restore',
  /** A refusal with HTTP 403 says what is missing and who can give it (`missing`); `GET /api/users/administrators`. */
  'refusals',
  /** `/api/account/profile`, `…/avatar`, `…/password`: one's own name, bio, picture and password. */
  'profile',
  /** `/api/account/sessions`, `/api/account/new-devices`: where one is signed in, and how that is ended. */
  'sessions',
  /** `/api/account/two-factor`, `POST /api/auth/sign-in/second-factor`: a second step at sign-in. */
  'two-factor',
  /** `/api/accounts`: an administrator creates, edits, disables and enables accounts; their owners set the password by a link. */
  'accounts',
  /** `GET /api/health`, `GET /api/ready`: for a load balancer. */
  'health',
  /** `GET /api/audit`, `GET /api/audit.csv` and `GET …/news/{newsId}/history`: who did what, and when. */
  'audit',
  /** `POST …/approve` takes why an item is approved over what the checks found (`reason`); the audit log keeps it. */
  'approval-reason',
  /** `POST …/approve` refuses whoever wrote the item, by the setting of the installation. */
  'four-eyes',
  /** `GET /api/desk`: what waits for the caller's approval, what runs out, what has gone dark; `GET …/{groupId}/figures`: how a group decides. */
  'approval-desk',
  /** `GET /api/news`: the news of the caller's groups, filtered by state, author, category and dates, and sorted. */
  'find-news',
  /** `POST …/news/{newsId}/return`: an approver sends an item back with a comment, which items and lists carry (`returned`). */
  'returns',
  /** `…/news/{newsId}/versions`: every version of an item, each with its content, and one brought back. */
  'versions',
  /** `DELETE …/news/{newsId}`, `POST …/news/{newsId}/restore`, `GET …/{groupId}/trash`: deleted news are kept and come back. */
  'trash',
  /** `GET /n/{id}`: the public page of an approved item, where its addresses lead. */
  'site',
  /** `GET /api/docs`: the calls as an OpenAPI document. */
  'api-docs',
] as const;

export type ExtensionName = (typeof EXTENSIONS)[number];

export const isExtensionName = (name: unknown): name is ExtensionName =>
  EXTENSIONS.some((known) => known === name);
