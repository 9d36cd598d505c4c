/**
 * Import this before notistack. notistack is styled by goober, which writes its rules into a style element,
 * and the content security policy of the server forbids that. goober uses an existing element named
 * `_goober`, so this provides a stand-in whose text becomes a constructed style sheet of the document.
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
