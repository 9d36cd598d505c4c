import { rewriteLinks } from './blocks/rewrite-links';
import { inEditor } from './testing/in-editor';
import { linkRules } from './testing/link-rules';

const edited = (html: string) => {
  const { type, html: saved } = inEditor(html);
  type('x', '!');
  return rewriteLinks(saved(), linkRules);
};
const ICON = '<span class="link-icon link-icon-product" aria-hidden="true">⌂ </span>';

describe('the links of an edited paragraph', () => {
  it('begin with one icon, depending on their target [EDT-04]', () => {
    const link = (icon: string) => `<p><a href="https://product.example/1">${icon}ข่าว</a> x`;
    expect(edited(`${link('')}</p>`)).toBe(`${link(ICON)}!</p>`);
    expect(edited(`${link(ICON)}</p>`)).toBe(`${link(ICON)}!</p>`);
  });

  it('are not redirected twice when they are saved again [EDT-03]', () => {
    const once = edited('<p><a href="https://other.example/?a=1&amp;b=2">ข่าว</a> x</p>');
    expect(once).toContain('href="https://product.example/redirect?link=https%3A%2F%2Fother.example');
    expect(edited(once)).toBe(once.replace('x!', 'x!!'));
  });

  it('keep a symbol that the author wrote [FID-03]', () => {
    expect(edited('<p><a href="https://youtu.be/abc">♥ ดู</a> x</p>')).toContain('♥ ดู</a>');
  });

  it('get no icon around a picture', () => {
    expect(edited('<p><a href="https://youtu.be/abc"><img src="/a.png"></a> x</p>')).not.toContain(
      'link-icon',
    );
  });
});

describe('an outgoing link', () => {
  it('is rewritten in every block; the rest of an unedited block does not change [EDT-03, FID-02]', () => {
    const other = (href: string) => `<P Class=a>b  <A\nTITLE='t' ${href} >ข่าว</a></P>\n<p>x`;
    expect(edited(`${other("HREF = 'https://other.example/'")}</p>`)).toBe(
      `${other('href="https://product.example/redirect?link=https%3A%2F%2Fother.example%2F"')}!</p>`,
    );
  });
});
