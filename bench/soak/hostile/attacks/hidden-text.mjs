import { newsParts } from '../../news-parts.mjs';

/** Text that a reviewer would not see. */
export const hiddenText = {
  name: 'text hidden by an attribute of the console',
  isOnce: true,
  strike: async ({ news, room, person, trainees }) => {
    const html = '<p>seen</p><div data-static="">hidden</div>';
    const image = { file: person.picture, type: 'image/png' };
    const created = await trainees[10].form(
      `${news}/create`,
      newsParts(room, { html, cover: image, square: image }),
    );
    const { id } = created.status === 200 ? JSON.parse(created.text).data : {};
    const read = await trainees[10].get(`${news}/${id}`);
    return {
      answers: [created, read],
      problems: [
        ...(created.status === 200 ? [] : [`not saved: ${created.status} ${created.text.slice(0, 100)}`]),
        ...(read.text.includes('data-static') ? ['the attribute was kept'] : []),
      ],
    };
  },
};
