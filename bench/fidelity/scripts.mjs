// Runs in Chromium: HTML that would run a script if it were shown unsanitised.
import { xssHtml } from '@/shared/editor/testing/xss-corpus';

const list = (words) => words.trim().split(/\s+/);

const TAGS = list(`
  a abbr address article aside audio b blockquote body br button canvas caption center cite code col colgroup custom-tag
  data dd details dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h6 header hr
  i iframe image img input ins label legend li link main map mark marquee math menu meta meter nav noembed noscript object
  ol optgroup option output p param picture pre progress q ruby s section select small source span strong style sub summary
  sup svg table tbody td template textarea tfoot th thead time title tr track u ul video xmp`);
const EVENTS = list(`
  load error click dblclick auxclick contextmenu mouseover mouseenter mousemove mousedown mouseup wheel pointerover
  pointerenter pointerdown focus focusin blur keydown keyup keypress input change select submit reset toggle beforetoggle
  animationstart animationend transitionend scroll copy cut paste drag dragstart dragenter drop loadstart canplay play
  begin finish start message hashchange resize cancel close`);
const AROUND = [
  ['', ''],
  ['<p>a ', ' b</p>'],
  ['<ul><li>', '</li></ul>'],
  ['<table><tr><td colspan=2>', '</td></tr></table>'],
  ['<figure>', '<figcaption>c</figcaption></figure>'],
  ['<dl><dt>a<dd>', '</dl>'],
  ['<svg><foreignObject>', '</foreignObject></svg>'],
  ['<math><mtext>', '</mtext></math>'],
];

/** Vectors that swallow the rest of the text and would hide the following ones. */
const SWALLOWS =
  /<(?:plaintext|xmp|noembed|noscript|noframes|iframe|textarea|title|style|template|select|frameset|!|\?)|<script[^>]*>(?!.*<\/script)|<(?:svg|math)(?!.*<\/(?:svg|math)>$)/i;
const TOGETHER = 60;

/** @type {string[]} */
const vectors = [
  ...TAGS.flatMap((tag) =>
    EVENTS.map((event) => `<${tag} src=x href=x data=x on${event}="alert(1)" tabindex=1>x</${tag}>`),
  ),
  ...xssHtml.flatMap((html) => AROUND.map(([open, close]) => open + html + close)),
];

/** The vectors as articles: many in one, but those that would hide others separately. */
const articles = () => {
  const alone = vectors.filter((html) => SWALLOWS.test(html));
  const others = vectors.filter((html) => !SWALLOWS.test(html));
  const groups = Array.from({ length: Math.ceil(others.length / TOGETHER) }, (_, index) =>
    others.slice(index * TOGETHER, (index + 1) * TOGETHER).join('<p>-</p>'),
  );
  return [...alone, ...groups];
};

const elementsIn = (root) =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsIn(element.shadowRoot) : []),
  ]);

const isScript = (address) => /^\s*(?:javascript|vbscript|data:text)/i.test(address);

/** Sends every event that a person or the browser could cause; returns how often a script ran, or would run from an address. */
const provoke = async (place) => {
  let ran = 0;
  window.alert = () => (ran += 1);
  const elements = elementsIn(place);
  for (const element of elements)
    for (const event of EVENTS) element.dispatchEvent(new Event(event, { cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const addresses = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'xlink:href'].map((name) => element.getAttribute(name) ?? ''),
  );
  return ran + addresses.filter(isScript).length;
};

/** Opens every vector with `open` as an article that no server has sanitised, and sends events to it. */
export const runScripts = async (open) => {
  const seen = document.body.appendChild(document.createElement('div'));
  // Without an address, because a failing load would trigger scripts while the first article is open.
  seen.innerHTML = '<img onerror="alert(1)"><p onclick="alert(1)">x</p>';
  const control = await provoke(seen);
  seen.remove();
  const found = [];
  for (const html of articles()) {
    const editor = await open(html);
    if ((await provoke(editor.text)) > 0) found.push(html.slice(0, 300));
    editor.close();
  }
  return { control, vectors: vectors.length, found };
};
