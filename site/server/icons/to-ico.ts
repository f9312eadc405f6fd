/** An icon file of one PNG, as browsers take it at `/favicon.ico`. @param size px, under 256 */
export function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // An icon and no cursor.
  head.writeUInt16LE(1, 4) // One image.
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // Planes.
  head.writeUInt16LE(32, 12) // Bits a pixel.
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18) // Where it begins.
  return Buffer.concat([head, png])
}
