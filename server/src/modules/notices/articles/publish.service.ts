import { dayOf } from '#contract/kit/calendar.ts'
import { Id, shape } from '#contract/kit/schema.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { addJob, eachItem, job, type JobContext } from '#kit/jobs/jobs.ts'
import { signalPortal } from '#modules/tenancy/index.ts'
import { factsOf } from './article.present.ts'
import { articleFlow } from './article.rules.ts'
import { articles, endLiveEdition, insertEdition, type LockedArticle } from './article.store.ts'
import { findDueArticles } from './due.store.ts'
import { searchTextOf } from './searchText.service.ts'

/** Publishes the article as its next edition. The caller has locked it and checked its flow. */
export async function publishArticle(tx: Tx, actor: Actor, before: LockedArticle): Promise<void> {
  const now = actor.now
  const no = before.editions + 1
  await endLiveEdition(tx, before.id)
  await articles.set(tx, before, {
    status: '01',
    is_live: true,
    editions: no,
    issued_on: before.is_live ? before.issued_on : dayOf(now),
    writer_ids: [],
    note: '',
    changed_at: now,
  })
  await insertEdition(tx, { articleId: before.id, at: now, ...(await searchTextOf(actor.tenantId, before)) })
  const data = { title: before.title, columnId: before.column_id, no }
  await signalPortal(tx, actor.tenantId, 'articles')
  await publish(tx, actor, { name: 'article.published', id: before.id, from: before.status, to: '01', data })
}

const dueJob = { name: 'notices.publishDue', payload: shape({ articleId: Id }) } as const

/** Schedules the publication; replaces a pending job of the article, because the time may have changed. */
export const publishLater = (tx: Tx, articleId: string, runAt: Date) =>
  addJob(tx, dueJob, { articleId }, { runAt, key: `publish ${articleId}` })

/** Publishes a due article; one that was recalled, rescheduled or published stays unchanged. */
async function publishIfDue(tx: Tx, tenantId: string, articleId: string, now: Date): Promise<void> {
  const article = await articles.lockIfThere(tx, articleId)
  if (article?.status !== '04' || article.publish_at === null || article.publish_at > now) return
  const actor = systemActor(tenantId, '', now)
  articleFlow.decide(factsOf(article, now), 'publishDue', actor)
  await publishArticle(tx, actor, article)
}

export const publishDue = job({
  ...dueJob,
  transaction: (tx, { articleId }, { tenantId, now }) => publishIfDue(tx, tenantId, articleId, now),
})

/** Publishes overdue articles: after failed jobs, or of migrated data. */
export async function publishOverdue(context: JobContext): Promise<void> {
  const { database, tenantId, now } = context
  const due = await database.read(tenantId, (db) => findDueArticles(db, now))
  await eachItem(
    context,
    due,
    ({ id }) => `article ${id}`,
    ({ id }) => database.write(tenantId, (tx) => publishIfDue(tx, tenantId, id, now)),
  )
}
