import { createHash } from 'node:crypto'
import { addressOfPicture } from '#contract/catalogue/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { eachItem, type JobContext } from '#kit/jobs/jobs.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { ownSupplier } from '#modules/suppliers/index.ts'
import { sizesOf } from './picture.sizes.ts'
import { insertPicture, lockPictures, removeUnused, renewPicture, setUsed } from './picture.store.ts'

const unusedFor = 24 * 3_600_000
const maxAtOnce = 500
const type = 'image/webp'

/** Stores a picture and returns its address. The same file is the same picture, also if uploaded concurrently. */
export async function bringPicture(
  database: Database,
  contents: Files,
  actor: Actor,
  { path, sha256 }: Pick<Uploaded, 'path' | 'sha256'>,
): Promise<string> {
  const known = await database.write(actor.tenantId, async (tx) =>
    renewPicture(tx, await ownSupplier(tx, actor), sha256, actor.now),
  )
  return addressOfPicture(known ?? (await keepPicture(database, contents, actor, { path, sha256 })))
}

/** Stores the content of both sizes; returns their keys. */
export async function putSizes(contents: Files, path: string): Promise<readonly [key: string, smallKey: string]> {
  const { large, small } = await sizesOf(path)
  const put = (content: Buffer) =>
    contents.put(content, { size: content.length, sha256: createHash('sha256').update(content).digest('hex'), type })
  return [await put(large), await put(small)]
}

/** Stores both contents before their record: an interruption leaves only contents that are not referenced. */
async function keepPicture(
  database: Database,
  contents: Files,
  actor: Actor,
  { path, sha256 }: Pick<Uploaded, 'path' | 'sha256'>,
): Promise<string> {
  const [key, smallKey] = await putSizes(contents, path)
  const twin = await database.write(actor.tenantId, async (tx) => {
    const supplierId = await ownSupplier(tx, actor)
    const picture = { key, small_key: smallKey, supplier_id: supplierId, sha256 }
    return (await insertPicture(tx, actor, picture)) ? undefined : renewPicture(tx, supplierId, sha256, actor.now)
  })
  if (twin === undefined) return key
  await contents.remove(key)
  await contents.remove(smallKey)
  return twin
}

/** Marks pictures of the supplier as used by a product; returns those that are its own. */
export async function usePictures(
  tx: Tx,
  supplierId: string,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const own = await lockPictures(tx, supplierId, keys)
  const fresh = own.filter(({ used_at }) => used_at === null).map(({ key }) => key)
  if (fresh.length > 0) await setUsed(tx, fresh, now)
  return new Set(own.map(({ key }) => key))
}

/** Keys of these pictures that belong to the supplier. */
export const ownPictures = async (tx: Tx, supplierId: string, keys: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(keys.length === 0 ? [] : (await lockPictures(tx, supplierId, keys)).map(({ key }) => key))

/** Removes pictures that were uploaded and never used. */
export async function removeUnusedPictures(contents: Files, context: JobContext): Promise<void> {
  const before = new Date(context.now.getTime() - unusedFor)
  const keys = await context.database.write(context.tenantId, (tx) => removeUnused(tx, before, maxAtOnce))
  await eachItem(
    context,
    keys,
    (key) => `picture ${key}`,
    (key) => contents.remove(key),
  )
}
