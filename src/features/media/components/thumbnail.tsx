import { usePictureSizes } from '@/shared/lib/use-picture-sizes';

type Props = {
  url: string;
  /** How wide it is shown at most, as in the attribute `sizes`. */
  width: string;
};

/** A picture of the library among others, whose name stands beside it. */
export function Thumbnail({ url, width }: Props) {
  const sizes = usePictureSizes(url, width);
  return <img {...sizes} src={url} alt="" loading="lazy" decoding="async" />;
}
