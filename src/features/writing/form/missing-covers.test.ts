import { missingCovers } from './missing-covers';

describe('the note after a form without covers was sent', () => {
  it.each([
    [
      'both',
      { cover: 'required', square: 'required' },
      ['please add Cover image', 'please add Square image'],
    ],
    ['the cover', { cover: 'required', title: 'required' }, ['please add Cover image']],
    ['the square cover', { square: 'required' }, ['please add Square image']],
    ['no cover', { title: 'required' }, []],
  ])('names what is missing: %s', (_what, errors, notes) => {
    expect(missingCovers(errors)).toEqual(notes);
  });
});
