/** Part of an archive to write. */
export interface WrittenPart {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}
/** Packs bytes by raw deflate, as a stream. */
export type Deflate = (content: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

/** 1 January 1980, the first day of the format: equal contents give equal archives. */
const date = 0x0021
const flags = 0x0808

interface Entry {
  readonly name: Uint8Array
  readonly offset: number
  crc: number
  size: number
  packed: number
}

function record(mark: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(4 + fields.reduce((sum, [length]) => sum + length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, mark, true)
  let at = 4
  for (const [length, value] of fields) {
    if (length === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += length
  }
  return bytes
}

/** Streams an archive: each part is packed while it is generated, and its sizes follow it. */
export async function* zipOf(parts: AsyncIterable<WrittenPart>, deflate: Deflate): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { name, content } of parts) {
    const entry: Entry = { name: new TextEncoder().encode(name), offset, crc: 0xffffffff, size: 0, packed: 0 }
    entries.push(entry)
    const head = record(0x04034b50, [
      [2, 20],
      [2, flags],
      [2, 8],
      [2, 0],
      [2, date],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, entry.name.length],
      [2, 0],
    ])
    yield head
    yield entry.name
    for await (const piece of deflate(measured(content, entry))) {
      entry.packed += piece.length
      yield piece
    }
    entry.crc = (entry.crc ^ 0xffffffff) >>> 0
    const sizes = record(0x08074b50, [
      [4, entry.crc],
      [4, entry.packed],
      [4, entry.size],
    ])
    yield sizes
    offset += head.length + entry.name.length + entry.packed + sizes.length
  }
  let length = 0
  for (const entry of entries) {
    const head = directoryEntry(entry)
    length += head.length + entry.name.length
    yield head
    yield entry.name
  }
  yield record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, entries.length],
    [2, entries.length],
    [4, length],
    [4, offset],
    [2, 0],
  ])
}

async function* measured(content: AsyncIterable<Uint8Array>, entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    let { crc } = entry
    for (const byte of piece) crc = crcTable[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
    entry.crc = crc
    entry.size += piece.length
    yield piece
  }
}

const directoryEntry = ({ name, offset, crc, size, packed }: Entry) =>
  record(0x02014b50, [
    [2, 20],
    [2, 20],
    [2, flags],
    [2, 8],
    [2, 0],
    [2, date],
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ])
