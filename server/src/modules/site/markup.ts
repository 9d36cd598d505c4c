import { escapeHtml } from '@contract';

/** HTML that can be inserted into a page without escaping. */
export class Markup {
  constructor(readonly html: string) {}
}

type Part = string | number | null | Markup | readonly Markup[];

const written = (part: Part): string => {
  if (part === null) return '';
  if (part instanceof Markup) return part.html;
  if (typeof part === 'object') return part.map(({ html }) => html).join('');
  return escapeHtml(String(part));
};

/** An HTML template: inserted values are text, escaped for element and attribute, unless they are markup. */
export const markup = (strings: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    strings.reduce((before, text, index) => {
      const part = parts[index - 1];
      return `${before}${part === undefined ? '' : written(part)}${text}`;
    }),
  );
