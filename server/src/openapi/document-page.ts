import { escapeHtml } from '@contract';

type Json = Record<string, unknown>;

// The document is made of records; anything else reads as an empty one.
const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};

const escape = (text: unknown): string => escapeHtml(String(text ?? ''));

const linked = (schema: unknown): string =>
  escape(JSON.stringify(schema, null, 1)).replace(/#\/components\/schemas\/(\w+)/g, '<a href="#$1">$1</a>');

const contentOf = (holder: unknown): string =>
  Object.entries(record(record(holder)['content']))
    .map(([type, media]) => `<p>${escape(type)}</p><pre>${linked(record(media)['schema'])}</pre>`)
    .join('');

const parametersOf = (parameters: unknown): string =>
  (Array.isArray(parameters) ? parameters : [])
    .map(record)
    .map((one) => `<li>${escape(one['in'])} <b>${escape(one['name'])}</b> ${linked(one['schema'])}</li>`)
    .join('');

const callOf = (path: string, method: string, operation: Json): string => `<details>
<summary><b>${escape(method.toUpperCase())}</b> ${escape(path)} — ${escape(operation['summary'])}</summary>
<p>${escape(operation['description'])}</p>
<ul>${parametersOf(operation['parameters'])}</ul>
${operation['requestBody'] ? `<h3>Body</h3>${contentOf(operation['requestBody'])}` : ''}
<h3>Answer</h3>${contentOf(record(operation['responses'])['200'])}
</details>`;

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}
details{border-bottom:1px solid #8886}summary{padding:.5rem 0;cursor:pointer}pre{overflow:auto;padding:1rem;background:#8882}
@media (prefers-color-scheme:dark){:root{color-scheme:dark}}`;

/** The OpenAPI document as one page without script, to read in a browser. */
export const documentPage = (document: object): string => {
  const { info, paths, components } = record(document);
  const calls = Object.entries(record(paths)).flatMap(([path, item]) =>
    Object.entries(record(item)).map(([method, operation]) => callOf(path, method, record(operation))),
  );
  const schemas = Object.entries(record(record(components)['schemas'])).map(
    ([name, schema]) => `<h3 id="${escape(name)}">${escape(name)}</h3><pre>${linked(schema)}</pre>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(record(info)['title'])}: calls</title><style>${STYLE}</style>
<h1>${escape(record(info)['title'])}: calls</h1><p>${escape(record(info)['description'])}</p>
<p>The same as JSON: ask for this address without <code>Accept: text/html</code>.</p>
${calls.join('\n')}<h2>Schemas</h2>${schemas.join('\n')}</html>`;
};
