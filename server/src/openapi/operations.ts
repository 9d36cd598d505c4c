/** What the document says about a call beyond its schemas. */
export type Operation = { id: string; tag: string; summary: string; produces?: string };

const operation = (tag: string, id: string, summary: string, produces?: string): Operation => ({
  id,
  tag,
  summary,
  ...(produces !== undefined && { produces }),
});

const GROUP = '/api/news/journalist/:groupId';

/** Every call, by method and route. A call without a line here fails a test. */
export const OPERATIONS: Record<string, Operation> = {
  'GET /api/auth/me': operation('Session', 'getMe', 'The signed-in user'),
  'POST /api/auth/sign-in': operation(
    'Session',
    'signIn',
    'Sign in with a username or e-mail and a password',
  ),
  'POST /api/auth/refresh': operation('Session', 'refresh', 'Exchange a refresh token, once, for a new pair'),
  'POST /api/auth/sign-out': operation('Session', 'signOut', 'End the session that the token belongs to'),

  'GET /api/users/search': operation('Users', 'searchUsers', 'A page of users, found by name or e-mail'),
  'GET /api/users/detail/:id': operation('Users', 'getUser', 'One user'),
  'PUT /api/users/permissions/:id/add': operation('Users', 'addPermission', 'Give a user a permission bit'),
  'PUT /api/users/permissions/:id/remove': operation(
    'Users',
    'removePermission',
    'Take a permission bit from a user',
  ),

  'GET /api/news/journalist/check/:id': operation(
    'Groups',
    'checkJournalist',
    'Whether a user writes for any group',
  ),
  'GET /api/news/journalist': operation('Groups', 'listGroups', 'Journalist groups, found by name'),
  'POST /api/news/journalist': operation(
    'Groups',
    'createGroup',
    'Create a group; its creator becomes its Head',
  ),
  [`GET ${GROUP}`]: operation('Groups', 'getGroup', 'One group with its members'),
  [`DELETE ${GROUP}`]: operation('Groups', 'deleteGroup', 'Delete a group with its news'),
  [`GET ${GROUP}/statistics`]: operation('Groups', 'getGroupStatistics', 'The figures of a group'),
  [`GET ${GROUP}/categories`]: operation(
    'Groups',
    'listGroupCategories',
    'The categories that a group writes in',
  ),
  [`POST ${GROUP}/categories/:categoryId`]: operation(
    'Groups',
    'addGroupCategory',
    'Give a group a category',
  ),
  [`DELETE ${GROUP}/categories/:categoryId`]: operation(
    'Groups',
    'removeGroupCategory',
    'Take a category from a group',
  ),
  [`POST ${GROUP}/member`]: operation('Groups', 'inviteMember', 'Make a user a member of a group'),

  'GET /api/news/journalist/news/:userId': operation(
    'News',
    'listNewsOfUser',
    'A page of the news of one writer',
  ),
  [`GET ${GROUP}/news`]: operation('News', 'listGroupNews', 'A page of the news of a group'),
  [`GET ${GROUP}/news/:newsId`]: operation('News', 'getNews', 'One news item with its text'),
  [`POST ${GROUP}/news/create`]: operation(
    'News',
    'createNews',
    'Write news: a draft that waits for approval',
  ),
  [`POST ${GROUP}/news/:newsId/edit`]: operation(
    'News',
    'editNews',
    'Change news; a cover not sent again stays',
  ),
  [`POST ${GROUP}/news/:newsId/approve`]: operation(
    'News',
    'approveNews',
    'Approve news: the first call for 24 hours, the next for good',
  ),
  [`POST ${GROUP}/upload`]: operation('News', 'uploadImage', 'Store an image for the text of news'),

  'GET /api/news/categories': operation(
    'Categories',
    'listCategories',
    'News categories, highest place first',
  ),
  'POST /api/news/categories': operation(
    'Categories',
    'createCategory',
    'Create a category, in the highest place',
  ),
  'GET /api/news/categories/:id': operation('Categories', 'getCategory', 'One category'),
  'PUT /api/news/categories/:id': operation('Categories', 'updateCategory', 'Rename a category or move it'),
  'DELETE /api/news/categories/:id': operation(
    'Categories',
    'deleteCategory',
    'Delete a category without news',
  ),

  'GET /api/news/countries': operation('Countries', 'listCountries', 'Countries, found by name or code'),
  'POST /api/news/countries': operation('Countries', 'createCountry', 'Create a country'),
  'GET /api/news/countries/:id': operation('Countries', 'getCountry', 'One country'),
  'PUT /api/news/countries/:id': operation('Countries', 'updateCountry', 'Change a country'),
  'DELETE /api/news/countries/:id': operation('Countries', 'deleteCountry', 'Delete a country without news'),

  'GET /api/events': operation(
    'Service',
    'followChanges',
    'What writes have changed, as they happen',
    'text/event-stream',
  ),
  'GET /api/health': operation('Service', 'getHealth', 'Whether the server and its database answer'),
  'GET /api/ready': operation('Service', 'getReadiness', 'Whether the server takes requests at the moment'),
  'GET /api/docs': operation(
    'Service',
    'getDocument',
    'This document; a page to read for a browser',
    'application/json',
  ),
};
