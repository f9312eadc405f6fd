import type { DrawingColours } from '../drawn-images/drawing-colours'
import type { Icon } from './icon'
import letters from './letters.json'

/** Units of the drawing: the letters' outlines are in thousandths of their size. */
const BOX = 1000
const LETTER_SIZE = 0.78
/** Of the capitals, in thousandths of the size. */
const CAP_HEIGHT = 700

/** An icon that an editor did not give. Nothing of what was typed is in it but the choice of an outline. */
export function drawIcon(
  icon: Exclude<Icon, { readonly kind: 'image' }>,
  /** Home screens cut corners of their own. */
  { rounded, colours }: { readonly rounded: boolean; readonly colours: DrawingColours },
): string {
  const drawing = `<path fill="${colours.paper}" ${icon.kind === 'letter' ? letterPath(icon.letter) : MARK}/>`
  const corner = rounded ? BOX * 0.19 : 0
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}"><rect width="${BOX}" height="${BOX}" rx="${corner}" fill="${colours.accent}"/>${drawing}</svg>\n`
}

/** Attributes of a path. */
function letterPath(letter: keyof typeof letters): string {
  const [advance, outline] = letters[letter]
  const x = (BOX - Number(advance) * LETTER_SIZE) / 2
  const y = (BOX + CAP_HEIGHT * LETTER_SIZE) / 2
  return `transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${LETTER_SIZE})" d="${outline}"`
}

/** Four tiles of a mosaic. */
const MARK =
  'd="M210 210h350v350H210zM620 210h170v350H620zM210 620h170v170H210zM440 620h350v170H440z"'
