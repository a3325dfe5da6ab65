import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/onboarding/qualifications.ts'
import type { QualificationAction, QualificationStatus } from '#contract/onboarding/qualifications.ts'
import { certificateTypeNames } from '#contract/suppliers/certificates.ts'
import type { Actor } from '#kit/actor.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { categoriesOf, requiredCertificates } from '#modules/catalogue/index.ts'
import { replaceAttachments } from '#modules/files/index.ts'
import { endStandings, findSupplier, setStandings } from '#modules/suppliers/index.ts'
import { isDecision, isGoodLastDay, isOwnReview, qualificationFlow } from './qualification.rules.ts'
import { holdCategories, type QualificationRow, qualifications, releaseCategories } from './qualification.store.ts'

const aboutOf = ({ supplier_id: supplierId, supplier_name: supplierName, categories }: QualificationRow) => ({
  supplierId,
  supplierName,
  categories,
})

async function insert(tx: Tx, actor: Actor, supplierId: string, given: readonly string[]): Promise<QualificationRow> {
  const supplier = await findSupplier(tx, supplierId)
  const categoryIds = [...new Set(given)]
  const known = await categoriesOf(tx, categoryIds)
  if (known.length < categoryIds.length) refuse('qualification.categoryGone')
  const row = await qualifications.insert(tx, {
    status: '01',
    supplier_id: supplier.id,
    supplier_name: supplier.name,
    category_ids: categoryIds,
    categories: known.map(({ name }) => name).join('、'),
    opener: actor.userName,
    created_at: actor.now,
  })
  await holdCategories(tx, { supplierId, qualificationId: row.id, categoryIds })
  return row
}

/** Opens a qualification for a supplier, which gets a message and submits its material. */
export async function openQualification(
  tx: Tx,
  actor: Actor,
  { supplierId, categoryIds }: Input<typeof contract.openQualification>,
): Promise<string> {
  const row = await insert(tx, actor, supplierId, categoryIds)
  await publish(tx, actor, { name: 'qualification.opened', id: row.id, to: '01', data: aboutOf(row) })
  return row.id
}

/** Refuses where a certificate that the categories require is not in force. */
async function demandCertificates(tx: Tx, row: QualificationRow, { now, lang }: Actor): Promise<void> {
  const required = await requiredCertificates(tx, {
    supplierId: row.supplier_id,
    categoryIds: row.category_ids,
    now,
  })
  const lacking = required.find(({ state }) => state === 'missing' || state === 'expired')
  if (lacking) {
    const name = certificateTypeNames[lacking.type][lang === 'en' ? 1 : 0]
    refuse('qualification.certificateMissing', { name })
  }
}

type Evidence = Pick<Input<typeof contract.submitQualification>, 'statement' | 'attachments'>

async function submitRow(
  tx: Tx,
  actor: Actor,
  before: Locked<QualificationRow>,
  { statement, attachments = [] }: Evidence,
): Promise<string> {
  const status = qualificationFlow.decide(before, 'submit', actor)
  await demandCertificates(tx, before, actor)
  const files = await replaceAttachments(
    tx,
    actor,
    { entity: 'qualification', id: before.id, attachments: before.files },
    attachments,
  )
  await qualifications.set(tx, before, {
    status,
    files,
    statement: statement.trim() || refuseInput('required', { field: 'statement' }),
    submitted_at: actor.now,
    reply: '',
  })
  const data = aboutOf(before)
  await publish(tx, actor, { name: 'qualification.submitted', id: before.id, from: before.status, to: status, data })
  return before.id
}

/** Applies for a qualification, by an administrator of the supplier. */
export async function applyForQualification(
  tx: Tx,
  actor: Actor,
  { categoryIds, ...evidence }: Input<typeof contract.applyForQualification>,
): Promise<string> {
  const { id } = await insert(tx, actor, actor.supplierId ?? refuse('thing.notAllowed'), categoryIds)
  return submitRow(tx, actor, await qualifications.lock(tx, id), evidence)
}

async function lockOwn(tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version: number }) {
  const before = await qualifications.lock(tx, id, version)
  return before.supplier_id === actor.supplierId ? before : refuse('thing.notFound')
}

/** Submits a qualification that was opened by an operator, sent back or withdrawn. */
export const submitQualification = async (
  tx: Tx,
  actor: Actor,
  { statement, attachments, ...of }: Input<typeof contract.submitQualification>,
): Promise<string> =>
  submitRow(tx, actor, await lockOwn(tx, actor, of), { statement, ...(attachments ? { attachments } : {}) })

export async function withdrawQualification(
  tx: Tx,
  actor: Actor,
  input: Input<typeof contract.withdrawQualification>,
): Promise<string> {
  const before = await lockOwn(tx, actor, input)
  const status = qualificationFlow.decide(before, 'withdraw', actor)
  await qualifications.set(tx, before, { status })
  const data = aboutOf(before)
  await publish(tx, actor, { name: 'qualification.withdrawn', id: before.id, from: before.status, to: status, data })
  return before.id
}

type Given = Readonly<Record<string, unknown>>

/** A decision: the supplier is qualified for the categories until a day, or no longer. */
async function decided(tx: Tx, actor: Actor, before: Locked<QualificationRow>, action: string, input: Given) {
  if (isOwnReview(before, actor)) refuse('qualification.ownReview')
  await releaseCategories(tx, before)
  const of = { supplierId: before.supplier_id, categoryIds: before.category_ids }
  const data = aboutOf(before)
  if (action === 'disqualify') {
    await endStandings(tx, of)
    return { patch: { decided_at: actor.now }, data }
  }
  const validTo = String(input['validTo'])
  if (!isGoodLastDay(validTo, actor.now)) refuse('qualification.validTo')
  await demandCertificates(tx, before, actor)
  const isConditional = action === 'condition'
  const conditions = isConditional
    ? String(input['conditions']).trim() || refuseInput('required', { field: 'conditions' })
    : ''
  await setStandings(tx, { ...of, qualificationId: before.id, isConditional, validTo })
  return { patch: { decided_at: actor.now, valid_to: validTo, conditions }, data: { ...data, validTo } }
}

/** A review: what its reviewer thinks, and proposes to somebody else. */
const reviewed = (actor: Actor, input: Given) => ({
  proposal: input['proposal'],
  opinion: String(input['opinion']).trim() || refuseInput('required', { field: 'opinion' }),
  reviewer: actor.userName,
  reviewer_person_id: actor.personId,
  reviewed_at: actor.now,
})

const handle = caseCommands<QualificationStatus, QualificationAction, QualificationRow>({
  rows: qualifications,
  flow: qualificationFlow,
  entity: 'qualification',
  verbs: {
    sendBack: 'sentBack',
    review: 'reviewed',
    reopen: 'reopened',
    qualify: 'qualified',
    condition: 'conditioned',
    disqualify: 'disqualified',
    cancel: 'cancelled',
  },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'decided_at',
  optional: ['qualify'],
  decided: async (tx, actor, { action, before, input }) => {
    if (isDecision(action)) return decided(tx, actor, before, action, input)
    if (action === 'cancel') await releaseCategories(tx, before)
    const patch = action === 'review' ? reviewed(actor, input) : {}
    return { patch: { decided_at: action === 'cancel' ? actor.now : null, ...patch }, data: aboutOf(before) }
  },
})
export const sendBack = handle('sendBack')
export const review = handle('review')
export const reopen = handle('reopen')
export const qualify = handle('qualify')
export const condition = handle('condition')
export const disqualify = handle('disqualify')
export const cancel = handle('cancel')
