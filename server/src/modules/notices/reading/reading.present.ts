import {
  downloadArticleFile,
  type ArticleFile,
  type ArticlePage,
  type PublicArticle,
} from '#contract/notices/reading.ts'
import type { StoredFile } from '#contract/files/files.ts'
import { maskName } from '#contract/kit/format.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { coverOf } from '../pictures/picture.rules.ts'
import { liveContent, publicList, type PublicRow, type Reader } from './reading.store.ts'

export const readerOf = ({ now, entrance, deptPath }: Actor): Reader => ({
  now,
  entrance: entrance === 'visitor' || entrance === 'system' ? null : entrance,
  deptPath,
})

export const presentPublic = (row: PublicRow): PublicArticle => ({
  id: row.id,
  articleType: row.value,
  colunmsId: row.column_id,
  colunmsName: row.column_name,
  colunmsEnName: row.column_en_name,
  title: row.title,
  excerpt: row.excerpt,
  cover: coverOf(row),
  isForEveryone: row.audience === 'all',
  deptName: row.dept_name,
  createUser: maskName(row.create_user),
  issueDate: row.issued_on,
  modifyTime: row.published_at.toISOString(),
  effectiveStartTime: row.starts_at?.toISOString() ?? null,
  effectiveEndTime: row.ends_at?.toISOString() ?? null,
  isTop: row.pin_place !== null,
  pageViews: row.views,
})

/** Articles of a column that are searched for the previous and next one. */
const maxBeside = 500

async function beside(db: Db, reader: Reader, { id, column_id: within }: PublicRow) {
  const filter = { reader, within }
  const ids = await publicList.keys(db, filter, {}, maxBeside)
  const at = ids.indexOf(id)
  const [before, after] = at === -1 ? [] : [ids[at - 1], ids[at + 1]]
  const found = new Map(
    (
      await publicList.rows(
        db,
        filter,
        [before, after].filter((each) => each !== undefined),
      )
    ).map((row) => [row.id, row]),
  )
  const neighbour = (key: string | undefined) => {
    const row = key === undefined ? undefined : found.get(key)
    return row ? { id: row.id, articleType: row.value, title: row.title } : null
  }
  return { previous: neighbour(before), next: neighbour(after) }
}

/** Published article, if the person is in its audience; otherwise refuses `thing.notFound`. */
export async function readPublished(db: Db, actor: Actor, id: string, articleType?: string): Promise<ArticlePage> {
  const reader = readerOf(actor)
  const row = await publicList.one(db, { reader }, id)
  if (articleType !== undefined && articleType !== '' && articleType !== row.value) refuse('thing.notFound')
  const { content, attachments, member_attachments: ofMembers, project_id: projectId } = await liveContent(db, id)
  const fileOf =
    (isForMembers: boolean) =>
    (file: StoredFile): ArticleFile => {
      const isHidden = isForMembers && reader.entrance === null
      const address = `${downloadArticleFile.path}?id=${id}&storage_file_id=${file.storageFileId}`
      return { ...file, fileUrl: isHidden ? '' : address, isForMembers }
    }
  return {
    ...presentPublic(row),
    content,
    projectId,
    status: '01',
    files: [...attachments.map(fileOf(false)), ...ofMembers.map(fileOf(true))],
    userName: maskName(row.create_user),
    issueUser: maskName(row.issue_user),
    ...(await beside(db, reader, row)),
  }
}
