import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { addressOfHomePicture, keyOfHomePicture } from '#contract/home/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { webpOf } from '#kit/files/webp.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import { findPicture, forgetUnused, keepPicture, renewPicture } from './picture.store.ts'

const unusedFor = 24 * 3_600_000
const shown = { side: 1920, quality: 82 }

/** Stores a picture and returns its address; the same file is the same picture, also if uploaded concurrently. */
export async function bringPicture(
  database: Database,
  contents: Files,
  { tenantId, userId, now }: Actor,
  { path, sha256 }: Pick<Uploaded, 'path' | 'sha256'>,
): Promise<string> {
  const known = await database.write(tenantId, (tx) => renewPicture(tx, sha256, now))
  if (known !== undefined) return addressOfHomePicture(known)
  const content = await webpOf(path, shown)
  const facts = { size: content.length, sha256: createHash('sha256').update(content).digest('hex'), type: 'image/webp' }
  const key = await contents.put(content, facts)
  const keptKey = await database.write(tenantId, (tx) => keepPicture(tx, { key, sha256, by: userId, at: now }))
  if (keptKey !== key) await contents.remove(key)
  return addressOfHomePicture(keptKey)
}

/** Content of the picture at an address; undefined if it is not the address of one. */
export async function contentOfPicture(db: Db, contents: Files, address: string): Promise<Readable | undefined> {
  const found = await findPicture(db, keyOfHomePicture(address) ?? '')
  return found && contents.get(found.key)
}

/** Removes pictures that no layout uses. */
export async function removeUnusedPictures(contents: Files, context: JobContext): Promise<void> {
  const before = new Date(context.now.getTime() - unusedFor)
  const keys = await context.database.write(context.tenantId, (tx) => forgetUnused(tx, before))
  await eachItem(
    context,
    keys,
    (key) => `picture ${key}`,
    (key) => contents.remove(key),
  )
}
