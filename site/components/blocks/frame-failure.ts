import type { Labels } from '@tessera/gallery/core'
import { defaultLightboxLabels } from '@tessera/gallery/lightbox'

/** Message for a frame that does not load: the lightbox's. */
export const frameFailure = (labels: Labels | undefined): string =>
  (labels?.lightbox ?? defaultLightboxLabels).failed
