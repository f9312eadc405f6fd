import type {
  ListedImages,
  SelectionRequest,
} from '../../../media-library/selection/selection-request'
import { postToMedia } from '../post-to-media'

/** @returns a sentence if it failed */
export async function fetchListedImages(
  request: SelectionRequest,
  locale: string,
): Promise<ListedImages | string> {
  const response = await postToMedia('selection', locale, request).catch(() => null)
  const json: ListedImages | null = response?.ok ? await response.json().catch(() => null) : null
  return json ?? 'The server did not say which images these are.'
}
