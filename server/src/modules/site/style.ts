import { ARTICLE_RULES, PAGE_RULES } from '@contract';

/** The only style of a public page; the policy allows exactly this text, by its hash. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --line: #d8dee4; --link: #0b57d0; --page: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --soft: #a5adb8; --line: #3a414a; --link: #8ab4f8; --page: #14171b } }
body { margin: 0 }
picture { display: contents }
${ARTICLE_RULES}${PAGE_RULES}`;
