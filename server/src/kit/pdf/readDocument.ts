import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { refuse } from '#kit/refusal.ts'

/** Piece of text on a page, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string
  readonly x: number
  readonly y: number
}

/** What a PDF or picture says: the texts of its first page, none for a picture, and its QR code. */
export interface ReadDocument {
  readonly texts: readonly PlacedText[]
  /** Width of the page in points. */
  readonly width: number
  /** Content of the QR code; empty if there is none. */
  readonly code: string
}
export type ReadResult = ReadDocument | { readonly error: string }

const timeoutMs = 15_000
const maxMegabytes = 256
/** One at a time, because rendering takes a processor. */
const inTurn = pLimit(1)

/** Whether the content is a PDF or a picture, by its first bytes. */
export const isDocument = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' ||
  bytes.subarray(0, 8).toString('hex') === '89504e470d0a1a0a' ||
  bytes.subarray(0, 3).toString('hex') === 'ffd8ff'

/**
 * Reads a PDF, PNG or JPEG in a thread of its own, which ends after 15 seconds or at 256 MB. Refuses with
 * `upload.content` a file that cannot be read in this time and memory.
 */
export const readDocument = (bytes: Buffer): Promise<ReadDocument> =>
  inTurn(async () => {
    const worker = new Worker(new URL('./readDocument.worker.ts', import.meta.url), {
      workerData: new Uint8Array(bytes),
      resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
      stdout: true,
      stderr: true,
    })
    let tooLong: NodeJS.Timeout | undefined
    try {
      const result = await new Promise<ReadResult>((done) => {
        tooLong = setTimeout(() => done({ error: 'timeout' }), timeoutMs)
        worker.once('message', done)
        worker.once('error', (error) => done({ error: (error as Error).message }))
        worker.once('exit', () => done({ error: 'the thread ended' }))
      })
      return 'error' in result ? refuse('upload.content') : result
    } finally {
      clearTimeout(tooLong)
      void worker.terminate()
    }
  })
