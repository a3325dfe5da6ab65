import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { checkedKey, newKey } from './files.key.ts'
import type { FileFacts, Files } from './fileStorage.ts'
import { refuse } from '#kit/refusal.ts'

/**
 * File storage in a local folder with 256 subfolders. Atomic: a file gets its final name only after all bytes are on
 * disk.
 */
export function folderFiles(folder: string): Files {
  const pathOf = (key: string) => join(folder, checkedKey(key).slice(0, 2), key)

  return {
    async put(content, facts, key = newKey()) {
      const path = pathOf(key)
      const unfinished = `${path}.part`
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      // Opens the file before streaming: if the content failed immediately, the stream would create the file after its
      // removal.
      const target = (await open(unfinished, 'wx', 0o600)).createWriteStream({ flush: true })
      try {
        await pipeline(content instanceof Readable ? content : Readable.from([content]), proving(facts), target)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      return key
    },

    async get(key) {
      const handle = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return refuse('thing.notFound')
        throw error
      })
      return createReadStream('', { fd: handle })
    },

    remove: (key) => rm(pathOf(key), { force: true }),
  }
}

/** Passes the content through and throws at the end if size or SHA-256 differ from the announced ones. */
function proving({ size, sha256 }: FileFacts) {
  return async function* (content: AsyncIterable<Buffer>) {
    const hash = createHash('sha256')
    let seen = 0
    for await (const chunk of content) {
      hash.update(chunk)
      seen += chunk.length
      yield chunk
    }
    if (seen !== size || hash.digest('hex') !== sha256)
      throw new Error('the content of a file is not what was announced')
  }
}
