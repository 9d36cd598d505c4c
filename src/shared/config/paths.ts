import type { Id } from '@/shared/contract';

const segment = (id: Id) => encodeURIComponent(id);
const group = (id: Id) => `/journalist/group/${segment(id)}`;

/** The query parameter that opens the review page with the comments. */
export const COMMENTS_PARAMETER = 'comments';

/** Every path of the console. A `pattern` is for the route table; the function next to it builds a link. */
export const paths = {
  root: '/',
  signIn: '/sign-in',
  /** The token follows `#`, so that the browser never sends it in a request for the page. */
  setPassword: '/set-password',
  forgotten: '/forgotten-password',
  firstRun: '/first-run',
  dashboard: '/dashboard',
  account: '/account',
  notifications: '/notifications',
  users: '/user',
  userCreate: '/user/create',
  userEdit: { pattern: '/user/:userId/edit', href: (id: Id) => `/user/${segment(id)}/edit` },
  user: { pattern: '/user/:userId', href: (id: Id) => `/user/${segment(id)}` },
  audit: '/audit',
  webhooks: '/webhook',
  webhook: { pattern: '/webhook/:webhookId', href: (id: Id) => `/webhook/${segment(id)}` },
  tokens: '/token',
  groups: '/journalist',
  groupCreate: '/journalist/group/create',
  group: { pattern: '/journalist/group/:groupId', href: group },
  memberInvite: {
    pattern: '/journalist/group/:groupId/member/invite',
    href: (id: Id) => `${group(id)}/member/invite`,
  },
  groupNews: { pattern: '/journalist/group/:groupId/news', href: (id: Id) => `${group(id)}/news` },
  deletedNews: {
    pattern: '/journalist/group/:groupId/news/deleted',
    href: (id: Id) => `${group(id)}/news/deleted`,
  },
  media: { pattern: '/journalist/group/:groupId/media', href: (id: Id) => `${group(id)}/media` },
  deletedMedia: {
    pattern: '/journalist/group/:groupId/media/deleted',
    href: (id: Id) => `${group(id)}/media/deleted`,
  },
  newsCreate: {
    pattern: '/journalist/group/:groupId/news/create',
    href: (id: Id) => `${group(id)}/news/create`,
  },
  newsReview: {
    pattern: '/journalist/group/:groupId/news/:newsId',
    href: (groupId: Id, newsId: Id) => `${group(groupId)}/news/${segment(newsId)}`,
  },
  newsEdit: {
    pattern: '/journalist/group/:groupId/news/:newsId/edit',
    href: (groupId: Id, newsId: Id) => `${group(groupId)}/news/${segment(newsId)}/edit`,
  },
  newsVersions: {
    pattern: '/journalist/group/:groupId/news/:newsId/versions',
    href: (groupId: Id, newsId: Id) => `${group(groupId)}/news/${segment(newsId)}/versions`,
  },
  news: '/news',
  categories: '/news/category',
  categoryCreate: '/news/category/create',
  categoryEdit: {
    pattern: '/news/category/:categoryId/edit',
    href: (id: Id) => `/news/category/${segment(id)}/edit`,
  },
  countries: '/news/country',
  countryCreate: '/news/country/create',
  countryEdit: { pattern: '/news/country/:countryId', href: (id: Id) => `/news/country/${segment(id)}` },
  quizzes: '/quiz',
  quizCategories: '/quiz/category',
  quizList: '/quiz/list',
} as const;
