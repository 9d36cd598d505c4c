/** The edited fields, by their API names, each with its label in the form. */
export const FIELDS = {
  title: 'Title',
  metaTitle: 'Meta Title',
  markdown: 'Markdown',
  metaDescription: 'Meta Description',
  html: 'Content',
  references: 'Reference links',
  tags: 'Tags',
};
export const FIELD_NAMES = Object.keys(FIELDS);
export const isSet = (name) => name === 'references' || name === 'tags';

const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" };

const plainText = (html) =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name) => ENTITIES[name]);

const tidy = (text) => text.replaceAll('\u00a0', ' ').trim();

const tidyLines = (text) =>
  text
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '')
    .join('\n');

/** Normalises the fields for comparison: ignores spaces at either end and empty paragraphs. */
export const comparable = (values) => ({
  ...Object.fromEntries(FIELD_NAMES.map((name) => [name, values[name]])),
  title: tidy(values.title),
  metaTitle: tidy(values.metaTitle),
  markdown: tidy(values.markdown),
  metaDescription: tidy(values.metaDescription),
  html: tidyLines(values.html),
  tags: values.tags.map(tidy),
  references: values.references
    .map(({ label, link }) => ({ label: tidy(label), link: tidy(link) }))
    .filter(({ label, link }) => label || link),
});

/** An item of the API as the form shows it. */
export const contentOf = (item) =>
  comparable({
    ...item,
    html: item.html.split(/<\/p>/).map(plainText).join('\n'),
    tags: item.tags.map(({ name }) => name),
  });

export const sameField = (one, other, name) => JSON.stringify(one[name]) === JSON.stringify(other[name]);
export const sameContent = (one, other) => FIELD_NAMES.every((name) => sameField(one, other, name));

export const BLANK = {
  title: '',
  metaTitle: '',
  markdown: '',
  metaDescription: '',
  html: '',
  tags: [],
  references: [],
};
