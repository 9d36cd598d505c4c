import { takePictures, takePlaces } from './pasted-pictures';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const png = (name: string) => new File(['x'], name, { type: 'image/png' });

describe('pictures in pasted html', () => {
  it('stay if they are on a server', () => {
    const html = '<p><img src="https://cdn.example/a.png"><img src="/files/a.webp"></p>';
    expect(takePictures(html, [])).toEqual({ html, files: [], missing: 0 });
  });

  it('become files to upload if the html contains their data', () => {
    const { html, files, missing } = takePictures(`<p>a<img src="${PNG}">b</p>`, []);
    expect(files.map(({ name, type, size }) => ({ name, type, size }))).toEqual([
      { name: 'picture.png', type: 'image/png', size: 8 },
    ]);
    expect(missing).toBe(0);
    expect(takePlaces(html.replace(/<\/?p>/g, ''))).toEqual({
      text: 'ab',
      places: [{ index: 1, picture: 0 }],
    });
  });

  const DOT = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  it.each([
    `<img src="${DOT}" data-src="https://cdn.example/a.jpg">`,
    '<img data-lazy-src="https://cdn.example/a.jpg">',
    '<img src="https://cdn.example/blank.gif" data-original="https://cdn.example/a.jpg">',
    `<img src="${DOT}" data-srcset="https://cdn.example/b.jpg 300w, https://cdn.example/a.jpg 1000w">`,
    '<img srcset="https://cdn.example/a.jpg 2x, https://cdn.example/b.jpg 1x">',
  ])('have their address if the page had not loaded them yet: %s [PST-04]', (image) => {
    const { html, files, missing } = takePictures(`<p>ก${image}</p>`, []);
    expect(html).toContain(' src="https://cdn.example/a.jpg"');
    expect({ files, missing }).toEqual({ files: [], missing: 0 });
  });

  it('keep an address of their own [PST-04]', () => {
    const html = '<img src="https://cdn.example/a.jpg" data-src="https://cdn.example/b.jpg">';
    expect(takePictures(html, []).html).toBe(html);
    expect(takePictures(`<img src="${PNG}">`, []).files).toHaveLength(1);
  });

  it('of the boxes of tasks in Google Docs become signs [PST-04]', () => {
    const task = (isDone: boolean) =>
      `<li role="checkbox" aria-checked="${isDone}"><img src="${PNG}" alt="x" aria-roledescription="checkbox"><p>งาน</p></li>`;
    const { html, files } = takePictures(`<ul>${task(true)}${task(false)}</ul>`, []);
    expect(html).toMatch(/<p>☑ งาน<\/p>.*<p>☐ งาน<\/p>/);
    expect(files).toEqual([]);
  });

  it('are not found in words that name one', () => {
    expect(takePlaces('see picture 1')).toEqual({ text: 'see picture 1', places: [] });
  });

  it("are taken from the clipboard's files if there are as many as the html names", () => {
    const html = '<img src="file:///C:/a.png"><img src="file:///C:/b.png">';
    const beside = [png('one.png'), png('two.png')];
    expect(takePictures(html, beside)).toMatchObject({ files: beside, missing: 0 });
    expect(takePictures(html, beside.slice(1))).toMatchObject({ files: [], missing: 2 });
  });

  it.each([
    'file:///C:/a.png',
    'data:image/png;base64,%%%',
    'data:image/svg+xml,<svg/>',
    'blob:x',
    'cid:1',
    '',
  ])('are counted if they cannot be read: %s', (src) => {
    expect(takePictures(`<p>a<img src="${src}"></p>`, [])).toEqual({
      html: '<p>a</p>',
      files: [],
      missing: 1,
    });
  });
});
