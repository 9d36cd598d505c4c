/** How the rows of a table are exported: their order, which is the same on every engine, and the columns that stay here. */
type Exported = { order: string; without?: readonly string[] };

/**
 * The tables that an export holds. It holds no secret and nothing that only means something here: a column or table is exported
 * because it is named here, so that a new one never leaves by accident.
 */
export const EXPORTED: Record<string, Exported> = {
  // Everybody sets a new password by a link.
  users: { order: 'id', without: ['password_hash'] },
  news_categories: { order: 'id' },
  countries: { order: 'id' },
  former_country_codes: { order: 'code COLLATE "C"' },
  journalist_groups: { order: 'id' },
  group_members: { order: 'group_id, user_id' },
  deleted_group_members: { order: 'group_id, user_id' },
  group_categories: { order: 'group_id, category_id' },
  news: { order: 'id' },
  news_versions: { order: 'news_id, number' },
  news_comments: { order: 'id' },
  news_templates: { order: 'id' },
  news_published: { order: 'news_id' },
  news_views: { order: 'news_id, day' },
  news_sources: { order: 'group_id, source COLLATE "C"' },
  news_images: { order: 'news_id, key COLLATE "C"' },
  tag_uses: { order: 'id' },
  files: { order: 'key COLLATE "C"' },
  outbox_told: { order: 'news_id' },
  audit_log: { order: 'id' },
  saved_views: { order: 'id' },
  totals: { order: 'table_name COLLATE "C"' },
};

/** The tables that stay here, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  settings: 'secrets of the server',
  second_factors: 'secrets of people',
  passkeys: 'work only at the address of this installation',
  answered_challenges: 'of attempts to sign in here',
  account_links: 'secrets of people',
  provider_links: 'people link their accounts where they sign in',
  provider_sign_ins: 'of attempts to sign in here',
  api_tokens: 'secrets of other systems',
  webhooks: 'secrets of other systems',
  outbox: 'belongs to the webhooks',
  sessions: 'of the browsers that are signed in here',
  known_devices: 'of the browsers that were signed in here',
  code_pauses: 'of attempts to sign in here',
  sign_in_attempts: 'of attempts to sign in here',
  drafts: 'nobody but their writer may read them',
  notifications: 'nobody but their person may read them',
  presence: 'of the last seconds',
  notification_channels: 'belongs to the notifications',
  news_creations: 'of the last days, for requests that are repeated',
  news_search: 'the server makes it from the news',
  news_search_due: 'the server makes it from the news',
  image_store: 'which installation this is',
  suspected_files: 'of the image store',
  clean_up_state: 'of the clean-up',
  instances: 'of the running servers',
};
