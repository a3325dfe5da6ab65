import type * as contract from '#contract/catalogue/offers/supplierCatalogues.ts'
import type {
  SupplierCatalogueAction,
  SupplierCatalogueDraft,
  SupplierCatalogueStatus,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import type { Input } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import { caseCommands } from '#kit/case/case.service.ts'
import type { Locked, Tx } from '#kit/database/database.ts'
import { newEvent, publish } from '#kit/events/events.ts'
import { refuse, refuseInput } from '#kit/refusal.ts'
import { findSupplier, ownSupplier } from '#modules/suppliers/index.ts'
import { refreshListing } from '../products/listing.store.ts'
import { lockProducts } from '../products/product.store.ts'
import { supplierCatalogueFlow, violationOfDraft } from './catalogue.rules.ts'
import * as store from './catalogue.store.ts'
import { type SupplierCatalogueRow, supplierCatalogues } from './catalogue.store.ts'

const aboutOf = ({ supplier_id: supplierId, supplier_name: supplierName, name }: SupplierCatalogueRow) => ({
  supplierId,
  supplierName,
  name,
})

/** Columns of a draft, with everything that it names checked: products, departments and agreement. */
async function valuesOf(tx: Tx, actor: Actor, supplierId: string, draft: SupplierCatalogueDraft) {
  const violation = violationOfDraft(draft, actor.now)
  if (violation) refuse(violation)
  const { scope, agreementId } = draft
  const productIds = [...new Set(draft.productIds)]
  const { count } = await store.ownProducts.one(tx, { supplierId, ids: productIds })
  if (count < productIds.length) refuse('supplierCatalogue.product')
  const deptIds = scope === 'departments' ? [...new Set(draft.deptIds)] : []
  const departments = await store.departmentNames(tx, { ids: deptIds })
  if (departments.length < deptIds.length) refuse('supplierCatalogue.department')
  const agreement =
    scope === 'agreement'
      ? ((await store.agreementOfSupplier.first(tx, { supplierId, agreementId: agreementId! })) ??
        refuse('supplierCatalogue.agreement'))
      : undefined
  return {
    name: draft.name.trim() || refuseInput('required', { field: 'name' }),
    scope,
    dept_ids: deptIds,
    agreement_id: agreement ? agreementId! : null,
    audience: agreement ? agreement.agreement_no : departments.map(({ name }) => name).join('、'),
    starts_on: draft.startsOn,
    ends_on: draft.endsOn === '' ? null : draft.endsOn,
    product_ids: productIds,
  }
}

export async function createSupplierCatalogue(tx: Tx, actor: Actor, draft: SupplierCatalogueDraft): Promise<string> {
  const supplierId = await ownSupplier(tx, actor)
  const row = await supplierCatalogues.insert(tx, {
    ...(await valuesOf(tx, actor, supplierId, draft)),
    supplier_id: supplierId,
    supplier_name: (await findSupplier(tx, supplierId)).name,
    author: actor.userName,
    created_at: actor.now,
  })
  await publish(tx, actor, newEvent('supplierCatalogue.saved', { id: row.id, to: '01', data: aboutOf(row) }))
  return row.id
}

async function lockOwn(tx: Tx, actor: Actor, { id, version }: { readonly id: string; readonly version: number }) {
  const supplierId = await ownSupplier(tx, actor)
  const before = await supplierCatalogues.lock(tx, id, version)
  return before.supplier_id === supplierId ? before : refuse('thing.notFound')
}

const verbs = { save: 'saved', submit: 'submitted', recall: 'recalled', takeDown: 'takenDown' } as const

async function move(
  tx: Tx,
  actor: Actor,
  before: Locked<SupplierCatalogueRow>,
  action: keyof typeof verbs,
  patch: object = {},
): Promise<string> {
  const status = supplierCatalogueFlow.decide(before, action, actor)
  const after = await supplierCatalogues.set(tx, before, { status, ...patch })
  const event = newEvent(`supplierCatalogue.${verbs[action]}`, {
    id: before.id,
    from: before.status,
    to: status,
    data: aboutOf(after),
  })
  await publish(tx, actor, event)
  return before.id
}

export async function saveSupplierCatalogue(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.saveSupplierCatalogue>,
): Promise<string> {
  const before = await lockOwn(tx, actor, { id, version })
  return move(tx, actor, before, 'save', await valuesOf(tx, actor, before.supplier_id, draft))
}

type OfVersion = Input<typeof contract.submitSupplierCatalogue>

/** Submits a catalogue for review; what it names has been checked when it was saved. */
export async function submitSupplierCatalogue(tx: Tx, actor: Actor, input: OfVersion): Promise<string> {
  await ownSupplier(tx, actor, 'publish')
  const before = await lockOwn(tx, actor, input)
  if (before.product_ids.length === 0) refuse('supplierCatalogue.empty')
  return move(tx, actor, before, 'submit', { submitted_at: actor.now, reply: '' })
}

export const recallSupplierCatalogue = async (tx: Tx, actor: Actor, input: OfVersion): Promise<string> =>
  move(tx, actor, await lockOwn(tx, actor, input), 'recall')

/** Withdraws a catalogue; its goods are for everybody again, unless another one restricts them. */
export async function takeDownSupplierCatalogue(tx: Tx, actor: Actor, input: OfVersion): Promise<string> {
  const before = await lockOwn(tx, actor, input)
  await move(tx, actor, before, 'takeDown', { decided_at: actor.now })
  await refresh(tx, actor, before)
  return before.id
}

export async function removeSupplierCatalogue(tx: Tx, actor: Actor, input: OfVersion): Promise<void> {
  const before = await lockOwn(tx, actor, input)
  if (before.status !== '01') refuse('thing.wrongState', { state: supplierCatalogueFlow.names[before.status] })
  await supplierCatalogues.remove(tx, before)
  await publish(tx, actor, newEvent('supplierCatalogue.removed', { id: before.id, data: aboutOf(before) }))
}

/**
 * Marks its goods anew, and lets every process forget what it has found before. Under the lock of the products, so that
 * of two catalogues with the same goods the later one sees what the other has become.
 */
async function refresh(tx: Tx, { tenantId }: Actor, { product_ids: productIds }: SupplierCatalogueRow): Promise<void> {
  await lockProducts(tx, productIds)
  await store.markRestricted(tx, { tenantId, productIds })
  await refreshListing(tx, tenantId, [])
}

const handle = caseCommands<SupplierCatalogueStatus, SupplierCatalogueAction, SupplierCatalogueRow>({
  rows: supplierCatalogues,
  flow: supplierCatalogueFlow,
  entity: 'supplierCatalogue',
  verbs: { publish: 'published', sendBack: 'sentBack', withdraw: 'withdrawn' },
  handledBy: ({ userId, userName }) => ({ handler_id: userId, handler: userName }),
  repliedAt: 'decided_at',
  decided: (_, actor, { before }) => Promise.resolve({ patch: { decided_at: actor.now }, data: aboutOf(before) }),
})
const publishRow = handle('publish')
const withdrawRow = handle('withdraw')
export const sendBackCatalogue = handle('sendBack')

/** Publishes a catalogue: from then on its goods are offered to its audience alone. */
export const publishCatalogue: typeof publishRow = async (tx, actor, input) => {
  const id = await publishRow(tx, actor, input)
  await refresh(tx, actor, await supplierCatalogues.find(tx, id))
  return id
}
export const withdrawCatalogue: typeof withdrawRow = async (tx, actor, input) => {
  const id = await withdrawRow(tx, actor, input)
  await refresh(tx, actor, await supplierCatalogues.find(tx, id))
  return id
}
