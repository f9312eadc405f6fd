// @ts-check

/** Languages whose names of months are read. */
const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt']

/** Number of a month by its full and short names in lower case, without dots. @type {ReadonlyMap<string, number>} */
export const MONTHS = new Map([
  ...LOCALES.flatMap((locale) =>
    /** @type {const} */ (['long', 'short']).flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, index) => {
        const name = format
          .format(Date.UTC(2023, index, 15))
          .toLowerCase()
          .replaceAll('.', '')
        return /** @type {const} */ ([name, index + 1])
      })
    }),
  ),
  /** @type {const} */ (['sept', 9]),
])

/** First month of a season on the northern half of the earth; a winter begins in December. @type {ReadonlyMap<string, number>} */
export const SEASONS = new Map([
  ...['spring', 'frühling', 'frühjahr', 'printemps'].map(
    (name) => /** @type {const} */ ([name, 3]),
  ),
  ...['summer', 'sommer', 'été'].map((name) => /** @type {const} */ ([name, 6])),
  ...['autumn', 'fall', 'herbst', 'automne'].map((name) => /** @type {const} */ ([name, 9])),
  ...['winter', 'hiver'].map((name) => /** @type {const} */ ([name, 12])),
])
