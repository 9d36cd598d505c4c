import { missingText } from '@/shared/api/missing-right';
import { useExtension } from '@/shared/config/extensions';
import { permissionsIn } from '@/shared/contract';
import { PERMISSION_ALLOWS } from '@/shared/contract/right-texts';
import { useLocale } from '@/shared/i18n/use-locale';

import { useListPermissionGiversQuery } from '../api/refusals-api';

/** The missing permissions, what they allow and, if the backend tells, whom to ask (ACC-09). */
export function MissingPermission({ needs }: { needs: number }) {
  const locale = useLocale();
  const tellsOfPeople = useExtension('refusals');
  const { data: givenBy = [] } = useListPermissionGiversQuery(undefined, { skip: !tellsOfPeople });
  const permissions = permissionsIn(needs).map(({ name }) => name);
  const allows = permissions.map((name) => PERMISSION_ALLOWS[name][locale]).join(' ');
  return missingText({ permissions, allows, givenBy });
}
