import { isSoundAddress, isStoredFault, sameReference } from './stored-faults';

const pair = (label: string, link: string) => ({ label, link });

describe('an address in a field', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['https://a.example/', true],
    ['a.example', false],
    ['javascript:alert(1)', false],
  ])('is sound, or not: "%s"', (text, isSound) => {
    expect(isSoundAddress(text)).toBe(isSound);
  });
});

describe('a reference', () => {
  it('is the same where label and link are', () => {
    const one = pair('a', 'https://a.example/');
    expect(sameReference(one, { ...one })).toBe(true);
    expect(sameReference(one, { ...one, label: 'b' })).toBe(false);
    expect(sameReference(one, { ...one, link: 'https://b.example/' })).toBe(false);
  });

  it.each([
    ['a link that is no address', pair('a', 'a.example'), true],
    ['a label without a link', pair('a', ' '), true],
    ['a link without a label', pair(' ', 'https://a.example/'), true],
    ['a whole pair', pair('a', 'https://a.example/'), false],
    ['an empty pair', pair('', ' '), false],
  ])('that is stored with %s is left as it is, or is no fault', (_what, reference, isFault) => {
    expect(isStoredFault(reference, [pair('x', 'y'), reference])).toBe(isFault);
    expect(isStoredFault(reference, [pair('x', 'y')])).toBe(false);
    expect(isStoredFault(reference, [])).toBe(false);
  });
});
