import Delta from 'quill-delta';

import { findPlaces, replacePlaces } from './find-text';

const at = (contents: Delta, wanted: string) =>
  findPlaces(contents, wanted).places.map(({ index, length }) => [index, length]);

describe('words in the text', () => {
  it.each([
    ['น้ำท่วมกรุง น้ำท่วมสูง', 'น้ำท่วม', [0, 12]],
    ['Bangkok BANGKOK', 'bangkok', [0, 8]],
    ['ราคา 5.00 (บาท) และ 5x00', '5.00 (', [5]],
    ['ก ข', 'ก ข', [0]],
    ['กา ก่า กำ กิ ก', 'ก', [0, 13]],
    ['น้ำ น้', 'น้', [4]],
    ['น้ำ\u200bท่วม น้ำ\u00adท่\u200bวม', 'น้ำท่วม', [0, 9]],
    ['👩‍🚒👍🏽👩👍', '👩', [9]],
    ['👩‍🚒👍🏽👩👍', '👍', [11]],
    ['ไม่มี', '', []],
  ])('%j has %j at %j', (text, wanted, places) => {
    expect(at(new Delta().insert(`${text}\n`), wanted).map(([index]) => index)).toEqual(places);
  });

  it('are found across formats and behind pictures, in the positions of Quill', () => {
    const contents = new Delta()
      .insert({ image: '/a.png' })
      .insert('น้ำ')
      .insert('ท่วม', { bold: true })
      .insert('\n', { header: 2 })
      .insert('ฝน 😀 น้ำท่วม\n');
    expect(at(contents, 'น้ำท่วม')).toEqual([
      [1, 7],
      [15, 7],
    ]);
  });

  it('are not found across lines', () => {
    expect(at(new Delta().insert('น้ำ\nท่วม\n'), 'น้ำท่วม')).toEqual([]);
  });
});

describe('replaced words', () => {
  const contents = new Delta().insert('ก่อน ').insert('น้ำท่วม', { link: '/a' }).insert(' และน้ำท่วม ท้าย\n');

  it.each([
    ['อุทกภัย', 'ก่อน อุทกภัย และอุทกภัย ท้าย\n'],
    ['', 'ก่อน  และ ท้าย\n'],
    ['น้ำท่วมใหญ่', 'ก่อน น้ำท่วมใหญ่ และน้ำท่วมใหญ่ ท้าย\n'],
  ])('are %j at each place', (by, text) => {
    const changed = contents.compose(replacePlaces(findPlaces(contents, 'น้ำท่วม').places, by));
    expect(changed.ops.map(({ insert }) => insert).join('')).toBe(text);
  });

  it('keep the formats of what was there', () => {
    const [place] = findPlaces(contents, 'น้ำท่วม').places;
    const changed = contents.compose(replacePlaces(place ? [place] : [], 'อุทกภัย'));
    expect(changed.ops[1]).toEqual({ insert: 'อุทกภัย', attributes: { link: '/a' } });
  });
});
