import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { newKey } from '#kit/files/files.key.ts'
import { bringPicture } from './picture.service.ts'

/** Stores the content like an upload; returns the picture's address. */
export async function keep(database: Database, contents: Files, actor: Actor, content: Buffer): Promise<string> {
  const path = join(tmpdir(), `baicai-picture-${newKey()}`)
  try {
    await writeFile(path, content, { mode: 0o600 })
    const sha256 = createHash('sha256').update(content).digest('hex')
    return await bringPicture(database, contents, { ...actor, now: new Date() }, { path, sha256 })
  } finally {
    await rm(path, { force: true })
  }
}
