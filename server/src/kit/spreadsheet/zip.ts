import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import { refuse } from '../refusal.ts'

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
const mostEntries = 5000

/**
 * Opens an archive by its central directory alone, so that there is one interpretation of its contents. Refuses with
 * `upload.content` what is not a plain archive: several disks, more than 4 GB, overlapping entries or unknown methods.
 * Does not unpack anything yet.
 */
export async function openZip(path: string) {
  const entries = await withFile(path, directoryOf)
  return {
    entries: new Map(entries.map((entry) => [entry.name, entry])),
    unpack: (entry: ZipEntry) => unpack(path, entry),
  }
}

export type Zip = Awaited<ReturnType<typeof openZip>>

async function withFile<T>(path: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

async function bytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return bytesRead === length ? buffer : refuse('upload.content')
}

async function directoryOf(file: FileHandle): Promise<ZipEntry[]> {
  const { size } = await file.stat()
  const tail = await bytes(file, Math.max(0, size - 65_557), Math.min(size, 65_557))
  let at = tail.length - 22
  while (at >= 0 && !(tail.readUInt32LE(at) === endMark && tail.readUInt16LE(at + 20) === tail.length - at - 22)) at--
  if (at < 0) return refuse('upload.content')
  const count = tail.readUInt16LE(at + 10)
  const length = tail.readUInt32LE(at + 12)
  const start = tail.readUInt32LE(at + 16)
  const isWhole = tail.readUInt32LE(at + 4) === 0 && start + length === size - tail.length + at
  if (!isWhole || count === 0 || count > mostEntries) return refuse('upload.content')
  const entries = listed(await bytes(file, start, length), count)
  const inOrder = entries.toSorted((a, b) => a.offset - b.offset)
  const overlap = inOrder.some(({ offset, packed }, n) => offset + 30 + packed > (inOrder[n + 1]?.offset ?? start))
  const isDouble = new Set(entries.map(({ name }) => name)).size !== count
  return overlap || isDouble ? refuse('upload.content') : entries
}

function listed(directory: Buffer, count: number): ZipEntry[] {
  const entries: ZipEntry[] = []
  let at = 0
  for (let n = 0; n < count; n++) {
    if (at + 46 > directory.length || directory.readUInt32LE(at) !== entryMark) return refuse('upload.content')
    const method = directory.readUInt16LE(at + 10)
    const nameLength = directory.readUInt16LE(at + 28)
    const next = at + 46 + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
    if (directory.readUInt16LE(at + 8) & isEncrypted) return refuse('upload.encrypted')
    if ((method !== 0 && method !== 8) || next > directory.length) return refuse('upload.content')
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      size: directory.readUInt32LE(at + 24),
      packed: directory.readUInt32LE(at + 20),
      isDeflated: method === 8,
      offset: directory.readUInt32LE(at + 42),
    })
    at = next
  }
  return entries
}

/** Streams the entry. Refuses with `upload.unpacksTooLarge` at the first byte beyond the declared size (zip bomb). */
async function* unpack(path: string, entry: ZipEntry): AsyncGenerator<Buffer> {
  const header = await withFile(path, (file) => bytes(file, entry.offset, 30))
  if (header.readUInt32LE(0) !== localMark) refuse('upload.content')
  const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (entry.packed === 0) return entry.size === 0 ? undefined : refuse('upload.content')
  const source = createReadStream(path, { start, end: start + entry.packed - 1 })
  const content: AsyncIterable<Buffer> = entry.isDeflated ? pipeline(source, createInflateRaw(), () => {}) : source
  let seen = 0
  try {
    for await (const chunk of content) {
      seen += chunk.length
      if (seen > entry.size) refuse('upload.unpacksTooLarge')
      yield chunk
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) refuse('upload.content')
    throw error
  } finally {
    source.destroy()
  }
  if (seen !== entry.size) refuse('upload.content')
}
