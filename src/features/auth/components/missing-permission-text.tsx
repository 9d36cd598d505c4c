import { missingText } from '@/shared/api/missing-right';
import { useExtension } from '@/shared/config/extensions';
import { permissionsIn } from '@/shared/contract';
import { PERMISSION_ALLOWS } from '@/shared/contract/right-texts';
import { useLocale } from '@/shared/i18n/use-locale';

import { useListPermissionGiversQuery } from '../api/refusals-api';

/** The text of `MissingPermission`; it names people if the backend provides them. */
export function MissingPermissionText({ needs }: { needs: number }) {
  const locale = useLocale();
  const tellsOfPeople = useExtension('refusals');
  const { data: givenBy = [] } = useListPermissionGiversQuery(undefined, { skip: !tellsOfPeople });
  const permissions = permissionsIn(needs).map(({ name }) => name);
  const allows = permissions.map((name) => PERMISSION_ALLOWS[name][locale]).join(' ');
  return missingText({ permissions, allows, givenBy });
}
