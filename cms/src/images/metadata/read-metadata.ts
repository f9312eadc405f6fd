import { licenseAt, type LicenseId } from '@tessera/content'
import ExifReader, { type ExpandedTags, type XmpTags } from 'exifreader'
import { parseCoordinate } from './parse-coordinate'
import { parseDate } from './parse-date'
import { textsIn } from './tag-texts'

/** What an image file says about itself. A missing value is null. */
export interface ImageMetadata {
  readonly title: string | null
  readonly caption: string | null
  readonly alt: string | null
  /** ISO 8601. */
  readonly date: string | null
  readonly creator: string | null
  readonly credit: string | null
  readonly copyright: string | null
  readonly license: { readonly id: LicenseId } | { readonly href: string } | null
  readonly source: string | null
  readonly keywords: readonly string[]
  readonly camera: CameraData
  /** Degrees, north and east are positive. */
  readonly position: { readonly latitude: number; readonly longitude: number } | null
}

export const CAMERA_FIELDS = [
  'camera',
  'lens',
  'exposure',
  'aperture',
  'iso',
  'focalLength',
] as const
/** Texts such as `1/250 s`, `f/2.8` and `50 mm`. */
export type CameraData = Readonly<Record<(typeof CAMERA_FIELDS)[number], string | null>>

/** Reads IPTC, XMP and EXIF data, trusted in this order. A file without them, or with damaged ones, has no values. */
export function readMetadata(data: Buffer): ImageMetadata {
  const { iptc = {}, xmp = {}, exif = {}, gps } = loadTags(data)
  const fromIptc = textsIn(iptc)
  const fromXmp = textsIn(xmp)
  const fromExif = textsIn(exif)
  const [alt = null] = fromXmp('AltTextAccessibility')
  return {
    title: first(fromIptc('Object Name'), fromXmp('title'), fromExif('XPTitle')),
    caption: first(
      fromIptc('Caption/Abstract'),
      fromXmp('description'),
      fromExif('ImageDescription').filter((text) => !CAMERA_DEFAULT.test(text)),
    ),
    alt,
    date: firstDate(
      fromIptc('Date Created').map((date) => `${date}T${fromIptc('Time Created')[0] ?? ''}`),
      fromXmp('DateCreated'),
      fromXmp('DateTimeOriginal'),
      fromExif('DateTimeOriginal'),
      fromExif('DateTimeDigitized'),
    ),
    creator: all(fromIptc('By-line'), fromXmp('creator'), fromExif('Artist')),
    credit: first(fromIptc('Credit'), fromXmp('Credit')),
    copyright: first(fromIptc('Copyright Notice'), fromXmp('rights'), fromExif('Copyright')),
    license: toLicense([...fromXmp('license'), ...fromXmp('WebStatement')]),
    source: [...fromXmp('source'), ...fromIptc('Source')].find(isWebAddress) ?? null,
    keywords: [
      ...new Set([
        ...fromIptc('Keywords'),
        ...fromXmp('hierarchicalSubject'),
        ...fromXmp('subject'),
        ...fromExif('XPKeywords').flatMap((list) => list.split(';')),
      ]),
    ].flatMap((keyword) => keyword.trim() || []),
    camera: toCamera(fromExif),
    position: toPosition(xmpPosition(xmp)) ?? toPosition(gps),
  }
}

/** Descriptions that cameras write into every file. */
const CAMERA_DEFAULT =
  /^(olympus digital camera|sony dsc|digital camera|minolta digital camera|dcim\b.*|default)$/i

function loadTags(data: Buffer): Partial<ExpandedTags> {
  try {
    return ExifReader.load(withoutCopy(data), { expanded: true })
  } catch {
    // Damaged or unknown metadata. The image itself is decoded, and refused if necessary, by another library.
    return {}
  }
}

/** ExifReader copies a `Buffer` whole, which takes 10 ms for a photograph. An uploaded one has its memory for itself. */
const withoutCopy = (data: Buffer): Buffer | ArrayBufferLike =>
  data.byteLength === data.buffer.byteLength ? data.buffer : data

const first = (...sources: readonly (readonly string[])[]): string | null =>
  sources.flat()[0] ?? null

const firstDate = (...sources: readonly (readonly string[])[]): string | null => {
  for (const text of sources.flat()) {
    const date = parseDate(text)
    if (date) return date
  }
  return null
}

/** All values of the first source that has any: an image can have several creators. */
const all = (...sources: readonly (readonly string[])[]): string | null =>
  sources.find((source) => source.length > 0)?.join(', ') ?? null

const isWebAddress = (text: string) => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

function toLicense(addresses: readonly string[]): ImageMetadata['license'] {
  for (const address of addresses) {
    const id = licenseAt(address)
    if (id) return { id }
  }
  const href = addresses.find(isWebAddress)
  return href === undefined ? null : { href }
}

function toCamera(fromExif: (name: string) => readonly string[]): CameraData {
  const [make = '', model = ''] = [fromExif('Make')[0], fromExif('Model')[0]]
  const [exposure = null] = fromExif('ExposureTime')
  // Many models repeat the name of their maker.
  const isRepeated = model.toLowerCase().startsWith(make.toLowerCase().split(' ')[0] ?? '')
  return {
    camera: (isRepeated ? model : `${make} ${model}`.trim()) || null,
    lens: first(fromExif('LensModel')),
    exposure: exposure && `${exposure} s`,
    aperture: first(fromExif('FNumber')),
    iso: first(fromExif('ISOSpeedRatings')),
    focalLength: first(fromExif('FocalLength')),
  }
}

/** Not the descriptions of ExifReader, which are wrong for coordinates with seconds. */
const xmpPosition = ({ GPSLatitude, GPSLongitude }: XmpTags) => ({
  Latitude: parseCoordinate(String(GPSLatitude?.value), ['N', 'S']),
  Longitude: parseCoordinate(String(GPSLongitude?.value), ['E', 'W']),
})

function toPosition(gps: { Latitude?: number; Longitude?: number } | undefined) {
  const { Latitude: latitude = NaN, Longitude: longitude = NaN } = gps ?? {}
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  // Cameras without reception write zeros.
  return isOnEarth && (latitude !== 0 || longitude !== 0) ? { latitude, longitude } : null
}
