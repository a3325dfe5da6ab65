import { crc32 } from 'node:zlib'

/** File of an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: Buffer
}

const [localMark, centralMark, endMark] = [0x04034b50, 0x02014b50, 0x06054b50]
/** Names are UTF-8, and nothing is compressed: PDFs already are. */
const [needed, flags] = [20, 0x0800]
/** 1 January 1980, the first day of the format: when files were signed is said in the manifest. */
const firstDay = 0x21

const fields = (sizes: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const bytes = Buffer.alloc(sizes.reduce((all, [, size]) => all + size, 0))
  let at = 0
  for (const [value, size] of sizes) at = size === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at)
  return bytes
}

/** Archive of these files, uncompressed. */
export function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const { name, bytes } of entries) {
    const named = Buffer.from(name)
    const [sum, size] = [crc32(bytes), bytes.length]
    const common = [
      [needed, 2],
      [flags, 2],
      [0, 2],
      [0, 2],
      [firstDay, 2],
      [sum, 4],
      [size, 4],
      [size, 4],
      [named.length, 2],
      [0, 2],
    ] as const
    const local = Buffer.concat([fields([[localMark, 4], ...common]), named, bytes])
    const rest = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [offset, 4],
    ] as const
    central.push(Buffer.concat([fields([[centralMark, 4], [needed, 2], ...common, ...rest]), named]))
    parts.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const count = entries.length
  const end = fields([
    [endMark, 4],
    [0, 2],
    [0, 2],
    [count, 2],
    [count, 2],
    [directory.length, 4],
    [offset, 4],
    [0, 2],
  ])
  return Buffer.concat([...parts, directory, end])
}

/** Files of an archive that `zipOf` made; undefined for anything else. */
export function unzip(archive: Buffer): Entry[] | undefined {
  const entries: Entry[] = []
  let at = 0
  while (at + 30 <= archive.length && archive.readUInt32LE(at) === localMark) {
    const [size, length, more] = [
      archive.readUInt32LE(at + 22),
      archive.readUInt16LE(at + 26),
      archive.readUInt16LE(at + 28),
    ]
    if (archive.readUInt16LE(at + 8) !== 0) return undefined
    const from = at + 30 + length + more
    if (from + size > archive.length || entries.length >= 100) return undefined
    entries.push({
      name: archive.toString('utf8', at + 30, at + 30 + length),
      bytes: archive.subarray(from, from + size),
    })
    at = from + size
  }
  return entries.length === 0 ? undefined : entries
}
