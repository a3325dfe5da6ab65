import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createInflateRaw } from 'node:zlib'
import type { Source } from '#contract/kit/tables/source.ts'
import { fail, TableError } from '#contract/kit/tables/tableError.ts'
import { openZip } from '#contract/kit/tables/zip.ts'
import { Refusal } from '#kit/refusal.ts'

/** File on disk, for the reader of tables. */
export async function fileSource(path: string): Promise<Source> {
  const { size } = await stat(path)
  const streamOf = (at: number, length: number) => createReadStream(path, { start: at, end: at + length - 1 })
  return {
    size,
    bytes: streamOf,
    async *inflated(at, length) {
      const packed = streamOf(at, length)
      try {
        yield* pipeline(packed, createInflateRaw(), () => {}) as AsyncIterable<Buffer>
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code?.startsWith('Z_')) fail('upload.content')
        throw error
      } finally {
        packed.destroy()
      }
    },
  }
}

/** Refusals of the reader as those of the server. */
export const asRefusal = (error: unknown): unknown =>
  error instanceof TableError ? new Refusal(error.code, error.facts) : error

/** Opens an archive on disk. */
export const openZipFile = async (path: string) =>
  openZip(await fileSource(path)).catch((error: unknown) => {
    throw asRefusal(error)
  })
