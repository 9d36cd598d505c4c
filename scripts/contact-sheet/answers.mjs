export const STATES = ['full', 'empty', 'loading', 'failing'];

/** Requests that do not belong to the page: the current user, and the stream of changes. */
const isOfEveryPage = (url) => /\/api\/(auth\/me|events|account\/new-devices)/.test(url);

/** The same response without data: empty lists, and totals of zero. */
const emptied = (value) => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (typeof inner === 'number' && key.startsWith('total')) return [key, key === 'totalPages' ? 1 : 0];
      return [key, key === 'lastPage' ? 1 : emptied(inner)];
    }),
  );
};

/**
 * Makes the API respond according to `state`. In the state `loading` nothing is answered until the returned function is called.
 * @param {import('playwright-core').Page} page
 * @param {string} state
 */
export const answerAs = async (page, state) => {
  let release = () => {};
  const released = new Promise((resolve) => (release = () => resolve(undefined)));
  if (state === 'full') return release;
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() !== 'GET' || isOfEveryPage(request.url())) return route.fallback();
    if (state === 'loading') {
      await released;
      return route.fallback();
    }
    if (state === 'failing') {
      const json = { success: false, code: 'PleaseContactSupport', message: '', data: null };
      return route.fulfill({ status: 500, json });
    }
    const response = await route.fetch();
    const isJson = response.headers()['content-type']?.includes('json');
    if (!isJson) return route.fulfill({ response });
    const answer = await response.json();
    return route.fulfill({ response, json: { ...answer, data: emptied(answer.data) } });
  });
  return release;
};

/** Changes single responses: `answers` has a function for each address that receives the real response. */
export const changeAnswers = async (page, answers = {}) => {
  for (const [address, change] of Object.entries(answers)) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ status: 200, json: change(await response.json()) });
    });
  }
};
