import { newsParts } from '../../news-parts.mjs';

/** Changes a text between reading and approving it. */
export const blindApproval = {
  name: 'approval of a text changed in between',
  isOnce: true,
  strike: async ({ news, room, person, trainees }) => {
    const image = { file: person.picture, type: 'image/png' };
    const created = await trainees[9].form(
      `${news}/create`,
      newsParts(room, { cover: image, square: image }),
    );
    const { id } = JSON.parse(created.text).data;
    const seen = await person.caller.get(`${news}/${id}`);
    const changed = await trainees[9].form(
      `${news}/${id}/edit`,
      newsParts(room, { title: 'Something else' }),
    );
    const approved = await person.caller.post(`${news}/${id}/approve`, undefined, {
      'if-match': String(seen.headers.etag),
    });
    const read = await person.caller.get(`${news}/${id}`);
    const approvedAsRead = await person.caller.post(`${news}/${id}/approve`, undefined, {
      'if-match': String(read.headers.etag),
    });
    return {
      answers: [created, seen, changed, approved, read, approvedAsRead],
      said: `approval ${approved.status}, as it was read ${approvedAsRead.status}`,
      problems: [
        ...(approved.status === 412 ? [] : [`approved blind: ${approved.status}`]),
        ...(approvedAsRead.status === 200 ? [] : [`not approved as it was read: ${approvedAsRead.status}`]),
      ],
    };
  },
};
