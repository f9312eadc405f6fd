/** The `sizes` of an image in the text column: `max-inline-size: 42rem` of the style sheets. */
export const TEXT_WIDTH_SIZES = '(min-width: 46rem) 42rem, 94vw'

/** The `sizes` of an image as wide as the page: `max-inline-size: 84rem` of the style sheets. */
export const PAGE_WIDTH_SIZES = '(min-width: 90rem) 84rem, 94vw'
