import { buffer } from 'node:stream/consumers'
import { keyOfSearchPicture, searchPicture } from '#contract/catalogue/pictureSearch.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { type Misread, ReadingError, type TextReader } from '#kit/ocr/ocr.ts'
import { refuse } from '#kit/refusal.ts'
import { ownLooseFile } from '#modules/files/index.ts'
import { wordsOfLabel } from './words.service.ts'

const megabyte = 1024 * 1024

/** Refusals of pictures that were not read. */
const refusals = {
  superseded: 'pictureSearch.superseded',
  busy: 'pictureSearch.busy',
  unreadable: 'picture.unreadable',
  failed: 'pictureSearch.failed',
} as const satisfies Readonly<Record<Misread, RefusalCode>>
const refuseUnread = (error: unknown): never => {
  if (error instanceof ReadingError) refuse(refusals[error.reason])
  throw error
}

/** Search words of an uploaded picture. The address names a file of the caller and is never fetched. */
export async function recognisePicture(
  database: Database,
  contents: Files,
  reader: TextReader,
  actor: Actor,
  imageUrl: string,
  signal: AbortSignal,
): Promise<string> {
  const key = keyOfSearchPicture(imageUrl) ?? refuse('picture.gone')
  const file = (await database.read(actor.tenantId, (db) => ownLooseFile(db, actor, key))) ?? refuse('picture.gone')
  if (!searchPicture.accept.some((ending) => file.name.toLowerCase().endsWith(ending))) refuse('file.notPicture')
  if (Number(file.size) > searchPicture.maxBytes) refuse('upload.tooLarge', { n: searchPicture.maxBytes / megabyte })
  const load = async () => buffer(await contents.get(key))
  const lines = await reader.read(`${actor.tenantId} ${actor.personId}`, load, signal).catch(refuseUnread)
  const words = await database.read(actor.tenantId, (db) => wordsOfLabel(db, actor.tenantId, lines))
  return words === '' ? refuse('pictureSearch.noText') : words
}
