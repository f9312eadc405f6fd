declare module 'virtual:unlayered-styles' {
  /** All styles of galleries, and the lightbox's. */
  export const allStyles: string
  /** Those for images alone. */
  export const simpleStyles: string
}
