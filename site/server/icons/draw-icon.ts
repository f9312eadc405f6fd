import type { ImageColours } from '../generated-images/image-colours'
import type { Icon } from './icon'
import outlines from './letter-outlines.json'

/** Side of the view box. Outlines of letters are in thousandths of the font size. */
const VIEW_BOX = 1000
/** Font size divided by the side. */
const LETTER_SCALE = 0.78
/** Of capital letters, in thousandths of the font size. */
const CAP_HEIGHT = 700
/** Radius of the corners divided by the side. */
const CORNER_RADIUS = 0.19

/** An SVG with a letter or the logo. It contains no text of the editor, only the outline of a known letter. */
export function drawIcon(
  icon: Exclude<Icon, { readonly kind: 'image' }>,
  /** Home screens round the corners themselves. */
  { rounded, colours }: { readonly rounded: boolean; readonly colours: ImageColours },
): string {
  const path = `<path fill="${colours.paper}" ${icon.kind === 'letter' ? letterAttributes(icon.letter) : LOGO}/>`
  const radius = rounded ? VIEW_BOX * CORNER_RADIUS : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${VIEW_BOX} ${VIEW_BOX}"><rect width="${VIEW_BOX}" height="${VIEW_BOX}" rx="${radius}" fill="${colours.accent}"/>${path}</svg>\n`
}

/** Attributes of a `<path>`. */
function letterAttributes(letter: keyof typeof outlines): string {
  const [advance, outline] = outlines[letter]
  const x = (VIEW_BOX - Number(advance) * LETTER_SCALE) / 2
  const y = (VIEW_BOX + CAP_HEIGHT * LETTER_SCALE) / 2
  return `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${LETTER_SCALE})" d="${outline}"`
}

/** Four tiles of a mosaic. */
const LOGO =
  'd="M210 210h350v350H210zM620 210h170v350H620zM210 620h170v170H210zM440 620h350v170H440z"'
