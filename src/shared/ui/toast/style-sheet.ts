/**
 * notistack styles by goober, which writes its rules into a style element: the server's policy forbids that. Where it
 * finds an element named `_goober` it uses that one, so it is given a stand-in whose text becomes a sheet of the
 * document. To be loaded before notistack.
 */
if ('adoptedStyleSheets' in document && 'replaceSync' in CSSStyleSheet.prototype) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let css = '';
  const firstChild = {
    get data() {
      return css;
    },
    set data(text: string) {
      css = text;
      sheet.replaceSync(text);
    },
  };
  Object.assign(window, { _goober: { firstChild, parentNode: document.head } });
}
