import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  content: Buffer | string
  /** Forged uncompressed size in the directory. */
  claims?: number
  flags?: number
  method?: number
}

/** Handmade archive, possibly with forged sizes. */
export function buildZip(parts: readonly ZipPart[]): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, claims, flags = 0x800, method = 8 } of parts) {
    const bytes = Buffer.from(content)
    const packed = method === 8 ? deflateRawSync(bytes) : bytes
    const head = Buffer.alloc(26)
    head.writeUInt16LE(20, 0)
    head.writeUInt16LE(flags, 2)
    head.writeUInt16LE(method, 4)
    head.writeUInt32LE(crc32(bytes), 10)
    head.writeUInt32LE(packed.length, 14)
    head.writeUInt32LE(claims ?? bytes.length, 18)
    head.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), head, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, place, Buffer.from(name))
    bodies.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(list.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, list, end])
}
