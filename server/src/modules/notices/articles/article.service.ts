import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/notices/articles.ts'
import { keyOfArticlePicture } from '#contract/notices/pictures.ts'
import type { ArticleAction } from '#contract/notices/states.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import type { Patch } from '#kit/database/table.ts'
import { fieldsChanged } from '#kit/events/changes.rules.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { signalPortal } from '#modules/tenancy/index.ts'
import { useColumn } from '../columns/column.service.ts'
import { usePictures } from '../pictures/picture.service.ts'
import { factsOf } from './article.present.ts'
import { articleFlow, isRemovable, violationOfDraft, violationOfPublication } from './article.rules.ts'
import { articles, type ArticleRow, endLiveEdition, findEdition, type LockedArticle } from './article.store.ts'
import { publishArticle, publishLater } from './publish.service.ts'

const instantOf = (at: string | null): Date | null => (at === null ? null : new Date(at))

const coverKeyOf = ({ cover = '' }: contract.ArticleDraft): string => keyOfArticlePicture(cover) ?? ''

/** Table columns of a draft, without its files. */
function writtenOf(draft: contract.ArticleDraft) {
  const written = {
    column_id: draft.columnId,
    title: draft.title.trim(),
    content: draft.content,
    cover_key: coverKeyOf(draft),
    audience: draft.audience,
    // Not stored for other audiences: the selection would reappear when the audience is changed again.
    entrances: draft.audience === 'chosen' ? draft.entrances : [],
    dept_ids: draft.audience === 'chosen' ? [...new Set(draft.deptIds)] : [],
    publish_at: instantOf(draft.publishAt),
    starts_at: instantOf(draft.effectiveStartTime),
    ends_at: instantOf(draft.effectiveEndTime),
    is_pop_up: draft.isPopUp,
    is_login_shown: draft.isLoginShown,
  }
  const violation = violationOfDraft(written)
  return violation ? refuse(violation) : written
}

/** Files after an edit: those for all readers, those for logged-in readers, and the pictures. */
async function filesOf(tx: Tx, actor: Actor, { id, ...had }: ArticleRow, draft: contract.ArticleDraft) {
  const { attachments = [], memberAttachments = [] } = draft
  await usePictures(tx, actor, id, { content: draft.content, coverKey: coverKeyOf(draft) })
  const own = { entity: 'article', id, attachments: had.attachments }
  const ofMembers = { entity: 'articleForMembers', id, attachments: had.member_attachments }
  return {
    attachments: await replaceAttachments(tx, actor, own, attachments),
    member_attachments: await replaceAttachments(tx, actor, ofMembers, memberAttachments),
  }
}

const dataOf = ({ title, column_id: columnId }: Pick<ArticleRow, 'title' | 'column_id'>) => ({ title, columnId })
const shownOf = (row: Pick<ArticleRow, 'title' | 'audience' | 'publish_at' | 'starts_at' | 'ends_at'>) => ({
  title: row.title,
  audience: row.audience,
  publishAt: row.publish_at?.toISOString(),
  effectiveStartTime: row.starts_at?.toISOString(),
  effectiveEndTime: row.ends_at?.toISOString(),
})
const withWriter = (ids: readonly string[], { personId }: Actor): string[] => [...new Set([...ids, personId])]

export async function createArticle(tx: Tx, actor: Actor, draft: contract.ArticleDraft): Promise<string> {
  const written = writtenOf(draft)
  await useColumn(tx, draft.columnId)
  const inserted = await articles.insert(tx, {
    ...written,
    dept_id: actor.deptId,
    dept_name: actor.deptName,
    create_user: actor.userName,
    writer_ids: [actor.personId],
    created_at: actor.now,
    changed_at: actor.now,
  })
  const files = await filesOf(tx, actor, inserted, draft)
  await articles.set(tx, await articles.lock(tx, inserted.id), files)
  await publish(tx, actor, { name: 'article.created', id: inserted.id, to: '00', data: dataOf(inserted) })
  return inserted.id
}

/** Edits an article, by any writer; a published one is revised beside its live edition. */
export async function editArticle(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editArticle>,
): Promise<string> {
  const before = await articles.lock(tx, id, version)
  const status = articleFlow.decide(factsOf(before, actor.now), 'edit', actor)
  const written = writtenOf(draft)
  if (draft.columnId !== before.column_id) await useColumn(tx, draft.columnId)
  const files = await filesOf(tx, actor, before, draft)
  const writer_ids = withWriter(before.writer_ids, actor)
  const after = await articles.set(tx, before, { ...written, ...files, status, writer_ids, changed_at: actor.now })
  const data = { ...dataOf(after), ...fieldsChanged(shownOf(before), shownOf(after)) }
  await publish(tx, actor, { name: 'article.edited', id, from: before.status, to: status, data })
  return id
}

/** Makes an earlier edition the draft again; its schedule and column may be outdated, and are checked at submission. */
export async function restoreEdition(
  tx: Tx,
  actor: Actor,
  { id, version, no }: Input<typeof contract.restoreEdition>,
): Promise<string> {
  const before = await articles.lock(tx, id, version)
  const status = articleFlow.decide(factsOf(before, actor.now), 'edit', actor)
  const edition = (await findEdition(tx, id, no)) ?? refuse('thing.notFound')
  const { title, content, column_id, audience, entrances, dept_ids, starts_at, ends_at } = edition
  const after = await articles.set(tx, before, {
    title,
    content,
    cover_key: edition.cover_key,
    column_id,
    audience,
    entrances,
    dept_ids,
    starts_at,
    ends_at,
    is_pop_up: edition.is_pop_up,
    is_login_shown: edition.is_login_shown,
    attachments: edition.attachments,
    member_attachments: edition.member_attachments,
    publish_at: null,
    status,
    writer_ids: withWriter(before.writer_ids, actor),
    changed_at: actor.now,
  })
  const data = { ...dataOf(after), no }
  await publish(tx, actor, { name: 'article.restored', id, from: before.status, to: status, data })
  return id
}

const eventOf = {
  submit: 'article.submitted',
  recall: 'article.recalled',
  withdraw: 'article.withdrawn',
  reject: 'article.rejected',
} as const

async function finish(
  tx: Tx,
  actor: Actor,
  before: LockedArticle,
  action: Extract<ArticleAction, keyof typeof eventOf>,
  patch: Patch<'notices.articles'> & { readonly note?: string },
): Promise<string> {
  const status = articleFlow.decide(factsOf(before, actor.now), action, actor)
  const after = await articles.set(tx, before, { ...patch, status, changed_at: actor.now })
  const moved = { id: before.id, from: before.status, to: status, reason: patch.note || undefined, data: dataOf(after) }
  await publish(tx, actor, newEvent(eventOf[action], moved))
  return before.id
}

/** Reason of a decision; refuses a blank one. */
const reasonOf = (reason: string): string => (reason.trim() === '' ? refuse('article.reasonMissing') : reason.trim())

/** Actions of writers on an article. */
export async function moveArticle(
  tx: Tx,
  actor: Actor,
  { id, version, action, reason = '' }: Input<typeof contract.moveArticle>,
): Promise<string> {
  const before = await articles.lock(tx, id, version)
  articleFlow.decide(factsOf(before, actor.now), action, actor)
  if (action === 'recall') return finish(tx, actor, before, action, {})
  if (action === 'withdraw') {
    await endLiveEdition(tx, id)
    await signalPortal(tx, actor.tenantId, 'articles')
    return finish(tx, actor, before, action, { is_live: false, pin_place: null, note: reasonOf(reason) })
  }
  const violation = violationOfPublication(before, actor.now)
  if (violation) refuse(violation)
  await useColumn(tx, before.column_id)
  return finish(tx, actor, before, action, { writer_ids: withWriter(before.writer_ids, actor), note: '' })
}

/** Review decision: publishes the article now or as scheduled, or returns it to its writers with the reason. */
export async function reviewArticle(
  tx: Tx,
  actor: Actor,
  { id, version, decision, reason = '' }: Input<typeof contract.reviewArticle>,
): Promise<string> {
  const locked = await articles.lock(tx, id, version)
  const status = articleFlow.decide(factsOf(locked, actor.now), decision, actor)
  if (decision === 'reject') return finish(tx, actor, locked, decision, { note: reasonOf(reason) })
  const violation = violationOfPublication(locked, actor.now)
  if (violation) refuse(violation)
  const approved = { issue_user: actor.userName, note: '', changed_at: actor.now }
  if (status === '04') {
    const { publish_at: publishAt } = await articles.set(tx, locked, { ...approved, status })
    await publishLater(tx, id, publishAt!)
    const data = { ...dataOf(locked), publishAt: publishAt!.toISOString() }
    await publish(tx, actor, { name: 'article.approved', id, from: locked.status, to: status, data })
    return id
  }
  await articles.set(tx, locked, approved)
  await publishArticle(tx, actor, await articles.lock(tx, id))
  return id
}

export async function pinArticle(
  tx: Tx,
  actor: Actor,
  { id, version, pinPlace }: Input<typeof contract.pinArticle>,
): Promise<string> {
  const before = await articles.lock(tx, id, version)
  const status = articleFlow.decide(factsOf(before, actor.now), 'pin', actor)
  await articles.set(tx, before, { pin_place: pinPlace })
  const data = { ...dataOf(before), pinPlace }
  await publish(tx, actor, { name: 'article.pinned', id, from: before.status, to: status, data })
  return id
}

export async function removeArticle(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.removeArticle>,
): Promise<void> {
  const before = await articles.lock(tx, id, version)
  const facts = factsOf(before, actor.now)
  if (facts.editions > 0) refuse('article.hasEditions')
  if (!isRemovable(facts)) refuse('thing.wrongState', { state: articleFlow.names[facts.status] })
  await articles.remove(tx, before)
  await publish(tx, actor, { name: 'article.removed', id, from: before.status, data: dataOf(before) })
}
