/** Id of a tile's element. */
export const tileAnchor = (gallery: string, tile: string) => `${gallery}-${tile}`
