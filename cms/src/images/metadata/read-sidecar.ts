import { readMetadata, type ImageMetadata } from './read-metadata'

/** ExifReader recognises XMP by this packet, which most programs omit in a file of its own. */
const PACKET = ['<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>', '<?xpacket end="w"?>']

/**
 * The metadata of an image and of the XMP file beside it. The file is newer than what the image contains, because
 * programs that do not change images write it.
 */
export function readSidecar(xmp: string, embedded: ImageMetadata): ImageMetadata {
  const text = xmp.replace(/^\ufeff/, '').replace(/<\?[^]*?\?>/g, '')
  const sidecar = readMetadata(Buffer.from(PACKET.join(text)))
  const { keywords, camera, ...fields } = sidecar
  const present = Object.entries(fields).filter(([, value]) => value !== null)
  return {
    ...embedded,
    ...Object.fromEntries(present),
    keywords: keywords.length > 0 ? keywords : embedded.keywords,
    camera: { ...camera, ...embedded.camera },
  }
}
