/** Prefix of the `id` of a dialog, before the name that the editor gave it. Links open it by `#modal-<name>`. */
export const MODAL_ID_PREFIX = 'modal-'
