import { BIG_CATEGORY } from '../../../load/fill-news.mjs';
import { ADMIN } from '../../server-process.mjs';
import { signInAt } from '../newsroom.mjs';
import { send } from '../send.mjs';

const MEGABYTE = 1024 * 1024;
/** One call is in, the others wait; it may break off what is too large. */
const EXPECTED = [200, 413, 429, 'cut'];

const article = (html, number = 0) =>
  `${JSON.stringify({ sourceId: `hostile ${number}`, title: 'x', html, country: 'TH' })}\n`;
const repeated = (line, megabytes) =>
  Buffer.from(line.repeat(Math.floor((megabytes * MEGABYTE) / line.length)));
const inside = Array.from(
  { length: 200 },
  (_, last) => `<img src="http://169.254.169.${last}/latest/">`,
).join('');

const bodies = () => [
  repeated('{"title":\n', 31),
  Buffer.from(article('<b>'.repeat(500_000))),
  repeated(article('<p><b>x</b></p>'.repeat(10_000)), 31),
  Buffer.from(Array.from({ length: 50 }, (_, number) => article(`<p>x</p>${inside}`, number)).join('')),
  repeated('x', 40),
];

let secret;

/** Another system's token in wrong hands: the largest and slowest bodies, two of each at once. */
export const imports = {
  name: 'imports of up to 40 MB, ten at once, with a stolen token',
  strike: async ({ url, room }) => {
    if (!secret) {
      const admin = await signInAt(url, ADMIN.username, '198.51.100.200');
      const made = await admin.post('/api/tokens', { name: 'stolen', purpose: 'import' });
      secret = JSON.parse(made.text).data.secret;
    }
    const query = new URLSearchParams({ author: 'person1', category: BIG_CATEGORY });
    const post = (body, index) =>
      send(`${url}/api/imports/${room.groupId}?${query}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secret}`,
          'content-type': 'application/x-ndjson',
          'x-forwarded-for': `198.51.100.${201 + index}`,
        },
        body: [body],
      });
    // In turns as well: at once, only the first of them is read.
    const alone = [];
    for (const [index, body] of bodies().entries()) alone.push(await post(body, index));
    const together = await Promise.all([...bodies(), ...bodies()].map(post));
    const answers = [...alone, ...together];
    return {
      answers,
      problems: [
        ...answers
          .filter(({ status }) => !EXPECTED.includes(status))
          .map(({ status, text }) => `an import was answered ${status}: ${text.slice(0, 80)}`),
        ...(alone.some(({ status }) => status === 200) ? [] : ['no import was read, so nothing was tried']),
      ],
    };
  },
};
