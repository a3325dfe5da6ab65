import { bytesOf, type Source } from './source.ts'
import { fail } from './tableError.ts'

/** Entry of an archive, according to its central directory. */
export interface ZipEntry {
  readonly name: string
  /** Uncompressed size in bytes as declared by the directory; enforced while unpacking. */
  readonly size: number
  readonly packed: number
  readonly isDeflated: boolean
  /** Offset of its local header. */
  readonly offset: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const isEncrypted = 0x1
const maxEntries = 5000

/**
 * Opens an archive by its central directory alone, so that there is one interpretation of its contents. Refuses with
 * `upload.content` what is not a plain archive: several disks, more than 4 GB, overlapping entries or unknown methods.
 * Does not unpack anything yet.
 */
export async function openZip(source: Source) {
  const entries = await directoryOf(source)
  return {
    entries: new Map(entries.map((entry) => [entry.name, entry])),
    unpack: (entry: ZipEntry) => unpack(source, entry),
  }
}

export type Zip = Awaited<ReturnType<typeof openZip>>

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function directoryOf(source: Source): Promise<ZipEntry[]> {
  const { size } = source
  const length = Math.min(size, 65_557)
  const tail = viewOf(await bytesOf(source, size - length, length))
  let at = length - 22
  while (at >= 0 && !(tail.getUint32(at, true) === endMark && tail.getUint16(at + 20, true) === length - at - 22)) at--
  if (at < 0) return fail('upload.content')
  const count = tail.getUint16(at + 10, true)
  const extent = tail.getUint32(at + 12, true)
  const start = tail.getUint32(at + 16, true)
  const isWhole = tail.getUint32(at + 4, true) === 0 && start + extent === size - length + at
  if (!isWhole || count === 0 || count > maxEntries) return fail('upload.content')
  const entries = listed(await bytesOf(source, start, extent), count)
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  const overlap = inOrder.some(({ offset, packed }, n) => offset + 30 + packed > (inOrder[n + 1]?.offset ?? start))
  const isDouble = new Set(entries.map(({ name }) => name.toLowerCase())).size !== count
  return overlap || isDouble ? fail('upload.content') : entries
}

function listed(bytes: Uint8Array, count: number): ZipEntry[] {
  const directory = viewOf(bytes)
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > bytes.length || directory.getUint32(at, true) !== entryMark) return fail('upload.content')
    const method = directory.getUint16(at + 10, true)
    const nameLength = directory.getUint16(at + 28, true)
    const next = at + 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
    if (directory.getUint16(at + 8, true) & isEncrypted) return fail('upload.encrypted')
    if ((method !== 0 && method !== 8) || next > bytes.length) return fail('upload.content')
    entries.push({
      name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
      size: directory.getUint32(at + 24, true),
      packed: directory.getUint32(at + 20, true),
      isDeflated: method === 8,
      offset: directory.getUint32(at + 42, true),
    })
    at = next
  }
  return entries
}

/** Streams the entry. Refuses with `upload.unpacksTooLarge` at the first byte beyond the declared size (zip bomb). */
async function* unpack(source: Source, entry: ZipEntry): AsyncGenerator<Uint8Array> {
  const header = viewOf(await bytesOf(source, entry.offset, 30))
  if (header.getUint32(0, true) !== localMark) fail('upload.content')
  const start = entry.offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  if (entry.packed === 0) return entry.size === 0 ? undefined : fail('upload.content')
  const content = entry.isDeflated ? source.inflated(start, entry.packed) : source.bytes(start, entry.packed)
  let seen = 0
  for await (const piece of content) {
    seen += piece.length
    if (seen > entry.size) fail('upload.unpacksTooLarge')
    yield piece
  }
  if (seen !== entry.size) fail('upload.content')
}
