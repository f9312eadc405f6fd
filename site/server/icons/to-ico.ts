/**
 * An ICO file with one PNG, for `/favicon.ico`.
 * @param size px, less than 256
 */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // Type: icon.
  header.writeUInt16LE(1, 4) // Number of images.
  header.writeUInt8(size, 6) // Width.
  header.writeUInt8(size, 7) // Height.
  header.writeUInt16LE(1, 10) // Colour planes.
  header.writeUInt16LE(32, 12) // Bits per pixel.
  header.writeUInt32LE(png.length, 14) // Bytes of the image.
  header.writeUInt32LE(header.length, 18) // Offset of the image.
  return Buffer.concat([header, png])
}
