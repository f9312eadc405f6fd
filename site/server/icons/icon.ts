import type { IconLinks } from '../../components/layout/page-shell-props'
import { contentHash } from '../content-hash'
import { imageColours } from '../generated-images/image-colours'
import type { DocumentStore } from '../publications/document-store'
import outlines from './letter-outlines.json'

/** The site's icon in tabs and on home screens. */
export type Icon =
  | { readonly kind: 'image'; readonly path: string; readonly type: string }
  | { readonly kind: 'letter'; readonly letter: keyof typeof outlines }
  /** For names that do not start with one of the letters. */
  | { readonly kind: 'logo' }

/** A logo of the site serves as its icon if width divided by height is between this and its inverse. */
const MIN_SQUARE_RATIO = 0.8

/** The image that an editor chose, a logo that is nearly square, or the first letter of the name, in this order. */
export function chooseIcon({ site, media }: Pick<DocumentStore, 'site' | 'media'>): Icon {
  const icon = site?.icon ? media.get(site.icon) : undefined
  const logo = site?.logo ? media.get(site.logo) : undefined
  const ratio = logo ? logo.width / logo.height : 0
  const isSquare = ratio >= MIN_SQUARE_RATIO && ratio <= 1 / MIN_SQUARE_RATIO
  const image = icon ?? (isSquare ? logo : undefined)
  const largest = image?.variants.toSorted((a, b) => b.width - a.width)[0]
  if (largest) return { kind: 'image', path: largest.path, type: largest.type }
  const letter = firstLetter(site?.name ?? '')
  return letter ? { kind: 'letter', letter } : { kind: 'logo' }
}

/** Without its accent: E for É. */
function firstLetter(name: string): keyof typeof outlines | null {
  const [first = ''] = name.normalize('NFD').toUpperCase()
  return hasOutline(first) ? first : null
}

const hasOutline = (letter: string): letter is keyof typeof outlines =>
  Object.hasOwn(outlines, letter)

/** Increase it when icons are drawn differently, so that their URLs change. */
const VERSION = 1

/** Changes with what the icon and the web manifest show. */
export const iconHash = (icon: Icon, ...content: readonly unknown[]): string =>
  contentHash(JSON.stringify([VERSION, icon, ...content]))

export function currentIcon(
  store: Pick<DocumentStore, 'site' | 'media' | 'theme'>,
  siteName: string,
) {
  const icon = chooseIcon(store)
  const colours = imageColours(store.theme)
  return { icon, colours, hash: iconHash(icon, siteName, colours) }
}

export function iconLinks(...args: Parameters<typeof currentIcon>): IconLinks {
  const { icon, hash } = currentIcon(...args)
  const folder = `/icons/${hash}`
  return {
    svg: icon.kind === 'image' ? null : `${folder}/icon.svg`,
    tab: `${folder}/32.png`,
    touch: `${folder}/180.png`,
    manifest: `${folder}/site.webmanifest`,
  }
}
