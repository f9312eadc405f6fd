import { writeIds } from './selected-ids'

/** Below the site's address. */
export const ALT_TEXTS_PATH = '/admin/alt-texts'

/** The alt texts of these images. @param page from 1 */
export const selectionUrl = (ids: readonly number[], page = 1): string =>
  `${ALT_TEXTS_PATH}?ids=${writeIds(ids)}${page > 1 ? `&page=${page}` : ''}`
