import { paths } from '@/shared/config/paths';
import type { Id } from '@/shared/contract';
import { useUrlParams } from '@/shared/lib/use-url-params';

/** The parameter of a library's address that names the picture whose details are open. */
const PICTURE = 'picture';

/** A library with the details of one of its pictures open. */
export const pictureHref = (groupId: Id, id: Id): string =>
  `${paths.media.href(groupId)}?${PICTURE}=${encodeURIComponent(id)}`;

/** The picture whose details are open, in the address: Back closes them, and a link leads to them. */
export const useOpenPicture = () => {
  const [params, change] = useUrlParams();
  return {
    openId: params.get(PICTURE),
    open: (id: Id) => change((next) => next.set(PICTURE, String(id)), { preventScrollReset: true }),
    close: () => change((next) => next.delete(PICTURE), { replace: true, preventScrollReset: true }),
  };
};
