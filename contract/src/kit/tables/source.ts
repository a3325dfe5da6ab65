import { fail, TableError } from './tableError.ts'

/** Bytes of a file, read in pieces. */
export interface Source {
  readonly size: number
  readonly bytes: (at: number, length: number) => AsyncIterable<Uint8Array>
  /** Unpacks raw deflate; refuses corrupt bytes with `upload.content`. */
  readonly inflated: (at: number, length: number) => AsyncIterable<Uint8Array>
}

/** A few bytes at once. */
export async function bytesOf(source: Source, at: number, length: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(length)
  let filled = 0
  if (at < 0 || at + length > source.size) return fail('upload.content')
  if (length > 0)
    for await (const piece of source.bytes(at, length)) {
      bytes.set(piece, filled)
      filled += piece.length
    }
  return filled === length ? bytes : fail('upload.content')
}

/** File of a browser. */
export const blobSource = (blob: Blob): Source => ({
  size: blob.size,
  bytes: (at, length) => piecesOf(blob.slice(at, at + length).stream()),
  async *inflated(at, length) {
    const packed = blob.slice(at, at + length).stream() as ReadableStream<BufferSource>
    try {
      yield* piecesOf(packed.pipeThrough(new DecompressionStream('deflate-raw')))
    } catch (error) {
      if (error instanceof TableError) throw error
      fail('upload.content')
    }
  },
})

/** Packs bytes in a browser. */
export function deflate(content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const bytes = content[Symbol.asyncIterator]()
  const source = new ReadableStream<BufferSource>({
    async pull(controller) {
      const { done, value } = await bytes.next()
      if (done) controller.close()
      else controller.enqueue(value as Uint8Array<ArrayBuffer>)
    },
  })
  return piecesOf(source.pipeThrough(new CompressionStream('deflate-raw')))
}

/** Safari cannot iterate over streams. */
async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
