import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { type JobContext, Stopped } from '#kit/jobs/jobs.ts'
import type { CanRead } from '#kit/module.ts'
import { refuse } from '#kit/refusal.ts'
import { tokenizerVersion } from '#modules/catalogue/index.ts'
import { searchTextOf } from '../articles/searchText.service.ts'
import { canReadPictures } from '../pictures/picture.service.ts'
import { readerOf } from './reading.present.ts'
import {
  closeReminder,
  countView,
  forgetViews,
  liveContent,
  outdatedWords,
  publicList,
  setWords,
  viewsOf,
} from './reading.store.ts'

const hour = 3_600_000

/** Visitor key: the account, or a hash of address and browser, which reveals neither. */
const visitorOf = ({ entrance, userId, ip, agent, tenantId }: Actor): string =>
  entrance === 'visitor'
    ? createHash('sha256')
        .update(JSON.stringify([tenantId, ip, agent]))
        .digest('base64url')
    : userId

/** Counts a view of a published article, once for each visitor and hour; returns null if the tenant hides views. */
export async function seeArticle(tx: Tx, actor: Actor, id: string): Promise<number | null> {
  const { views } = await publicList.one(tx, { reader: readerOf(actor) }, id)
  await countView(tx, { articleId: id, visitor: visitorOf(actor), now: actor.now })
  return views === null ? null : viewsOf(tx, id)
}

export const acknowledge = async (tx: Tx, actor: Actor, id: string): Promise<void> =>
  void (await closeReminder(tx, { userId: actor.userId, articleId: id, now: actor.now }))

/** Checks access to a file of a published article; files for members require a session. */
export async function readableFile(db: Db, actor: Actor, id: string, key: string): Promise<void> {
  const reader = readerOf(actor)
  await publicList.one(db, { reader }, id)
  const { attachments, member_attachments: ofMembers } = await liveContent(db, id)
  const files = reader.entrance === null ? attachments : [...attachments, ...ofMembers]
  if (!files.some(({ storageFileId }) => storageFileId === key)) refuse('thing.notFound')
}

const maySee: CanRead = async (db, actor, id) =>
  actor.permissions.has('article.manage') || (await publicList.rows(db, { reader: readerOf(actor) }, [id])).length > 0

/** Read access to an article's files: writers and readers, with a session if the file requires one. */
export const canReadFiles: Readonly<Record<string, CanRead>> = {
  article: maySee,
  articlePicture: canReadPictures,
  articleForMembers: async (db, actor, id) => readerOf(actor).entrance !== null && (await maySee(db, actor, id)),
}

/** Removes view records of past hours, and tokenizes articles of an older tokenizer version again. */
export async function maintainReading({ database, tenantId, now, signal }: JobContext): Promise<void> {
  await database.write(tenantId, (tx) => forgetViews(tx, new Date(now.getTime() - 2 * hour)))
  while (await database.write(tenantId, (tx) => indexNext(tx, tenantId))) if (signal.aborted) throw new Stopped()
}

async function indexNext(tx: Tx, tenantId: string): Promise<boolean> {
  const found = await outdatedWords(tx, tokenizerVersion)
  for (const edition of found) await setWords(tx, { id: edition.id, ...(await searchTextOf(tenantId, edition)) })
  return found.length > 0
}
