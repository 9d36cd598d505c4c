// Ten people at ordinary work, in a separate process, so that the attackers do not delay the measurement.
import { setTimeout as wait } from 'node:timers/promises';

import sharp from 'sharp';

import { newsParts } from '../news-parts.mjs';
import { ADMIN } from '../server-process.mjs';

import { namesOf } from './newsroom.mjs';
import { callerAt, send } from './send.mjs';

const [url = '', room = '{}'] = process.argv.slice(2);
const { groupId, categoryId } = JSON.parse(room);
const NEWS = `/api/news/journalist/${groupId}/news`;
const picture = await sharp({ create: { width: 320, height: 320, channels: 3, background: '#2563eb' } })
  .png()
  .toBuffer();

let records = [];
const record = (kind, { status, ms, text }) => {
  records.push({ kind, status, ms, ...(status !== 200 && { text: text.slice(0, 200) }) });
};

const signIn = async (person) => {
  const answer = await send(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: {
      'x-forwarded-for': person.address,
      'content-type': 'application/json',
      ...(person.cookie && { cookie: person.cookie }),
    },
    body: [JSON.stringify({ email: person.name, password: ADMIN.password })],
  });
  if (answer.status === 200) {
    // The last person uses a new browser every time.
    if (!person.isNewBrowser) person.cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
    person.caller = callerAt(url, person.address, JSON.parse(answer.text).data.token);
  }
  return answer;
};

const image = { file: picture, type: 'image/png' };
const createOwnItem = async (person) => {
  const parts = newsParts({ groupId, categoryId }, { cover: image, square: image });
  const { status, text } = await person.caller.form(`${NEWS}/create`, parts);
  if (status !== 200) throw new Error(`An item could not be created: ${status} ${text}`);
  person.newsId = JSON.parse(text).data.id;
};

const list = (person) => person.caller.get(`${NEWS}?page=${1 + Math.floor(Math.random() * 5)}`);
const search = (person) => person.caller.get(`${NEWS}?search=${encodeURIComponent('น้ำท่วม')}`);
const listUsers = (person) => person.caller.get('/api/users/search?page=1');
const read = (person) => person.caller.get(`${NEWS}/${person.newsId}`);
/** Every fourth save has a new cover. */
const save = (person) => {
  const number = Math.floor(Math.random() * 1_000_000);
  const changes = { title: `ข่าวทดสอบ ${number}`, ...(number % 4 === 0 && { cover: image }) };
  return person.caller.form(`${NEWS}/${person.newsId}/edit`, newsParts({ groupId, categoryId }, changes));
};
const times = (count, kind, run) => Array.from({ length: count }, () => ({ kind, run }));
const ACTIONS = [
  ...times(9, 'list', list),
  ...times(3, 'list', search),
  ...times(3, 'list', listUsers),
  ...times(3, 'read', read),
  ...times(4, 'save', save),
  ...times(2, 'sign in', signIn),
];

const work = async (person) => {
  for (;;) {
    await wait(200 + Math.random() * 400);
    const action = ACTIONS[Math.floor(Math.random() * ACTIONS.length)];
    record(action.kind, await action.run(person));
  }
};

const people = namesOf().map((name, index, { length }) => ({
  name,
  address: `203.0.113.${index + 1}`,
  isNewBrowser: index === length - 1,
}));
for (const person of people) {
  const { status, text } = await signIn(person);
  if (status !== 200) throw new Error(`${person.name} could not sign in: ${status} ${text}`);
  await createOwnItem(person);
}
// Returns the records since the last request.
process.on('message', () => {
  process.send?.(records);
  records = [];
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
await Promise.all(people.map(work));
