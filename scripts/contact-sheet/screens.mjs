import { call } from '../demo-server.mjs';
import { runServerTool } from '../server-bundle.mjs';

const GROUP = '2';
const PERSON = '4';
const CATEGORY = '3';
const COUNTRY = '1';

/** Responses for pages that the demo data never shows. */
const FIRST_RUN = {
  '**/config.json': (config) => ({ ...config, firstRun: true }),
  '**/api/accounts/first-run': () => ({ success: true, data: { isOpen: true, needsToken: true } }),
};

/**
 * Every path of the console with the ids of the demo data, and two pages without a path of their own. The paths come from
 * the console itself, so a new page is included automatically.
 */
export const findScreens = async (origin, tokens) => {
  const { paths } = await runServerTool('console-paths', 'src/shared/config/paths.ts');
  const news = `/api/news/journalist/${GROUP}/news`;
  const { data: items } = await call(origin, tokens.access_token, 'GET', `${news}?page=1&limit=20`);
  await call(origin, tokens.access_token, 'DELETE', `${news}/${items.at(-1).id}`);
  const { token } = await call(origin, tokens.access_token, 'POST', `/api/accounts/${PERSON}/link`);
  const webhook = await call(origin, tokens.access_token, 'POST', '/api/webhooks', {
    url: 'http://127.0.0.1:9/nobody-answers',
    kinds: ['published', 'withdrawn'],
  });
  await call(origin, tokens.access_token, 'POST', `/api/webhooks/${webhook.id}/test`);
  const ids = {
    groupId: GROUP,
    userId: PERSON,
    categoryId: CATEGORY,
    countryId: COUNTRY,
    newsId: items[0].id,
    webhookId: webhook.id,
  };
  const addressOf = (pattern) => pattern.replace(/:(\w+)/g, (_, name) => ids[name]);
  const entries = Object.entries(paths).filter(([name]) => name !== 'root');
  const screens = entries.map(([name, path]) => ({
    name,
    address: addressOf(typeof path === 'string' ? path : path.pattern),
  }));
  const special = {
    signIn: { isOpenToAll: true },
    setPassword: { isOpenToAll: true, address: `${paths.setPassword}#${token}` },
    firstRun: { isOpenToAll: true, answers: FIRST_RUN },
  };
  return [
    ...screens.map((screen) => ({ ...screen, ...special[screen.name] })),
    { name: 'notFound', address: '/nowhere' },
    { name: 'forbidden', address: paths.users, as: 'plain' },
  ];
};
