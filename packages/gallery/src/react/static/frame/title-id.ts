/** Id of a gallery's heading. */
export const titleId = (gallery: string) => `${gallery}-title`
