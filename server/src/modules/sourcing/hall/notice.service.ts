import { contactFor, seesOf, visibilityOf } from '#contract/sourcing/hall/visibility.ts'
import type { NoticeSeal, ParticipantAction, ProjectNotice, ProjectViewer } from '#contract/sourcing/projectNotice.ts'
import { statusOf } from '#contract/sourcing/projectStates.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { findPublished, publishedFor, takesPart } from '../projects/published.service.ts'
import { hasDeposit } from '../deposits/deposit.gate.service.ts'
import { termsOfDeposit } from '../deposits/deposit.rules.ts'
import { findNotices } from '../projects/change.store.ts'
import { itemOf, textOf, timesOf } from '../projects/project.columns.ts'
import { databaseTime, findItems, type ProjectRow } from '../projects/project.store.ts'
import { enrolmentFlow, isEnrolling } from '../participation/enrolment.rules.ts'
import {
  type EnrolmentRow,
  findEnrolment,
  findQuestions,
  isFollowed,
  type QuestionRow,
} from '../participation/participation.store.ts'
import { presentResult } from '../award/result.service.ts'
import { subjectsFor } from '../objections/objection.rules.ts'
import { findInvolved, findPublishedAnswers } from '../objections/objection.store.ts'
import { findStandingQuote } from '../seal/submission/state.service.ts'
import { takesEnrolments } from '../participation/online.service.ts'
import { isAsking } from '../participation/question.rules.ts'
import { presentCard, showsCounts } from '../projects/card.store.ts'
import { isOutOfScope } from '../projects/project.rules.ts'
import { findCategories } from '../projects/project.store.ts'
import { findNegotiationRows, isAskedIn } from '../seal/negotiation.store.ts'
import { roundFingerprint } from '#sealing/keys/fingerprint.ts'
import { hexOf } from '../seal/entry.columns.ts'
import { findRound, type RoundRow } from '../seal/round.store.ts'
import { momentsOf } from './moments.rules.ts'
import { opennessOf, viewerOf } from '../projects/visibility.rules.ts'

/** Viewers of unanswered questions and of the internal page. */
const readers: ReadonlySet<ProjectViewer> = new Set(['owner', 'overseer', 'supervisor', 'agency'])

/** Notice of a published project that visitors may read; otherwise undefined. */
export const findPublicNotice = async (db: Db, actor: Actor, id: string): Promise<ProjectNotice | undefined> =>
  (await publishedFor(db, actor, id)) ? presentNotice(db, actor, id) : undefined

/** Notice of a published project, as far as the actor may see it. */
export async function presentNotice(db: Db, actor: Actor, id: string): Promise<ProjectNotice> {
  const project = await findPublished(db, actor, id)
  const { supplierId } = actor
  const enrolment = supplierId === null ? undefined : await findEnrolment(db, id, supplierId)
  const now = await databaseTime(db)
  const [items, notices, questions, categories] = [
    await findItems(db, id),
    await findNotices(db, id),
    await findQuestions(db, id),
    await findCategories(db, project.category_ids),
  ]
  const follows = actor.userId !== '0' && (await isFollowed(db, id, actor.userId))
  const viewer = viewerOf({ project, isEnrolled: takesPart(project, enrolment, actor) }, actor)
  const { auditProfile } = await readSettings(db, 'auditProfile')
  const open = {
    isBudgetOpen: project.is_show_price === '0',
    ...opennessOf(project),
    auditProfile,
  }
  const isApply = project.state !== '4' || (await takesEnrolments(db, project))
  const isAsked =
    supplierId !== null && (await isAskedNow(db, project, supplierId)) && (await hasDeposit(db, project, supplierId))
  const sees = (fact: Parameters<typeof seesOf>[0]) => seesOf(fact, viewer, open) === 'yes'
  const readsQuestions = readers.has(viewer) && !isOutOfScope(project, 'questions', actor)
  const objectionAbout = await objectionSubjectsOf(db, actor, project, now)
  const catalogs = categories.map(({ id: categoryId, name, enName }) => ({ id: categoryId, name, enName }))
  return {
    ...presentCard({ ...project, catalogs }, await showsCounts(db), sees('budget')),
    now: now.toISOString(),
    version: project.version,
    viewer,
    visibility: visibilityOf(open, project.evaluation === 'weighted'),
    scope: project.scope,
    evaluation: project.evaluation,
    awardBy: project.award_by,
    quotesWhole: project.award_by === 'total' || project.quotes_whole,
    minSuppliers: project.min_suppliers,
    attempt: project.attempt,
    maxRounds: project.most_rounds,
    auctionRule: project.auction_rule,
    hasAuction: project.auction_begin_at !== null,
    deliveryAddress: project.delivery_address,
    requirements: project.requirements,
    enrolRequirements: project.enrol_requirements,
    deposit: termsOfDeposit(project, viewer !== 'visitor'),
    questionEndAt: textOf(project.question_end_at),
    ...contactFor({ contactName: project.contact_name, contactTel: project.contact_tel }, viewer),
    reason: project.reason,
    items: items.map((row) => {
      const { skuId: _, budgetPrice, ...item } = itemOf(row)
      return { ...item, budgetPrice: sees('budget') ? budgetPrice : null }
    }),
    fileNames: project.attachments.map(({ fileName, size }) => ({ fileName, size })),
    files: sees('files') ? project.attachments : [],
    changes: notices.map(({ at, ...notice }) => ({ ...notice, at: at.toISOString() })),
    questions: questions
      .filter((each) => isShown(each, readsQuestions, supplierId))
      .map((each) => presentQuestion(each, supplierId)),
    objections: (await findPublishedAnswers(db, id)).map(({ answered_at: at, ...each }) => ({
      ...each,
      answeredAt: at!.toISOString(),
    })),
    objectionSubjects: objectionAbout,
    moments: momentsOf(project, timesOf(project), { notices, negotiations: await findNegotiationRows(db, id) }, now),
    seal: presentSeal(await findRound(db, id)),
    result: await presentResult(db, actor, project),
    enrolment: enrolment
      ? { id: enrolment.id, version: enrolment.version, status: enrolment.status, reason: enrolment.reason }
      : null,
    quote: supplierId === null ? null : await findStandingQuote(db, id, supplierId),
    isApply,
    can: [
      ...actionsOf(project, enrolment, actor, now, { follows, isAsked, isApply }),
      ...(objectionAbout.length > 0 ? (['object'] as const) : []),
    ],
  }
}

/** Subjects that the actor's supplier may object to now. */
async function objectionSubjectsOf(db: Db, actor: Actor, project: ProjectRow, now: Date) {
  if (actor.supplierId === null || !actor.permissions.has('supplierProject.join')) return []
  const involved = await findInvolved(db, project.id, actor.supplierId)
  return subjectsFor(project, involved, await readSettings(db, 'objectionDays'), now)
}

/** Public data of the last round; null for projects without sealed quotes. */
const presentSeal = (round: RoundRow | undefined): NoticeSeal | null =>
  round === undefined
    ? null
    : {
        round: round.round,
        mode: round.mode,
        k: round.k,
        n: round.n,
        fingerprint: roundFingerprint(round.suite, hexOf(round.key_id)),
        endAt: round.quote_end_at.toISOString(),
        isClosed: round.status !== 'open',
        isFailed: round.status === 'failed',
      }

/** Answered questions are public; unanswered ones are visible to the asking supplier and those who answer. */
const isShown = (question: QuestionRow, readsAll: boolean, supplierId: string | null): boolean =>
  question.answered_at !== null || readsAll || (supplierId !== null && question.supplier_id === supplierId)

const presentQuestion = (question: QuestionRow, supplierId: string | null) => ({
  id: question.id,
  body: question.body,
  askedAt: question.asked_at.toISOString(),
  isMine: supplierId !== null && question.supplier_id === supplierId,
  answer: question.answer,
  answeredAt: textOf(question.answered_at),
})

/** Whether the supplier may quote: in a negotiation only if it was invited to it, otherwise always. */
async function isAskedNow(db: Db, { id, state }: ProjectRow, supplierId: string): Promise<boolean> {
  if (state !== '10') return true
  const [last] = await findNegotiationRows(db, id)
  return last !== undefined && isAskedIn(db, id, last.round, supplierId)
}

/** Actions of the actor now. */
function actionsOf(
  project: ProjectRow,
  enrolment: EnrolmentRow | undefined,
  actor: Actor,
  now: Date,
  { follows, isAsked, isApply }: { readonly follows: boolean; readonly isAsked: boolean; readonly isApply: boolean },
): ParticipantAction[] {
  const can: ParticipantAction[] = []
  const isOpen = isEnrolling(project, now)
  if (actor.permissions.has('supplierProject.join') && actor.supplierId !== null) {
    const facts = { isOpen, isOwn: true, isManaged: false }
    const moves = enrolment ? enrolmentFlow.can({ status: enrolment.status, ...facts }, actor) : []
    if (project.audit === '1' && isOpen && ((isApply && !enrolment) || moves.includes('correct'))) can.push('enrol')
    if (moves.includes('withdraw')) can.push('withdrawEnrolment')
    // In an auction bids take the place of quotes: they are written in its room.
    const isAuction = project.auction_begin_at !== null
    if (statusOf(project.state) === '5' && !isAuction && isAsked && takesPart(project, enrolment, actor))
      can.push('quote')
    if (isAsking(project, now)) can.push('ask')
  }
  if (actor.userId !== '0') can.push(follows ? 'unfollow' : 'follow')
  if (readers.has(viewerOf({ project, isEnrolled: false }, actor))) can.push('manage')
  return can
}
