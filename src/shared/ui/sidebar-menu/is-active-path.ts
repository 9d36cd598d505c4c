/**
 * True for the path itself and every path below it: `/user` is active on `/user/7` but not on `/users-x`
 * (NAV-02).
 */
export const isActivePath = (path: string, href: string): boolean =>
  path === href || path.startsWith(href.endsWith('/') ? href : `${href}/`);
