import type {
  ListedImages,
  SelectionRequest,
} from '../../../media-library/selection/selection-request'
import { postToMedia } from '../post-to-media'

/** @returns a sentence if it failed */
export const fetchListedImages = (body: SelectionRequest, locale: string) =>
  postToMedia<ListedImages>({ path: 'selection', locale, body })
