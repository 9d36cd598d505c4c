import { onDemand } from '@/shared/ui/on-demand/on-demand';

const part = onDemand(() =>
  import('./missing-permission-text').then((module) => module.MissingPermissionText),
);

/** The missing permissions, what they allow and whom to ask (ACC-09). Loads when it is first shown. */
export function MissingPermission({ needs }: { needs: number }) {
  const MissingPermissionText = part.usePart(true);
  return MissingPermissionText && <MissingPermissionText needs={needs} />;
}
