import { MODAL_ID_PREFIX } from '../../components/blocks/modal-id-prefix'

/** Start of the URL hash that names an open dialog. */
export const MODAL_HASH = `#${MODAL_ID_PREFIX}`

/** Buttons and links that open a dialog. */
export const OPENERS = `[data-modal-open], a[href^="${MODAL_HASH}"]`
