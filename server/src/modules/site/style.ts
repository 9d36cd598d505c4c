/** The only style of a public page; the policy allows exactly this text, by its hash. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --line: #d8dee4; --link: #0b57d0; --page: #fff }
@media (prefers-color-scheme: dark) { :root { --text: #e6e9ed; --soft: #a5adb8; --line: #3a414a; --link: #8ab4f8; --page: #14171b } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--text); font: 1.125rem/1.75 'Noto Sans Thai', 'Sarabun', 'Leelawadee UI', Thonburi, system-ui, sans-serif; overflow-wrap: anywhere }
main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }
h1 { margin: 0 0 .5rem; font-size: clamp(1.6rem, 5vw, 2.25rem); line-height: 1.35 }
a { color: var(--link) }
img, video, iframe { max-width: 100%; border: 0 }
img { height: auto }
iframe { width: 100%; aspect-ratio: 16 / 9; height: auto }
figure { margin: 1.5rem 0 }
figcaption, .about, footer { color: var(--soft); font-size: .95rem }
.cover { display: block; width: 100%; aspect-ratio: 16 / 9; object-fit: cover; border-radius: 8px; margin: 1.25rem 0 }
.lead { font-size: 1.2rem; color: var(--soft) }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse }
td, th { border: 1px solid var(--line); padding: .35rem .6rem }
blockquote { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); color: var(--soft) }
pre { overflow-x: auto }
footer { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line) }
footer h2 { margin: 1rem 0 .25rem; font-size: 1rem; color: var(--text) }
footer ul { margin: 0; padding-left: 1.25rem }
`;
