// @ts-check
import { crc32, deflateRawSync } from 'node:zlib'

/**
 * A ZIP archive, also one that no program would write.
 * @param {readonly { name: string, content: string | Buffer, size?: number, encrypted?: boolean, mode?: number }[]} files
 *   size: declared instead of the true one; mode: of Unix
 */
export function createZip(files) {
  /** @type {Buffer[]} */
  const locals = []
  /** @type {Buffer[]} */
  const directory = []
  let offset = 0
  for (const { name, content, size, encrypted = false, mode = 0 } of files) {
    const bytes = Buffer.from(content)
    const data = deflateRawSync(bytes)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(encrypted ? 1 : 0, 2)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(bytes), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(size ?? bytes.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), data])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(mode * 2 ** 16, 6)
    tail.writeUInt32LE(offset, 10)
    const version = Buffer.from([20, 0])
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02'), version, common, tail, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(files.length, 8)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}
