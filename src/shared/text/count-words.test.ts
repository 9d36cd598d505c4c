import { countWords } from './count-words';

describe('counting words', () => {
  it('counts Thai words, which have no spaces between them [EDT-01]', () => {
    expect(countWords('ฉันกินข้าว')).toBe(3);
  });

  it('counts mixed Thai, English and digits, but no punctuation [EDT-01]', () => {
    expect(countWords('Breaking news: ฉันกินข้าว 69!')).toBe(6);
  });

  it('counts nothing in an empty text', () => {
    expect(countWords(' \n ')).toBe(0);
  });
});
