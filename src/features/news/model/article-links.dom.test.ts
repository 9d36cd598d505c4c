import { openLinksElsewhere, readersAddress } from './article-links';

const RULES = { productDomains: [], redirectPath: '/redirect', videoHosts: [], socialHosts: [] };
const BASE = 'https://news.test/n/101';

describe('the target of a link in an article', () => {
  it.each([
    ['https://rid.test/water?x=1', 'https://rid.test/water?x=1'],
    ['/redirect?link=https%3A%2F%2Frid.test%2Fwater', 'https://rid.test/water'],
    ['/n/102', 'https://news.test/n/102'],
    ['../about', 'https://news.test/about'],
    ['mailto:desk@news.test', 'mailto:desk@news.test'],
    ['tel:021234567', 'tel:021234567'],
    ['ftp://rid.test/?mailto:desk@news.test', null],
    ['#part-2', null],
    ['', 'https://news.test/n/101'],
    ['/redirect?link=javascript%3Aalert(1)', null],
    ['https://', null],
  ])('of %s is %s', (href, address) => {
    expect(readersAddress(href, BASE, RULES)).toBe(address);
  });

  it('of a relative link is unknown if the item has no address', () => {
    expect(readersAddress('/n/102', '', RULES)).toBeNull();
    expect(readersAddress('https://rid.test/', '', RULES)).toBe('https://rid.test/');
  });
});

it('opens links in a new tab, and disables links without a known target', () => {
  const article = document.createElement('div');
  article.innerHTML = '<a href="https://rid.test/">กรมชลประทาน</a><a href="#x">ด้านล่าง</a><a>ไม่มีลิงก์</a>';
  openLinksElsewhere(article, BASE, RULES);
  const [outside, inside, none] = article.querySelectorAll('a');
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
  expect(inside).not.toHaveAttribute('href');
  expect(none).not.toHaveAttribute('href');
});
