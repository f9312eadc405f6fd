import { isLicenseId, LICENSES, type ImageCredit, type PublishedDocument } from '@tessera/content'
import type { MediaRow } from '../row-schemas/media-row'
import { createDocument } from './create-document'

/** Null for an image without variants. */
export function toMedia(row: MediaRow): PublishedDocument | null {
  const { width, height, variants } = row
  if (!width || !height || !variants.length) return null
  return createDocument({
    kind: 'media',
    key: row.id,
    body: {
      alt: row.decorative ? '' : (row.alt ?? ''),
      decorative: row.decorative ?? false,
      title: row.title,
      showCaption: row.showCaption ?? false,
      width,
      height,
      focalPoint: { x: toShare(row.focalX), y: toShare(row.focalY) },
      thumbHash: row.thumbHash,
      ...(row.doNotCrop && { wholeOn: row.edgeColour ?? FALLBACK_COLOUR }),
      variants: variants.map(({ file, ...variant }) => ({ ...variant, path: `/media/${file}` })),
      credit: toCredit(row),
      ...toCamera(row),
    },
  })
}

/** For an image without an edge colour. */
const FALLBACK_COLOUR = '#ffffff'

const toShare = (percent: number | null) => Math.min(1, Math.max(0, (percent ?? 50) / 100))

function toCamera({ cameraData }: MediaRow): { readonly camera?: string[] } {
  const { camera, lens, focalLength, aperture, exposure, iso } = cameraData ?? {}
  const known = [camera, lens, focalLength, aperture, exposure, iso && `ISO ${iso}`].flatMap(
    (value) => value || [],
  )
  return known.length > 0 ? { camera: known } : {}
}

/** Null if the editor entered nothing. */
function toCredit(row: MediaRow): ImageCredit | null {
  const { creator, credit: line, copyright } = row
  const license = toLicense(row)
  const source = toWebAddress(row.sourceUrl)
  const isKnown = creator ?? line ?? copyright ?? license ?? source
  return isKnown === null ? null : { creator, line, copyright, license, source }
}

function toLicense({ license, licenseText, licenseUrl }: MediaRow): ImageCredit['license'] {
  if (license === null) return null
  if (isLicenseId(license)) return { ...LICENSES[license] }
  const href = toWebAddress(licenseUrl)
  const label = licenseText ?? (href && new URL(href).host)
  return label ? { label, href } : null
}

/** Null for what is not an address: an import may have stored anything. */
const toWebAddress = (text: string | null): string | null =>
  text !== null && /^https?:\/\/\S+$/i.test(text.trim()) && URL.canParse(text.trim())
    ? new URL(text.trim()).href
    : null
