import { addressOfPicture } from '#contract/catalogue/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { putSizes } from '../pictures/picture.service.ts'
import { keepZonePicture } from './zonePicture.store.ts'

/** Stores the picture of a zone and returns its address; the same file is the same picture. */
export async function bringZonePicture(
  database: Database,
  contents: Files,
  { tenantId, userId, now }: Actor,
  { path, sha256 }: Pick<Uploaded, 'path' | 'sha256'>,
): Promise<string> {
  const [key, smallKey] = await putSizes(contents, path)
  const picture = { key, smallKey, sha256, by: userId, at: now }
  const kept = await database.write(tenantId, (tx) => keepZonePicture(tx, picture))
  if (kept !== key) {
    await contents.remove(key)
    await contents.remove(smallKey)
  }
  return addressOfPicture(kept)
}
