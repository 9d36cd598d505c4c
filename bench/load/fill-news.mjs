import { runServerTool } from '../../scripts/server-bundle.mjs';

import { fillVersions } from './fill-versions.mjs';

const HEADLINES = [
  ...['น้ำท่วมภาคเหนือคลี่คลาย', 'ค่าเงินบาทแข็งค่า', 'ทีมชาติไทยชนะ', 'เปิดเส้นทางรถไฟสายใหม่', 'ราคาทองคำปรับขึ้น'],
  ...[
    'Election results announced',
    'New museum opens',
    'Storm warning lifted',
    'Rice exports grow',
    'School term begins',
  ],
];
const BODY = 'ระดับน้ำลดลงต่อเนื่อง';
const TITLE = `(ARRAY[${HEADLINES.map((title) => `'${title}'`).join(',')}])[1 + (n / 11) % ${HEADLINES.length}] || ' ' || n`;

/** The number of further groups and of news in each: queries of a member of all groups read all of them. */
const SECTIONS = 20;
const SECTION_NEWS = 200;
/** A group in whose list every third item was deleted. */
const GAPS_NEWS = 3_000;
const CATEGORIES = 16;

/** The names by which the bench finds the big group and one of its categories. */
export const BIG_GROUP = 'Load';
export const BIG_CATEGORY = 'Load 1';

/**
 * Of 16 items one is returned, two are approved for a day (those of the last day run out, the others went dark), five are
 * permanent and eight wait. A hash decides, so that every writer and every category has items in all states.
 */
const KIND = '(hashint4(n) & 15)';
const CATEGORY = '((hashint4(n) >> 4) & 15)';

/** The number of different articles, of the words in each, and of the words that there are. */
const ARTICLES = 200;
const ARTICLE_WORDS = 300;
const VOCABULARY = 3_000;
const CONSONANTS = [...'กขคงจชซญดตถทนบปผพฟภมยรลวสหอ'];
const VOWELS = ['', 'า', '่า', 'ี', '้', 'ุ', 'ิ'];

/** Numbers from 0 to 1, the same in each run. */
const randomFrom = (seed) => () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

/** Words of one to three syllables. */
const vocabulary = (() => {
  const random = randomFrom(7);
  const often = (list) => list[Math.floor(random() ** 2 * list.length)];
  const syllable = () => often(CONSONANTS) + often(VOWELS) + often(CONSONANTS);
  const word = () => Array.from({ length: 1 + Math.floor(random() * 3) }, syllable).join('');
  return Array.from({ length: VOCABULARY }, word);
})();

/** Words without blanks between most of them; as in a language, the nth word is about as frequent as 1/n. */
const articleOf = (number) => {
  const random = randomFrom(number * 7_919 + 1);
  const word = () => vocabulary[Math.floor(VOCABULARY ** random()) - 1];
  return Array.from({ length: ARTICLE_WORDS }, () => word() + (random() < 0.1 ? ' ' : '')).join('');
};

const RARE_ARTICLE = articleOf(7);
/** A word of the texts of about one in two hundred news, and a phrase of theirs. */
export const RARE_WORD = vocabulary.findLast((word) => word.length >= 5 && RARE_ARTICLE.includes(word));
export const [RARE_PHRASE] = RARE_ARTICLE.match(/\S{3,8} \S{3,8}/);

const htmlOf = (number) => `<p>${BODY} ${articleOf(number)}</p>`;

const fillArticles = async (run) => {
  await run('CREATE TABLE bench_articles (number integer PRIMARY KEY, html text)');
  for (let number = 0; number < ARTICLES; number += 1)
    await run(`INSERT INTO bench_articles VALUES (${number}, '${htmlOf(number)}')`);
};

/** News 1 to `count` of a group, the last of them now and each `minutes` after the one before. */
const addNews = (run, group, count, minutes = 1) =>
  run(`
    INSERT INTO news (group_id, author_id, title, category_id, country_id, published_at, created_at, html,
                      tags, reference_links, cover_image_url, square_image_url, status, approved_until,
                      approved_permanently, returned_at, returned_by, return_comment, published_version, shown_from, waiting_since)
    SELECT g.id, u.first + n % least(1000, u.total), ${TITLE}, c.first + ${CATEGORY}, (SELECT id FROM countries WHERE code = 'TH'), moment, moment,
           (SELECT html FROM bench_articles WHERE number = n % ${ARTICLES}), ARRAY['ข่าวด่วน'], '[]',
           '/files/drawings/cover-1.svg', '/files/drawings/square-1.svg',
           CASE WHEN ${KIND} BETWEEN 1 AND 7 THEN 1 ELSE 0 END,
           CASE WHEN ${KIND} BETWEEN 1 AND 7 THEN moment + interval '1 day' END,
           ${KIND} BETWEEN 3 AND 7,
           CASE WHEN ${KIND} = 0 THEN least(moment + interval '1 hour', now()) END,
           CASE WHEN ${KIND} = 0 THEN u.first END,
           CASE WHEN ${KIND} = 0 THEN 'Please name the source.' END,
           CASE WHEN ${KIND} BETWEEN 1 AND 7 THEN 1 END,
           CASE WHEN ${KIND} BETWEEN 1 AND 7 THEN moment END,
           CASE WHEN ${KIND} > 7 THEN moment END
    FROM (SELECT n, now() - (${count} - n) * ${minutes} * interval '1 minute' AS moment FROM generate_series(1, ${count}) AS n) AS s,
         (SELECT min(id) AS first, count(*) AS total FROM users) AS u,
         (SELECT min(id) AS first FROM news_categories WHERE name LIKE 'Load %') AS c,
         (SELECT id FROM journalist_groups WHERE name = '${group}') AS g`);

/** The published copies, of the newest versions. */
const fillPublished = async (run) => {
  await run(
    `UPDATE news SET published_version = version WHERE published_version IS NOT NULL AND version > 1`,
  );
  await run(`
    INSERT INTO news_published SELECT id, version, created_at, author_id, title, meta_title, markdown, meta_description,
      category_id, country_id, published_at, html, tags, reference_links, video_url, tiktok_url, cover_image_url, square_image_url
    FROM news WHERE published_version IS NOT NULL`);
};

/** What a save writes for the search: the words of a headline, of its number, and of the article. */
const fillSearch = async (run) => {
  const { vectorOf } = await runServerTool('search-texts', 'server/src/modules/news-search/search-texts.ts');
  const wordsOf = (texts) => {
    const item = { title: '', html: '', markdown: '', tags: [], references: [], authorName: '', ...texts };
    return `'${vectorOf(item).replaceAll("'", "''")}'::tsvector`;
  };
  await run('CREATE TABLE bench_titles (title text PRIMARY KEY, words tsvector)');
  for (const title of HEADLINES)
    await run(`INSERT INTO bench_titles VALUES ('${title}', ${wordsOf({ title, tags: ['ข่าวด่วน'] })})`);
  await run('ALTER TABLE bench_articles ADD COLUMN words tsvector');
  for (let number = 0; number < ARTICLES; number += 1)
    await run(
      `UPDATE bench_articles SET words = ${wordsOf({ html: htmlOf(number) })} WHERE number = ${number}`,
    );
  await run(`
    INSERT INTO news_search
    SELECT n.id, t.words || number_words.words || a.words
    FROM (SELECT id, title, substring(title FROM '[0-9]+$') AS number FROM news) AS n
      JOIN LATERAL (
        SELECT string_agg(quote_literal(CASE at WHEN 1 THEN '' ELSE '^' END || substr(n.number, at)) || ':2A', ' ')::tsvector AS words
        FROM generate_series(1, length(n.number)) AS at) AS number_words ON true
      JOIN bench_articles AS a ON a.number = n.number::int % ${ARTICLES}
      JOIN bench_titles AS t ON n.title = t.title || ' ' || n.number
    ORDER BY n.id`);
  await run('DROP TABLE bench_titles, bench_articles');
};

const addGroup = (run, name, news) =>
  run(`INSERT INTO journalist_groups (name, total_news) VALUES ('${name}', ${news})`);

/** Deletes every third item of a group, like the server does. */
const deleteThird = async (run, group) => {
  const where = `group_id = (SELECT id FROM journalist_groups WHERE name = '${group}') AND id % 3 = 0`;
  await run(
    `UPDATE news SET deleted_from = group_id, group_id = NULL, deleted_at = now(), deleted_by = returned_by WHERE ${where}`,
  );
  await run(`
    UPDATE journalist_groups g SET total_news = (SELECT count(*) FROM news WHERE group_id = g.id)
    WHERE name = '${group}'`);
};

/**
 * All news in one group, the hardest case for its list, with the administrator as Head. There are further groups with few news;
 * `user1` is the Head of them all.
 */
export const fillNews = async (run, rows) => {
  await run(`
    INSERT INTO news_categories (name, sort_order)
    SELECT 'Load ' || n, n + (SELECT coalesce(max(sort_order), 0) FROM news_categories) FROM generate_series(1, ${CATEGORIES}) AS n`);
  await run(`INSERT INTO countries (name, code) VALUES ('Thailand', 'TH') ON CONFLICT DO NOTHING`);
  const sections = Array.from({ length: SECTIONS }, (_, index) => `Section ${index + 1}`);
  await addGroup(run, BIG_GROUP, rows);
  for (const name of sections) await addGroup(run, name, SECTION_NEWS);
  await addGroup(run, 'Gaps', GAPS_NEWS);
  await run(`
    INSERT INTO group_members (group_id, user_id, level)
    SELECT g.id, u.id, 1 FROM journalist_groups g, users u
    WHERE u.username = 'user1' OR (g.name = '${BIG_GROUP}' AND u.id = (SELECT min(id) FROM users))`);
  await fillArticles(run);
  await addNews(run, BIG_GROUP, rows);
  for (const name of sections) await addNews(run, name, SECTION_NEWS, 30);
  await addNews(run, 'Gaps', GAPS_NEWS);
  await deleteThird(run, 'Gaps');
  await fillVersions(run, BIG_GROUP);
  await fillPublished(run);
  await fillSearch(run);
};
