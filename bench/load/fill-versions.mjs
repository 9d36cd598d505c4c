/** The versions of the item that has many of them. */
export const MANY_VERSIONS = 500;

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
