import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import type { ArticleDraft } from '#contract/notices/articles.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  addColumn,
  createArticle,
  editArticle,
  moveArticle,
  pinArticle,
  reviewArticle,
} from '#modules/notices/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'
import { announcements } from './announcements.ts'
import { bringPictures } from './articlePictures.ts'
import type { DemoArticle } from './demoArticle.ts'
import { type DemoColumn, demoColumns } from './demoColumns.ts'
import { helpArticles } from './helpArticles.ts'
import { loginArticles } from './loginArticles.ts'

const day = 86_400_000

/** Creates the columns and articles of a tenant, written and reviewed by two of its people. */
export async function foundNotices(
  database: Database,
  contents: Files,
  { tenantId }: Pick<Founded, 'tenantId'>,
  now: Date,
): Promise<void> {
  const { of } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  const [writer, reviewer] = [of('editor')!, of('operator')!]
  const articles: DemoArticle[] = []
  for (const article of [...helpArticles, ...announcements, ...loginArticles(now)])
    articles.push(await bringPictures(database, contents, { ...writer, now }, article))
  await database.write(tenantId, async (tx) => {
    const columnIds = await foundColumns(tx, { ...writer, now }, demoColumns, null)
    for (const article of articles.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
      const at = new Date(now.getTime() - Math.max(article.daysAgo, 0) * day)
      await setTransactionTime(tx, at)
      const columnId = columnIds.get(article.column)!
      await writeArticle(tx, { ...writer, now: at }, { ...reviewer, now: at }, article, columnId)
    }
  })
}

async function foundColumns(tx: Tx, actor: Actor, columns: readonly DemoColumn[], pid: string | null) {
  const ids = new Map<string, string>()
  for (const { name, enName, below = [] } of columns) {
    const id = await addColumn(tx, actor, { pid, name, enName, value: name })
    ids.set(name, id)
    for (const [each, of] of await foundColumns(tx, actor, below, id)) ids.set(each, of)
  }
  return ids
}

const after = (at: Date, days: number): string => new Date(at.getTime() + days * day).toISOString()

function draftOf(article: DemoArticle, columnId: string, now: Date): ArticleDraft {
  const { title, content, daysAgo, ends, validDays, audience = 'all', entrances = [] } = article
  const daysAhead = Math.max(-daysAgo, 0)
  return {
    columnId,
    title,
    ...(article.cover !== undefined && { cover: article.cover }),
    content: typeof content === 'string' ? content : paragraphsOf(content.join('\n')),
    audience,
    entrances: [...entrances],
    deptIds: [],
    publishAt: ends === 'scheduled' ? after(now, daysAhead) : null,
    effectiveStartTime: null,
    effectiveEndTime: validDays === undefined ? null : after(now, daysAhead + validDays),
    isPopUp: article.isPopUp ?? false,
    isLoginShown: article.isLoginShown ?? false,
  }
}

/** Each step increments the version: created 2, submitted 3, approved 5, or 4 if scheduled. */
async function writeArticle(tx: Tx, writer: Actor, reviewer: Actor, article: DemoArticle, columnId: string) {
  const { ends, pinPlace } = article
  const draft = draftOf(article, columnId, writer.now)
  const id = await createArticle(tx, writer, draft)
  if (ends === 'draft') return
  await moveArticle(tx, writer, { id, version: 2, action: 'submit' })
  if (ends === 'submitted') return
  const reason = '请写明调整的具体时间与生效日期。'
  if (ends === 'rejected') {
    await reviewArticle(tx, reviewer, { id, version: 3, decision: 'reject', reason })
    return
  }
  await reviewArticle(tx, reviewer, { id, version: 3, decision: 'approve' })
  if (pinPlace !== undefined) await pinArticle(tx, reviewer, { id, version: 5, pinPlace })
  if (ends === 'withdrawn')
    await moveArticle(tx, writer, { id, version: 5, action: 'withdraw', reason: '抬头规则已合并到业务规则' })
  if (ends === 'revised')
    await editArticle(tx, writer, {
      ...draft,
      id,
      version: 5,
      content: `${draft.content}<p>汇总后的需求在“需求汇总”中查看进度。</p>`,
    })
}
