import { createHash } from 'node:crypto'
import type { IconLinks } from '../../pages/chrome'
import type { Library } from '../publications/library'
import { drawingColours } from '../drawn-images/drawing-colours'
import letters from './letters.json'

/** What stands for the site in a tab and on a home screen. */
export type Icon =
  | { readonly kind: 'image'; readonly file: string }
  | { readonly kind: 'letter'; readonly letter: keyof typeof letters }
  /** The mosaic, where the name begins with no letter we have an outline of. */
  | { readonly kind: 'mark' }

/** A logo that is about square is an icon as well: width divided by height lies between this and its inverse. */
const NEARLY_SQUARE = 0.8

/** The editor's image; or the logo if its shape allows; or the first letter of the name. */
export function iconOf({ site, media }: Pick<Library, 'site' | 'media'>): Icon {
  const icon = site?.icon ? media.get(site.icon) : undefined
  const logo = site?.logo ? media.get(site.logo) : undefined
  const ratio = logo ? logo.width / logo.height : 0
  const isSquare = ratio >= NEARLY_SQUARE && ratio <= 1 / NEARLY_SQUARE
  const image = icon ?? (isSquare ? logo : undefined)
  const largest = image?.variants.toSorted((a, b) => b.width - a.width)[0]
  if (largest) return { kind: 'image', file: largest.path }
  const letter = firstLetter(site?.name ?? '')
  return letter ? { kind: 'letter', letter } : { kind: 'mark' }
}

/** Without its accent: É is found under E. */
function firstLetter(name: string): keyof typeof letters | null {
  const [first = ''] = name.normalize('NFD').toUpperCase()
  return isDrawn(first) ? first : null
}

const isDrawn = (letter: string): letter is keyof typeof letters => Object.hasOwn(letters, letter)

/** Goes up when icons are drawn otherwise. */
const DRAWING = 1

/** Changes with what the icon and the manifest show. */
export const iconHash = (icon: Icon, ...shown: readonly unknown[]): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, icon, ...shown]))
    .digest('base64url')
    .slice(0, 12)

/** The present one, under the name that it has now. */
export function iconNow(library: Pick<Library, 'site' | 'media' | 'theme'>, siteName: string) {
  const icon = iconOf(library)
  const colours = drawingColours(library.theme)
  return { icon, colours, hash: iconHash(icon, siteName, colours) }
}

export function iconLinks(...of: Parameters<typeof iconNow>): IconLinks {
  const { icon, hash } = iconNow(...of)
  const folder = `/icons/${hash}`
  return {
    svg: icon.kind === 'image' ? null : `${folder}/icon.svg`,
    tab: `${folder}/32.png`,
    touch: `${folder}/180.png`,
    manifest: `${folder}/site.webmanifest`,
  }
}
