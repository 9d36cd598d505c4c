import { LIMIT } from './bare-sql.mjs';

/** The versions of the item that has many of them. */
const MANY_VERSIONS = 500;

const COLUMNS =
  'v.news_id, v.number, v.reason, v.from_number, v.saved_at, v.saved_by, v.size, v.approval, v.approved_at, v.approved_by, u.id, u.display_name, a.display_name';

/** Adds a version to each item and `MANY_VERSIONS` to the newest of a group; one in ten of those is approved. */
export const fillVersions = async (run, group) => {
  await run(`
    INSERT INTO news_versions (news_id, number, reason, saved_at, saved_by, size, approval, approved_at, approved_by)
    SELECT n.id, number, CASE WHEN number = 1 THEN 'create' ELSE 'edit' END, n.created_at, n.author_id, 230,
           CASE WHEN number % 10 = 5 THEN 'permanent' END, CASE WHEN number % 10 = 5 THEN n.created_at END,
           CASE WHEN number % 10 = 5 THEN n.author_id END
    FROM news n CROSS JOIN LATERAL generate_series(1, CASE WHEN n.id = (
      SELECT max(id) FROM news WHERE group_id = (SELECT id FROM journalist_groups WHERE name = '${group}')
    ) THEN ${MANY_VERSIONS} ELSE 1 END) AS number`);
  await run(
    `UPDATE news SET version = number FROM news_versions WHERE news_id = id AND number = ${MANY_VERSIONS}`,
  );
};

const versions =
  (page, approved = 'true') =>
  async (query, { versionedId }) => {
    await query(`SELECT count(*) FROM news_versions v WHERE v.news_id = $1 AND ${approved}`, [versionedId]);
    return query(
      `SELECT ${COLUMNS} FROM news_versions v LEFT JOIN users u ON u.id = v.saved_by LEFT JOIN users a ON a.id = v.approved_by
       WHERE v.news_id = $1 AND ${approved} ORDER BY v.number DESC LIMIT ${LIMIT} OFFSET ${(page - 1) * LIMIT}`,
      [versionedId],
    );
  };

const address =
  (query) =>
  ({ groupId, versionedId }) =>
    `/api/news/journalist/${groupId}/news/${versionedId}/versions?${new URLSearchParams({ limit: LIMIT, ...query })}`;

/** The lists of an item's versions that are measured. */
export const versionCalls = () => {
  const last = MANY_VERSIONS / LIMIT;
  return [
    { name: 'versions, newest of 500', path: address({ page: 1 }), bare: versions(1) },
    { name: 'versions, oldest of 500', path: address({ page: last }), bare: versions(last) },
    {
      name: 'versions, approved (1 in 10)',
      path: address({ page: 1, approved: true }),
      bare: versions(1, 'v.approval IS NOT NULL'),
    },
  ].map((call) => ({ ...call, as: 'one' }));
};
