import { onDemand } from '@/shared/ui/on-demand/on-demand';

const part = onDemand(() =>
  import('./missing-permission-text').then((module) => module.MissingPermissionText),
);

/** Which permissions are missing, what they allow and whom to ask: fetched with the first refusal (ACC-09). */
export function MissingPermission({ needs }: { needs: number }) {
  const MissingPermissionText = part.usePart(true);
  return MissingPermissionText && <MissingPermissionText needs={needs} />;
}
