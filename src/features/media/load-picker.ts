import { onDemand } from '@/shared/ui/on-demand/on-demand';

/** The dialog that asks for a picture of a library is a separate chunk; no page waits for it. */
export const mediaPicker = onDemand(() =>
  import(/* webpackChunkName: "media-picker" */ './components/media-picker').then(
    (module) => module.MediaPicker,
  ),
);
