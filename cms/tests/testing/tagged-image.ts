import sharp, { type Exif, type Sharp } from 'sharp'

/** Metadata to write into a JPEG file. */
export interface FileTags {
  /** IPTC datasets of record 2 by number, such as 5 for the title. */
  readonly iptc?: Readonly<Record<number, string | readonly string[]>>
  /** XMP elements, such as `<dc:title>…</dc:title>`. */
  readonly xmp?: string
  readonly exif?: Exif
}

/** A small JPEG file with metadata, for `payload.create`. Files of different colours have different content. */
export async function createTaggedImage(
  name: string,
  { background = '#385', ...tags }: FileTags & { readonly background?: string },
) {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const data = await toTaggedJpeg(image, tags)
  return { data, mimetype: 'image/jpeg', name, size: data.length }
}

/** A JPEG file of an image, with metadata. */
export async function toTaggedJpeg(image: Sharp, { iptc, xmp, exif }: FileTags): Promise<Buffer> {
  let output = image.jpeg()
  if (exif) output = output.withExif(exif)
  if (xmp) output = output.withXmp(xmpPacket(xmp))
  const jpeg = await output.toBuffer()
  return iptc ? Buffer.concat([jpeg.subarray(0, 2), iptcSegment(iptc), jpeg.subarray(2)]) : jpeg
}

/** An XMP list of values. */
export const xmpList = (kind: 'Alt' | 'Bag' | 'Seq', ...values: readonly string[]): string =>
  `<rdf:${kind}>${values.map((value) => `<rdf:li>${value}</rdf:li>`).join('')}</rdf:${kind}>`

const xmpPacket = (elements: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/">${elements}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** The APP13 segment of a JPEG: a Photoshop resource with IPTC datasets in UTF-8. */
function iptcSegment(iptc: NonNullable<FileTags['iptc']>): Buffer {
  const utf8 = Buffer.from([0x1c, 1, 90, 0, 3, 0x1b, 0x25, 0x47])
  const datasets = Object.entries(iptc).flatMap(([number, texts]) =>
    [texts].flat().map((text) => {
      const value = Buffer.from(text)
      return Buffer.concat([Buffer.from([0x1c, 2, Number(number)]), uint16(value.length), value])
    }),
  )
  const content = Buffer.concat([utf8, ...datasets])
  const resource = Buffer.concat([
    Buffer.from('Photoshop 3.0\0'),
    Buffer.from('8BIM'),
    Buffer.from([4, 4, 0, 0, 0, 0]),
    uint16(content.length),
    content,
    // Resources have an even length.
    Buffer.alloc(content.length % 2),
  ])
  return Buffer.concat([Buffer.from([0xff, 0xed]), uint16(resource.length + 2), resource])
}

const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])
