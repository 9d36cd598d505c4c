/**
 * What a backend may offer beyond the core API, by name (docs/extensions.md). A backend lists its extensions
 * in config.json (`extensions`). Without the name, the console sends no such call and shows nothing of it.
 */
export const EXTENSIONS = [
  /** `GET /api/events`: a stream of changes, so that open screens stay up to date. */
  'live',
  /** Creating news accepts the header `Idempotency-Key`: a repeated key creates no second item. */
  'idempotency',
  /**
   * Editing and approving news accept `If-Match` with the item's ETag: the request fails if the item has
   * changed.
   */
  'conditional-edit',
  /** The response to creating or editing news lists what was removed from its html (`removed`). */
  'removed-html',
  /**
   * Creating and editing news accept the picture from which both covers are cropped (`original`,
   * `keep_original`); a news item contains its address.
   */
  'cover-original',
  /** `GET …/news/{newsId}` returns who wrote the item (`author`). */
  'author',
  /** `POST /api/auth/refresh`: exchanges a refresh token for a new pair of tokens. */
  'refresh',
  /** `POST /api/auth/sign-out`: ends the session of the token. */
  'sign-out',
  /**
   * `…/journalist/{groupId}/members`: change levels and remove members; `PUT …/{groupId}` renames the group.
   */
  'members',
  /** `POST …/restore`: restores a deleted category or country, or a removed member. */
  'restore',
  /**
   * A 403 response says what is missing and who can grant it (`missing`); `GET /api/users/administrators`.
   */
  'refusals',
  /** `/api/account/profile`, `…/avatar`, `…/password`: a person's own name, bio, picture and password. */
  'profile',
  /** `/api/account/sessions`, `/api/account/new-devices`: lists a person's own sessions and ends them. */
  'sessions',
  /** `/api/account/two-factor`, `POST /api/auth/sign-in/second-factor`: a second step at sign-in. */
  'two-factor',
  /**
   * `/api/account/passkeys`, `POST /api/auth/sign-in/passkey`, `POST /api/auth/step-up/passkey`: people sign in, and prove that
   * it is them, with a passkey.
   */
  'passkeys',
  /**
   * `/api/accounts`: an administrator creates, edits, disables and enables accounts; owners set their
   * password through a link.
   */
  'accounts',
  /** `POST /api/accounts` accepts the groups of which the new person becomes a member (`groups`). */
  'accounts-with-access',
  /**
   * One-time links are sent by mail too (`isMailed`); `POST /api/accounts/forgotten`: a link for somebody who has forgotten the
   * password.
   */
  'mail',
  /** `/api/auth/oidc`, `/api/account/provider`: people sign in by a provider of OpenID Connect too. */
  'oidc',
  /**
   * `/api/accounts/{id}/sign-in-ways`, `…/passkeys`, `…/provider`: an administrator sees how a person signs in, and removes a passkey
   * or the link to the provider.
   */
  'sign-in-ways',
  /** `GET /api/accounts/{id}/unfinished`: what a person leaves to others, before the account is disabled. */
  'hand-over',
  /** `POST …/news/{newsId}/hand-over`: a Head gives an item another author, and another group of theirs. */
  'hand-over-news',
  /** `…/accounts/{id}/erasure`, `POST …/erase`: an administrator erases a person whose account is disabled. */
  'erasure',
  /** `GET /api/health`, `GET /api/ready`: for a load balancer. */
  'health',
  /** `GET /api/audit`, `GET /api/audit.csv` and `GET …/news/{newsId}/history`: who did what, and when. */
  'audit',
  /**
   * `POST …/approve` accepts why an item is approved despite the findings of the checks (`reason`); the
   * audit log keeps it.
   */
  'approval-reason',
  /** `POST …/approve` refuses whoever wrote a part of the item, if the installation is set so. */
  'four-eyes',
  /**
   * `GET /api/desk`: what waits for approval, what ends soon and what has ended; `GET …/{groupId}/figures`:
   * how a group decides.
   */
  'approval-desk',
  /** `GET /api/news`: filters the news of the caller's groups by state, author, category and date, and sorts them. */
  'find-news',
  /** Lists of news find an item by all its texts (`search`) and contain where they found it (`snippet`). */
  'search-news',
  /**
   * `POST …/news/{newsId}/return`: an approver returns an item with a comment, which items and lists contain
   * (`returned`).
   */
  'returns',
  /**
   * Readers see the approved version of an item while later ones wait (`published`, `shownFrom`, `waitingSince`); `GET
   * …/news/{newsId}/published` returns it, and `POST …/news/{newsId}/withdraw` takes it away.
   */
  'published-copy',
  /** `POST …/approve` with `again` shows an item for another 24 hours. */
  'approval-again',
  /** `…/news/{newsId}/versions`: every version of an item with its content; a version can be restored. */
  'versions',
  /**
   * `DELETE …/news/{newsId}`, `POST …/news/{newsId}/restore`, `GET …/{groupId}/trash`: deleted news can be
   * restored; `GET …/journalist/deleted`, `POST …/{groupId}/restore`: so can a deleted group.
   */
  'trash',
  /** `…/news/{newsId}/comments`: a conversation on an item, among the people who may read it; readers never get it. */
  'comments',
  /** `…/{groupId}/templates`: prepared texts of a group, with which its members begin news. */
  'templates',
  /** `GET /n/{id}`: the public page of an approved item, to which its addresses point. */
  'site',
  /**
   * `GET /api/site/news`: what has changed for readers since a number, so that a website of its own never shows what was taken
   * away; feeds beside it.
   */
  'site-news',
  /**
   * `POST /api/auth/step-up`: calls that make people powerful are refused with `needsProof` until the caller has given their
   * password again.
   */
  'step-up',
  /** `POST …/{groupId}/fetch-picture`: the backend stores a picture of another website that was pasted. */
  'fetch-pictures',
  /** `GET …/{groupId}/tags`: the tags of a group's news that begin with what a person types. */
  'tag-suggestions',
  /** `/api/webhooks`: an administrator lets systems outside be told, over HTTP, what readers see. */
  'webhooks',
  /** `/api/tokens`: an administrator gives other systems tokens for a purpose; `POST /api/site/views` reports views with one. */
  'tokens',
  /** `POST /api/imports/{groupId}`: another system imports news into a group with a token. */
  'imports',
  /** Stored pictures are served in a few smaller sizes too, at addresses of their own beside that of the picture. */
  'picture-sizes',
  /** `/api/drafts`: the unsaved text of a form follows its writer to another device, and nobody else sees it. */
  'drafts',
  /** `/api/notifications`: what concerns a person, such as news of theirs that was returned; how they are told is their choice. */
  'notifications',
  /** `…/news/{newsId}/presence/{client}`, `GET …/{groupId}/presence`: people see who else has an item open, and who edits it. */
  'presence',
  /** `/api/views`: the saved views of a person are on each of their devices, and a Head shares one with a group. */
  'views',
  /**
   * `GET …/{groupId}/media`: the pictures of a group with what people wrote about them and where they are used; whom readers see as
   * the author of a picture (`credits`).
   */
  'media',
  /** `GET /api/docs`: the API as an OpenAPI document. */
  'api-docs',
] as const;

export type ExtensionName = (typeof EXTENSIONS)[number];

export const isExtensionName = (name: unknown): name is ExtensionName =>
  EXTENSIONS.some((known) => known === name);
