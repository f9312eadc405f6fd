// @ts-check
/**
 * Writes the fonts in styles/fonts: subsets of the fonts in the `@fontsource-variable` packages with Latin characters and
 * fixed axes, and smaller subsets for English and for the other languages of Europe. Run it after changing a font:
 *   npm install --no-save subset-font && node site/build/subset-fonts.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
// @ts-expect-error: it is installed for this script only
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)
const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin-opsz'
const INSTRUMENT = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght'
const LITERATA = '@fontsource-variable/literata/files/literata-latin-opsz'
const HANKEN = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght'
const BRICOLAGE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz'
const BRICOLAGE_EXT =
  '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz'
const FRAUNCES = '@fontsource-variable/fraunces/files/fraunces-latin-full'
const extended = (/** @type {string} */ source) => source.replace('-latin-', '-latin-ext-')

/** First and last code points: Latin-1, additional letters of French and Turkish, punctuation, arrows. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2010, 0x2015],
  [0x2018, 0x201e],
  [0x2020, 0x2022],
  [0x2026, 0x2026],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
  [0x2044, 0x2044],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
]

/**
 * For English: ASCII and the accented letters that are most frequent in English texts, counted in the titles and artists
 * of 20,000 works. A subset has two thirds of the bytes; pages with other letters also load the whole font.
 */
const ENGLISH = [
  [0x20, 0x7e],
  ...[...'\u00a0£©«°·»½×àáâäçèéêëóôöü–—‘’“”…€™←↑→↓′″−'].map((letter) => {
    const code = letter.codePointAt(0) ?? 0
    return [code, code]
  }),
]

/** @param {string} letters in lower case */
const withCapitals = (letters) => [...letters].flatMap((letter) => [letter, letter.toUpperCase()])

/**
 * For other languages in Latin script: their letters in Latin-1 and their quotation marks, without signs that texts rarely
 * have. Some of ASCII is among those: `{}` alone has 1.2 kB in the three files of the default fonts.
 */
const EUROPEAN = [
  ...charactersIn([[0x20, 0x7e]]).replace(/[\^`~\\{}<>]/g, ''),
  ...withCapitals('àáâãäåæçèéêëìíîïñòóôõöøùúûüýœ'),
  ...'ßÿı\u00a0¡©ª«°·º»¿×–—‘’‚“”„…€',
].join('')

/** Latin Extended, as far as the package has it. */
const LATIN_EXTENDED = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x17f],
  [0x18f, 0x192],
  [0x1a0, 0x1b0],
  [0x1cd, 0x1dc],
  [0x1e6, 0x1eb],
  [0x1fa, 0x21b],
  [0x22a, 0x237],
  [0x1e02, 0x1eff],
]

/**
 * What Polish, Czech, Slovak, Hungarian, Romanian, Turkish and the Baltic and South Slavic languages add. In the regular
 * weight only; bold text and other letters load the whole font of the package.
 */
const LATIN_EXTENDED_A = ['İŸ', ...withCapitals('ąćęłńśźżčďěňřšťůžľőűășțşţğđāēģīķļņūėįų')].join('')

/** @param {readonly (readonly number[])[]} ranges */
function charactersIn(ranges) {
  return ranges
    .flatMap(([from = 0, to = 0]) =>
      Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
    )
    .join('')
}
const latin = charactersIn(RANGES)

const FONTS = /** @type {const} */ ([
  ['newsreader-display', `${NEWSREADER}-normal`, { wght: 400, opsz: 44 }],
  ['newsreader-text', `${NEWSREADER}-normal`, { wght: 400, opsz: 17 }],
  ['newsreader-text-bold', `${NEWSREADER}-normal`, { wght: 620, opsz: 17 }],
  ['newsreader-text-italic', `${NEWSREADER}-italic`, { wght: 400, opsz: 18 }],
  // Bold is a separate file, because most pages do not use it and a variable font is nearly twice as large.
  ['instrument-sans', `${INSTRUMENT}-normal`, { wght: 400 }],
  ['instrument-sans-bold', `${INSTRUMENT}-normal`, { wght: 600 }],
  ['literata-display', `${LITERATA}-normal`, { wght: 400, opsz: 44 }],
  ['literata-text', `${LITERATA}-normal`, { wght: 400, opsz: 16 }],
  ['literata-text-bold', `${LITERATA}-normal`, { wght: 620, opsz: 16 }],
  ['literata-text-italic', `${LITERATA}-italic`, { wght: 400, opsz: 16 }],
  ['hanken-grotesk', `${HANKEN}-normal`, { wght: 400 }],
  ['hanken-grotesk-bold', `${HANKEN}-normal`, { wght: 600 }],
  ['hanken-grotesk-italic', `${HANKEN}-italic`, { wght: 400 }],
  // For titles only. The style sheets use it as the regular weight.
  ['bricolage-grotesque', `${BRICOLAGE}-normal`, { wght: 640, opsz: 48 }],
  ['bricolage-grotesque-ext', `${BRICOLAGE_EXT}-normal`, { wght: 640, opsz: 48 }],
  ['fraunces', `${FRAUNCES}-normal`, { wght: 400, opsz: 60, SOFT: 100, WONK: 0 }],
  ['newsreader-ext-a', `${extended(NEWSREADER)}-normal`, { wght: 400, opsz: 17 }],
  ['instrument-sans-ext-a', `${extended(INSTRUMENT)}-normal`, { wght: 400 }],
  ['literata-ext-a', `${extended(LITERATA)}-normal`, { wght: 400, opsz: 16 }],
  ['hanken-grotesk-ext-a', `${extended(HANKEN)}-normal`, { wght: 400 }],
  ['fraunces-ext-a', `${extended(FRAUNCES)}-normal`, { wght: 400, opsz: 60, SOFT: 100, WONK: 0 }],
])

/** @param {string} name of a font file */
function charactersOf(name) {
  if (name.endsWith('-ext-a')) return LATIN_EXTENDED_A
  return name.endsWith('-ext') ? charactersIn(LATIN_EXTENDED) : latin
}

for (const [name, source, variationAxes] of FONTS) {
  const font = readFileSync(require.resolve(`${source}.woff2`))
  /** @param {string} file @param {string} characters */
  const write = async (file, characters) => {
    const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
    writeFileSync(new URL(`../styles/fonts/${file}.woff2`, import.meta.url), subset)
    console.log(file, subset.length)
  }
  await write(name, charactersOf(name))
  // Few pages use bold and italic, so these have no smaller subsets.
  if (/-(ext|ext-a|bold|italic)$/.test(name)) continue
  await write(`${name}-english`, charactersIn(ENGLISH))
  await write(`${name}-european`, EUROPEAN)
}

// For Open Graph images: Pango does not read WOFF2.
const display = readFileSync(new URL('../styles/fonts/newsreader-display.woff2', import.meta.url))
const ttf = await subsetFont(display, latin, { targetFormat: 'sfnt' })
writeFileSync(new URL('../styles/fonts/newsreader-display.ttf', import.meta.url), ttf)
