import { runServerTool } from '../../scripts/server-bundle.mjs';

/** Each word of these is in a tenth of the pictures; the rare one in one of a thousand. */
const SUBJECTS = [
  ...['น้ำท่วมภาคเหนือ', 'แถลงข่าวรัฐบาล', 'ตลาดเช้า', 'นักวิ่งมาราธอน', 'รถไฟความเร็วสูง'],
  ...['harbour at night', 'press conference', 'rice harvest', 'marathon runners', 'school opening'],
];
export const PICTURE_WORD = 'น้ำท่วม';
export const RARE_PICTURE_WORD = 'พะยูน';
export const PICTURE_TAG = 'ข่าวด่วน';
const RARE_EVERY = 1_000;

const quoted = (text) => `'${text.replaceAll("'", "''")}'`;

/** Fills the library of the big group: a third of the pictures is unused, a third has a tag, each is by one of a thousand people. */
export const fillPictures = async (run, pictures) => {
  const { wordsOf } = await runServerTool('picture-texts', 'server/src/modules/media/texts.ts');
  const texts = [...SUBJECTS, RARE_PICTURE_WORD].map((title, number) => {
    const text = {
      title,
      alt: `ภาพ${title}`,
      credit: 'มาลี ศรีสุข',
      source: 'สำนักข่าว',
      rightsNote: '',
      tags: [],
    };
    return `(${number}, ${quoted(title)}, ${quoted(text.alt)}, ${quoted(wordsOf(text))}::tsvector)`;
  });
  await run(`
    INSERT INTO files (key, group_id, uploaded_by, bytes, created_at, unused_since, purpose, width, height, title, alt,
                       credit, source, tags, words, is_kept)
    SELECT left(id, 2) || '/' || id || '.webp', (SELECT id FROM journalist_groups WHERE name = 'Load'),
           (SELECT min(id) FROM users) + n % 1000, 200000, now() - n * interval '1 minute',
           CASE WHEN n % 3 = 0 THEN now() END, 'inline', 1600, 900, t.title, t.alt, 'มาลี ศรีสุข', 'สำนักข่าว',
           CASE WHEN n % 3 = 1 THEN ARRAY['${PICTURE_TAG}'] ELSE '{}' END, t.words, true
    FROM (SELECT n, gen_random_uuid()::text AS id FROM generate_series(1, ${pictures}) AS n) AS numbers
    JOIN (VALUES ${texts.join(', ')}) AS t (number, title, alt, words)
      ON t.number = CASE WHEN n % ${RARE_EVERY} = 0 THEN ${SUBJECTS.length} ELSE n % ${SUBJECTS.length} END`);
};
