import type { Remove } from './removed-parts';

const PROPERTY =
  /^(?:text-(?:align(?:-last)?|decoration(?:-[a-z]+)*|indent|transform|overflow|shadow|underline-offset|justify)|font(?:-(?:weight|style|size|family|variant[a-z-]*|stretch|kerning|feature-settings))?|line-(?:height|break)|letter-spacing|word-(?:spacing|break|wrap)|overflow(?:-(?:x|y|wrap))?|hyphens|white-space|tab-size|direction|unicode-bidi|writing-mode|color|background(?:-color)?|opacity|vertical-align|float|clear|display|box-sizing|(?:min-|max-)?(?:width|height)|(?:margin|padding)(?:-(?:top|right|bottom|left|inline|block)(?:-(?:start|end))?)?|border(?:-[a-z-]+)?|outline(?:-[a-z]+)?|list-style(?:-(?:type|position))?|table-layout|caption-side|empty-cells|aspect-ratio|object-(?:fit|position)|flex(?:-[a-z]+)?|order|gap|(?:column|row)-gap|justify-(?:content|items|self)|align-(?:content|items|self)|column(?:s|-[a-z]+)|(?:page-)?break-(?:before|after|inside)|orphans|widows)$/;
const VALUE =
  /^(?:[\w\s.,%#'"/+-]|rgba?\([\d\s.,%/]+\)|hsla?\([\d\s.,%/a-z]+\)|calc\([\d\s.%a-z+*/-]+\)|!important)*$/i;

const isSafe = (declaration: string): boolean => {
  const [property = '', ...value] = declaration.split(':');
  return PROPERTY.test(property.trim().toLowerCase()) && VALUE.test(value.join(':').trim());
};

/** A style without declarations that position, load or cover something; the others stay unchanged. */
export const safeStyle = (style: string, remove: Remove): string | undefined => {
  const declarations = style.split(';');
  const refused = declarations.filter((declaration) => declaration.trim() !== '' && !isSafe(declaration));
  if (refused.length === 0) return style;
  refused.forEach((declaration) => remove('style', (declaration.split(':')[0] ?? '').trim().toLowerCase()));
  return (
    declarations
      .filter((declaration) => !refused.includes(declaration))
      .join(';')
      .trim() || undefined
  );
};
