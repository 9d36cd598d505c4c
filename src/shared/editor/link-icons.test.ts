import fc from 'fast-check';

import { linkRules } from './testing/link-rules';
import { toSavedHtml } from './to-saved-html';

const save = (html: string) => toSavedHtml(html, linkRules);

describe('link icons in a saved body', () => {
  it('prepends one icon, by where the link leads [EDT-04]', () => {
    expect(save('<p><a href="https://product.example/1">ข่าว</a></p>')).toBe(
      '<p><a href="https://product.example/1"><span class="link-icon link-icon-product" aria-hidden="true">⌂ </span>ข่าว</a></p>',
    );
  });

  it('adds no second icon and no second redirect when saved again [EDT-03, EDT-04]', () => {
    const links = fc.array(
      fc.record({
        href: fc.constantFrom(
          'https://youtu.be/abc',
          'https://other.example/?a=1&b=2',
          'https://product.example',
          'https://x.com/a',
          '/own',
        ),
        text: fc.constantFrom(
          'ข่าว',
          '<strong>bold</strong> text',
          ' spaced ',
          '▶ typed',
          '<img src="/a.png">',
        ),
      }),
    );
    fc.assert(
      fc.property(links, (list) => {
        const html = list.map(({ href, text }) => `<p><a href="${href}">${text}</a></p>`).join('');
        const once = save(html);
        expect(save(once)).toBe(once);
      }),
    );
  });

  it('knows its icon even after a filter took the class away [EDT-04]', () => {
    const once = save('<p><a href="https://youtu.be/abc">ดู</a></p>');
    expect(save(once.replace(/ class="[^"]*"/, ''))).toBe(once);
  });

  it('changes the icon with the address', () => {
    const once = save('<p><a href="https://youtu.be/abc">ดู</a></p>');
    expect(save(once.replace(/href="[^"]*"/, 'href="https://x.com/a"'))).toContain('link-icon-social');
  });

  it('gives a link around a picture none', () => {
    expect(save('<p><a href="https://youtu.be/abc"><img src="/a.png"></a></p>')).not.toContain('link-icon');
  });
});
