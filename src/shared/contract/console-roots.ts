/** How the paths of the console begin. An old address of imported news that begins so cannot lead to the news. */
export const CONSOLE_ROOTS = [
  'sign-in',
  'set-password',
  'forgotten-password',
  'first-run',
  'dashboard',
  'account',
  'user',
  'audit',
  'webhook',
  'token',
  'journalist',
  'news',
  'notifications',
  'quiz',
] as const;
