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
