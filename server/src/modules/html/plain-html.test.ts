import { isPlainComment, isPlainlyWritten, isPlainTag } from './plain-html';

const TAGS = [
  '<p>',
  '</p>',
  '</P >',
  '<h1>',
  '<br/>',
  '<br />',
  '<p a>',
  '<p\na="b"  c=\'x y\' d=e-1_>',
  '<p a="" xml:lang="th" data-a.b_c:d-e="f">',
  '<p a=b/>',
];

const OTHER_TAGS = [
  '',
  'p',
  '< p>',
  '<1>',
  '<p',
  '<p>x',
  '<p><b>',
  '<x-y>',
  '<p a=>',
  '<p a = "b">',
  '<p a="b"c="d">',
  '<p a="<">',
  "<p a='>'>",
  '<p a=b"c>',
  '<p a=é>',
  '<p 1=a>',
  '<p a?>',
  "<p a='\"'>",
  '<p a/b>',
  '<p a="b>',
];

const COMMENTS = ['<!---->', '<!-- a -->', '<!-- wp:paragraph {"a":1} -->', '<!--a--b-->'];

const OTHER_COMMENTS = [
  '<!-->',
  '<!--->',
  '<!-->-->',
  '<!-- <b> -->',
  '<!-- > -->',
  '<!-- a',
  '<!a>',
  '<?a?>',
  '<!-- a -->b',
];

describe('HTML that every parser reads in one way', () => {
  it.each(TAGS)('has tags such as %j', (tag) => {
    expect([isPlainTag(tag), isPlainlyWritten(tag), isPlainComment(tag)]).toEqual([true, true, false]);
  });

  it.each(OTHER_TAGS)('has no tags such as %j', (tag) => {
    expect(isPlainTag(tag)).toBe(false);
  });

  it.each(COMMENTS)('has comments such as %j', (comment) => {
    expect([isPlainComment(comment), isPlainlyWritten(comment), isPlainTag(comment)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(OTHER_COMMENTS)('has no comments such as %j', (comment) => {
    expect(isPlainComment(comment)).toBe(false);
  });

  it.each(['', 'a > b', 'a<p>b</p><!-- c -->d<br>e'])('may be %j', (html) => {
    expect(isPlainlyWritten(html)).toBe(true);
  });

  it.each(['1 < 2', '<p>a</p> <', 'a<p>b<!doctype html>', '<!-- a --><!-->', '<p><x-y>'])(
    'is not %j',
    (html) => {
      expect(isPlainlyWritten(html)).toBe(false);
    },
  );
});
