import { toLinkAddress } from './link-panel';

describe('a typed link address', () => {
  it.each([
    ['https://other.example/ข่าว?a=1', 'https://other.example/ข่าว?a=1'],
    ['other.example', 'https://other.example'],
    ['www.other.example/a', 'https://www.other.example/a'],
    ['other.example:8080/a', 'https://other.example:8080/a'],
    ['desk@other.example', 'mailto:desk@other.example'],
    ['mailto:desk@other.example', 'mailto:desk@other.example'],
    ['tel:+6621234567', 'tel:+6621234567'],
    ['/news/1', '/news/1'],
    ['#part', '#part'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fother.example%2Fa&h=x', 'https://other.example/a'],
    ['www.google.com/url?q=https://other.example/b&sa=D', 'https://other.example/b'],
    ['https://t.co/AbC', 'https://t.co/AbC'],
  ])('%s becomes %s', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'ข่าว',
    'two words.example',
    'javascript:alert(1)',
    'javascript:alert(1)//https://other.example',
    'data:text/html,x',
    'ftp://other.example',
    '//other.example',
  ])('is refused: "%s"', (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
  });
});
