import { cleanSource } from './clean-source';

describe('the source of a block', () => {
  it.each([
    '<p>ข่าว <b>ด่วน</b></p>',
    '<svg viewBox="0 0 1 1"><path d="M0 0h1"></path></svg>',
    '<math><mi>x</mi></math>',
    '<iframe src="https://frames.example/x"></iframe>',
    '<iframe src="http://frames.example/x"></iframe>',
    '<a id="top" name="top">x</a>',
    '<!-- ที่มา -->',
  ])('stays as it was written if nothing in it is active: %s', (source) => {
    expect(cleanSource(source)).toEqual({ html: source, removed: [] });
  });

  it.each([
    ['<p onclick="x()">a</p>', '<p>a</p>', ['onclick']],
    ['<p>a</p><script>x()</script>', '<p>a</p>', ['<script>']],
    ['<svg><script>x()</script></svg>', '<svg></svg>', ['<script>']],
  ])('loses what is active, and says so: %s', (source, html, removed) => {
    expect(cleanSource(source)).toEqual({ html, removed });
  });
});
