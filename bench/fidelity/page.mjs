// Runs in Chromium: opens HTML in the real body field, types into it and returns what would be saved.
import { createElement, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Quill } from 'react-quill';

import { splitBody } from '@/shared/editor/blocks/split-body';
import { BodyField } from '@/shared/editor/body-field';
import { bodyToSave } from '@/shared/editor/to-saved-html';
import { ThemeProvider } from '@/shared/ui/theme/theme-provider';

import { runScripts } from './scripts.mjs';

const OPEN_LIMIT_MS = 30_000;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const until = async (find) => {
  const start = performance.now();
  for (;;) {
    const found = find();
    if (found) return found;
    if (performance.now() - start > OPEN_LIMIT_MS) throw new Error('The editor did not open.');
    await frame();
  }
};

const refuseUpload = () => Promise.reject(new Error('Nothing is uploaded here.'));

/** The body field with `stored` open in it, as the edit page holds it. */
const open = async (stored, links) => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let value = stored;
  let changes = 0;
  const Form = () => {
    const [current, setCurrent] = useState(stored);
    const onChange = (next) => {
      value = next;
      changes += 1;
      setCurrent(next);
    };
    const field = { label: 'Content', stored, value: current, onChange, onUploadImage: refuseUpload, links };
    return createElement(ThemeProvider, null, createElement(BodyField, { ...field, split: splitBody }));
  };
  const start = performance.now();
  flushSync(() => root.render(createElement(Form)));
  await until(() => place.querySelector('.ql-editor, .protected-body'));
  await frame();
  const container = place.querySelector('.ql-container');
  return {
    milliseconds: performance.now() - start,
    text: place.querySelector('.ql-editor'),
    quill: container && Quill.find(container),
    saved: () => bodyToSave(value, stored, links),
    isUntouched: () => changes === 0,
    changed: () => until(() => changes > 0),
    close: () => {
      root.unmount();
      place.remove();
    },
  };
};

const RAW = '.ql-raw';

/** The editors of the cells of a table. */
const cellsOf = (quill, block) => {
  const editors = [];
  for (let editor; (editor = quill.getModule('tables').editorOfCell(block, editors.length));)
    editors.push(editor);
  return editors;
};

/** Places in the middle of each line in which a person can type: of the text and, in a table, of its cells. */
const typablePlaces = ({ quill }) =>
  quill.getLines().flatMap((line) => {
    const { domNode } = line;
    if (domNode.matches('.ql-grid'))
      return cellsOf(quill, domNode).flatMap((cell) => typablePlaces({ quill: cell }));
    const isTypable = domNode.textContent.trim() !== '' && !domNode.closest(RAW);
    return isTypable ? [{ editor: quill, index: quill.getIndex(line) + (line.length() >> 1) }] : [];
  });

/** The result of editing at `part` (0 to 1) of the article's lines: the word typed once, or typed and deleted again. */
const edit = async (stored, links, { word, part, deleted = false }) => {
  const editor = await open(stored, links);
  try {
    if (!editor.quill) return { refused: true };
    const places = typablePlaces(editor);
    const place = places[Math.min(places.length - 1, Math.floor(places.length * part))];
    if (!place) return { nowhere: true };
    place.editor.insertText(place.index, word, 'user');
    if (deleted) place.editor.deleteText(place.index, word.length, 'user');
    await editor.changed();
    return { saved: await editor.saved() };
  } finally {
    editor.close();
  }
};

/** The word typed into every line, from the last to the first. */
const editAll = async (stored, links, word) => {
  const editor = await open(stored, links);
  try {
    if (!editor.quill) return { refused: true };
    const places = typablePlaces(editor);
    if (places.length === 0) return { nowhere: true };
    for (const place of places.reverse()) place.editor.insertText(place.index, word, 'user');
    await editor.changed();
    return { saved: await editor.saved() };
  } finally {
    editor.close();
  }
};

/** The state after opening: how much of the text can be edited, which blocks are raw, whether anything changed by itself. */
const look = async (stored, links) => {
  const editor = await open(stored, links);
  try {
    if (!editor.quill) return { refused: true };
    const shown = editor.text.cloneNode(true);
    shown.querySelectorAll(RAW).forEach((block) => block.remove());
    return {
      milliseconds: editor.milliseconds,
      editableText: shown.textContent,
      raw: editor.quill.getContents().ops.flatMap(({ insert }) => (insert?.raw ? [insert.raw] : [])),
      untouched: editor.isUntouched() && (await editor.saved()) === stored,
    };
  } finally {
    editor.close();
  }
};

/** What a reader sees: the rendered text, and the addresses of links and pictures. */
const read = (html) => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('.link-icon').forEach((icon) => icon.remove());
  const place = document.body.appendChild(document.createElement('div'));
  const addresses = (selector, name) =>
    [...page.querySelectorAll(`${selector}[${name}]`)].map((element) => element.getAttribute(name));
  const links = addresses('a', 'href');
  const pictures = addresses('img', 'src');
  page.querySelectorAll('img, iframe, video, audio, source, object, embed').forEach((media) => {
    media.replaceWith(page.createElement('wbr'));
  });
  page.querySelectorAll('script, style, template, noscript, link').forEach((gone) => gone.remove());
  place.append(...page.body.childNodes);
  const text = place.innerText;
  place.remove();
  return { text, links, pictures };
};

/** The number of script vectors that run when they are opened without being sanitised by a server. */
const scripts = (links) => runScripts((html) => open(html, links));

window.fidelity = { look, edit, editAll, read, scripts };
