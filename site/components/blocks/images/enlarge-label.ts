import { defaultLabels } from '@tessera/gallery'
import type { Messages } from '../../../i18n/messages'

/** The accessible name of a link that enlarges an image, by its alt text. */
export const enlargeLabel = ({ gallery }: Messages): ((alt: string) => string) =>
  (gallery ?? defaultLabels).enlarge
