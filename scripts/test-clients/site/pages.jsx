/** What both the server and the browser render. */

const NEWEST_FIRST = (one, other) => other.publishedAt.localeCompare(one.publishedAt);
const PER_PAGE = 5;
const SIZES = [200, 400, 800, 1200];

const day = (iso) =>
  new Intl.DateTimeFormat('th-TH', { dateStyle: 'long', timeZone: 'Asia/Bangkok' }).format(new Date(iso));

/** The page of the list that begins after an article. */
export const pageAfter = (articles, after) => {
  const sorted = articles.toSorted(NEWEST_FIRST);
  const from = after === undefined ? 0 : sorted.findIndex(({ id }) => id === after) + 1;
  const shown = sorted.slice(from, from + PER_PAGE);
  return { articles: shown, older: from + PER_PAGE < sorted.length ? shown.at(-1).id : undefined };
};

const setOf = (address, format) =>
  SIZES.map((width) => `${address.replace(/\.webp$/, `.w${width}.${format}`)} ${width}w`).join(', ');

const Cover = ({ address, credit, sizes }) => (
  <figure>
    <picture>
      <source type="image/avif" srcSet={setOf(address, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={setOf(address, 'webp')} sizes={sizes} />
      <img src={address} alt="" style={{ maxWidth: '100%' }} />
    </picture>
    {credit !== '' && <figcaption>ภาพ: {credit}</figcaption>}
  </figure>
);

export const List = ({ articles, older }) => (
  <main>
    <h1>ข่าว</h1>
    {articles.map(({ id, title, summary, coverImageUrl, publishedAt }) => (
      <article key={id}>
        {coverImageUrl && <Cover address={coverImageUrl} credit="" sizes="200px" />}
        <h2>
          <a href={`/news/${id}`}>{title}</a>
        </h2>
        <time dateTime={publishedAt}>{day(publishedAt)}</time>
        <p>{summary}</p>
      </article>
    ))}
    {older !== undefined && (
      <a rel="next" href={`/?after=${older}`}>
        ข่าวก่อนหน้า
      </a>
    )}
  </main>
);

export const Article = ({
  title,
  html,
  category,
  author,
  tags,
  references,
  publishedAt,
  coverImageUrl,
  coverCredit,
}) => (
  <main>
    <h1>{title}</h1>
    <p>
      {category?.name} · {author.name} · <time dateTime={publishedAt}>{day(publishedAt)}</time>
    </p>
    {coverImageUrl && (
      <Cover address={coverImageUrl} credit={coverCredit} sizes="(max-width: 800px) 100vw, 800px" />
    )}
    <div className="text" dangerouslySetInnerHTML={{ __html: html }} />
    <ul className="tags">
      {tags.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
    <ul className="references">
      {references.map(({ label, link }) => (
        <li key={link}>
          <a href={link}>{label || link}</a>
        </li>
      ))}
    </ul>
  </main>
);

export const NotFound = () => (
  <main>
    <h1>ไม่พบข่าวนี้</h1>
  </main>
);

const PAGES = { List, Article, NotFound };

/** The page with this name. */
export const Page = ({ name, props }) => {
  const Named = PAGES[name];
  return <Named {...props} />;
};
