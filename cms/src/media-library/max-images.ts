/** Images that one request can name: those of a gallery, of a bulk edit, of the selection in Media. */
export const MAX_IMAGES = 1_000
