import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { addColumn, createArticle, moveArticle, pinArticle, reviewArticle } from '#modules/notices/index.ts'
import type { Founded } from '../organisation.ts'
import { castOf } from '../projects/cast.ts'
import type { DemoArticle } from './demoArticle.ts'
import { type DemoColumn, demoColumns } from './demoColumns.ts'
import { loginArticles } from './loginArticles.ts'

const day = 86_400_000

/** The columns of a tenant and its articles, written and reviewed by two of its people. */
export async function foundNotices(
  database: Database,
  { tenantId }: Pick<Founded, 'tenantId'>,
  now: Date,
): Promise<void> {
  const { of } = await database.read(tenantId, (sql) => castOf(sql, tenantId))
  const [writer, reviewer] = [of('editor')!, of('operator')!]
  const columnIds = await database.write(tenantId, (tx) => foundColumns(tx, writer, demoColumns, null))
  for (const article of loginArticles(now))
    await database.write(tenantId, async (tx) => {
      const at = new Date(now.getTime() - article.daysAgo * day)
      await setTransactionTime(tx, at)
      const given = (actor: Actor): Actor => ({ ...actor, now: at })
      await writeArticle(tx, given(writer), given(reviewer), article, columnIds.get(article.column)!)
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

async function writeArticle(tx: Tx, writer: Actor, reviewer: Actor, article: DemoArticle, columnId: string) {
  const { title, content, validDays, audience = 'all', entrances = [], pinPlace } = article
  const end = validDays === undefined ? null : new Date(writer.now.getTime() + validDays * day).toISOString()
  const id = await createArticle(tx, writer, {
    columnId,
    title,
    content: typeof content === 'string' ? content : paragraphsOf(content.join('\n')),
    audience,
    entrances: [...entrances],
    deptIds: [],
    publishAt: null,
    effectiveStartTime: null,
    effectiveEndTime: end,
    isPopUp: article.isPopUp ?? false,
    isLoginShown: article.isLoginShown ?? false,
  })
  await moveArticle(tx, writer, { id, version: 2, action: 'submit' })
  await reviewArticle(tx, reviewer, { id, version: 3, decision: 'approve' })
  if (pinPlace !== undefined) await pinArticle(tx, reviewer, { id, version: 5, pinPlace })
}
