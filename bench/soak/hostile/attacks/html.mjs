import { newsParts } from '../../news-parts.mjs';

const deep = (pairs) => '<b>'.repeat(pairs) + '</i>'.repeat(pairs);
/** Unclosed elements: a browser opens all of them again in every paragraph, 270,000 from 13 kB. */
const reopened = (open, paragraphs) =>
  `<p>${Array.from({ length: open }, (_, level) => `<b class="c${level}">`).join('')}</p>${'<p>x'.repeat(paragraphs)}`;
/** Text on which a quadratic sanitiser would work for a minute, and text over the length limit. */
const TEXTS = [
  deep(100_000),
  deep(57_000),
  `<p>${'a'.repeat(3_900_000)}</p>`,
  '<p><b>x</b></p>'.repeat(60_000),
  reopened(90, 3_000),
];

let hasJudged = false;

/** Texts that are slow to parse, from five Trainees at once. */
export const html = {
  name: 'html that is slow to parse, of 13 kB to 3.9 MB',
  strike: async ({ news, room, trainees }) => {
    const answers = await Promise.all(
      TEXTS.map((text, index) => trainees[index].form(`${news}/create`, newsParts(room, { html: text }))),
    );
    // Later all may be refused for too many forms a minute.
    hasJudged ||= answers.some(({ status }) => status === 400);
    const unexplained = answers.filter(({ status, text }) => status === 400 && !text.includes('"html"'));
    return {
      answers,
      problems: [
        ...answers
          .filter(({ status }) => status !== 400 && status !== 429)
          .map(({ status }) => `html was answered ${status}`),
        ...unexplained.map(() => 'a refusal names no field html'),
        ...(hasJudged ? [] : ['no text was judged']),
      ],
    };
  },
};
