import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { maxPictures } from '#contract/notices/articles.ts'
import { addressOfArticlePicture } from '#contract/notices/pictures.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Db, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import type { Uploaded } from '#kit/files/upload.receive.ts'
import { webpOf } from '#kit/files/webp.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse, Refusal, refusalCodeOf } from '#kit/refusal.ts'
import {
  attachedKeys,
  attachFiles,
  attachmentsOf,
  type FileRow,
  findFile,
  ownFiles,
  storeFile,
} from '#modules/files/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { readerOf } from '../reading/reading.present.ts'
import { publicList } from '../reading/reading.store.ts'
import { picturesIn } from './picture.rules.ts'
import { isShownLive } from './picture.store.ts'

const entity = 'articlePicture'
const shown = { side: 1600, quality: 82 }

/** Converts and stores a picture; returns its address. */
export async function bringPicture(
  database: Database,
  contents: Files,
  actor: Actor,
  { path, name }: Pick<Uploaded, 'path' | 'name'>,
): Promise<string> {
  const content = await webpOf(path, shown)
  return storePicture(database, contents, actor, { path, name: name.replace(/\.\w+$/, '.webp'), content })
}

/** Stores a picture that is already converted (WebP); returns its address. */
export async function storePicture(
  database: Database,
  contents: Files,
  actor: Actor,
  { path, name, content }: Pick<Uploaded, 'path' | 'name'> & { readonly content: Buffer },
): Promise<string> {
  const { key } = await storeFile(database, contents, actor, {
    path,
    name,
    ending: '.webp',
    type: 'image/webp',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
    content: () => Readable.from([content]),
  })
  return addressOfArticlePicture(key)
}

/** Assigns cover and text pictures to the article: its previous ones, and new uploads of this person. */
export async function usePictures(
  tx: Tx,
  actor: Actor,
  id: string,
  { content, coverKey }: { readonly content: string; readonly coverKey: string },
): Promise<void> {
  const inText = picturesIn(content)
  if (inText.length > maxPictures) refuse('article.tooManyPictures', { max: maxPictures })
  const keys = [...new Set(coverKey === '' ? inText : [...inText, coverKey])]
  const had = new Set(await attachedKeys(tx, { entity, id }, keys))
  const added = await ownFiles(
    tx,
    actor,
    keys.filter((key) => !had.has(key)),
    'picturesInText',
  ).catch((error: unknown) => {
    throw refusalCodeOf(error) === 'file.taken' ? new Refusal('article.pictureGone') : error
  })
  await attachFiles(tx, actor, entity, attachmentsOf(added, id))
}

/** Writers and reviewers see every picture, including those of unpublished articles. */
const isWriter = ({ permissions }: Actor): boolean =>
  permissions.has('article.manage') || permissions.has('article.review')

export const canReadPictures: CanRead = (_, actor) => Promise.resolve(isWriter(actor))

/** Picture, if its article is readable by the person and currently shows it; otherwise refuses `thing.notFound`. */
export async function visiblePicture(db: Db, actor: Actor, key: string): Promise<FileRow> {
  const file = (await findFile(db, key)) ?? refuse('thing.notFound')
  if (file.entity === null) return file.created_by === actor.userId ? file : refuse('thing.notFound')
  if (file.entity !== entity || file.entity_id === null) return refuse('thing.notFound')
  if (isWriter(actor)) return file
  const articleId = file.entity_id
  const reader = readerOf(actor)
  // Visitors of a disabled portal see only the login page.
  const onLoginAlone = reader.entrance === null && !(await readSettings(db, 'isEnable')).isEnable
  const [article] = await publicList.rows(db, { reader }, [articleId])
  return article && (await isShownLive(db, { articleId, key, onLoginAlone })) ? file : refuse('thing.notFound')
}
