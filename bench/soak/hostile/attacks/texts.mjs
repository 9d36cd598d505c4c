import { newsParts } from '../../news-parts.mjs';

const LONE = '\\ud800';
const NUL = '\\u0000';

/** Lone surrogates, and NUL, which no database stores, in every text. */
export const texts = {
  name: 'lone surrogates and NUL in every text',
  strike: async ({ news, room, trainees }) => {
    const [trainee] = trainees;
    const references = [LONE, NUL].map((bad) => `[{"label":"${bad}","url":"https://example.com"}]`);
    const fields = ['title', 'markdown', 'html', 'tags', 'metaTitle', 'videoUrl', 'publishedDate'];
    const answers = await Promise.all([
      ...references.map((value) => trainee.form(`${news}/create`, newsParts(room, { references: value }))),
    ]);
    // Two forms of a person at a time.
    const unnamed = [];
    for (const field of fields) {
      const answer = await trainee.form(`${news}/create`, newsParts(room, { [field]: 'a\u0000b' }));
      answers.push(answer);
      const isNamed = answer.status === 400 && answer.text.includes(`"${field}"`);
      if (!isNamed && answer.status !== 429) unnamed.push(`${field} was answered ${answer.status}`);
    }
    for (const path of ['/api/auth/sign-in', '/api/auth/refresh']) {
      for (const bad of ['\ud800', '\u0000'])
        answers.push(await trainee.post(path, { email: bad, password: bad, refreshToken: bad }));
    }
    for (const bad of ['%00', '%ED%A0%80', '%E0%B8'])
      answers.push(
        await trainee.get(`${news}?search=${bad}`),
        await trainee.get(`/api/news/categories?search=${bad}`),
      );
    return {
      answers,
      problems: [
        ...answers
          .filter(({ status }) => status === 'cut' || status >= 500)
          .map(({ status, text }) => `a bad text was answered ${status}: ${text.slice(0, 80)}`),
        ...unnamed,
      ],
    };
  },
};
