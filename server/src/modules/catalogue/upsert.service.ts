import type { ProductDraft } from '#contract/products.ts'
import type { Actor } from '#kit/actor.ts'
import type { Locked, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { categoriesOf, type CategoryRow } from './category.store.ts'
import { type ChangeRow, insertChanges, lockOpenChanges, setChanges } from './change.store.ts'
import { keysIn } from './picture.rules.ts'
import { usePictures } from './picture.service.ts'
import { problemOf, type ReviewPolicy, reviewReasons } from './product.rules.ts'
import { contentsOf, insertProducts, lockProductsByCode, type ProductRow, productsOfSkus } from './product.store.ts'
import { publish } from './publish.service.ts'
import { reviewPolicy } from './review.store.ts'
import { countStock } from './stock.service.ts'
import { changedSkus, merged, type UpsertOutcome, type UpsertRow } from './upsert.rules.ts'

export interface UpsertOptions {
  /** The import that the rows come from; reviews can be decided by it. */
  readonly importId?: string
  /** The tenant's own where it is left out. */
  readonly policy?: ReviewPolicy
}

/** The rows of one product with everything that is known of it. */
interface Group {
  readonly code: string
  readonly rows: readonly number[]
  product: ProductRow | undefined
  readonly live: ProductDraft | null
  readonly change: Locked<ChangeRow> | undefined
  readonly base: ProductDraft | null
  readonly after: ProductDraft
  readonly changed: ReadonlySet<string>
}

/**
 * Writes a supplier's rows, some hundreds a call: what is new or different goes live, or waits for a review where the tenant asks for one;
 * stock is set at once; what is the same is left alone, so that the same rows again change nothing. Answers each row in its order;
 * a row that is refused changes nothing, the others stand. Rows of one product may be spread over calls.
 */
export async function upsertProducts(
  tx: Tx,
  actor: Actor,
  supplierId: string,
  rows: readonly UpsertRow[],
  options: UpsertOptions = {},
): Promise<UpsertOutcome[]> {
  const policy = options.policy ?? (await reviewPolicy(tx))
  const outcomes = Array.from<UpsertOutcome>({ length: rows.length })
  const { codes, skuIds } = await codesOfRows(tx, supplierId, rows, outcomes)
  const ids = new Set(rows.map(({ product }) => product.categoryId))
  const categories = new Map((await categoriesOf(tx, [...ids])).map((row) => [row.id, row]))
  const groups = await groupsOf(tx, supplierId, rows, codes, categories)
  const keys = new Set(groups.flatMap(({ after }) => keysIn(after)))
  const pictures = await usePictures(tx, supplierId, [...keys], actor.now)
  const sound = withoutProblems(groups, categories, pictures, outcomes)
  const differing = sound.filter(({ changed }) => changed.size > 0)
  await createMissing(tx, actor, supplierId, differing)
  const reasonsOf = new Map(differing.map((group) => [group, reviewReasons(policy, group.live, group.after)]))
  const ready = differing.filter((group) => reasonsOf.get(group)!.length === 0)
  const waiting = differing.filter((group) => reasonsOf.get(group)!.length > 0)
  const importId = options.importId ?? null

  await wait(tx, actor, waiting, reasonsOf, importId)
  await goLive(tx, actor, ready, importId)
  for (const group of sound)
    for (const row of group.rows) {
      const changed = group.changed.has(rows[row]!.sku.supplierSku)
      outcomes[row] = {
        outcome: !changed ? 'unchanged' : waiting.includes(group) ? 'toReview' : group.live ? 'updated' : 'created',
      }
    }
  await setKnownStock(tx, actor, rows, sound, skuIds, outcomes, importId)
  return outcomes
}

/** The product of each row, null for a row that is refused: a SKU that is in the rows twice or belongs to another product. */
async function codesOfRows(tx: Tx, supplierId: string, rows: readonly UpsertRow[], outcomes: UpsertOutcome[]) {
  const known = await productsOfSkus(
    tx,
    supplierId,
    rows.map(({ sku }) => sku.supplierSku),
  )
  const owners = new Map(known.map((row) => [row.supplier_sku, row.product_code]))
  const seen = new Set<string>()
  const codes = rows.map(({ product, sku: { supplierSku } }, index) => {
    const owner = owners.get(supplierSku)
    const code = product.code ?? owner ?? supplierSku
    const taken = seen.has(supplierSku) || (owner !== undefined && owner !== code)
    if (taken) outcomes[index] = { outcome: 'refused', code: 'sku.codeTaken', facts: { code: supplierSku } }
    seen.add(supplierSku)
    return taken ? null : code
  })
  return { codes, skuIds: new Map(known.map((row) => [row.supplier_sku, row.sku_id])) }
}

async function groupsOf(
  tx: Tx,
  supplierId: string,
  rows: readonly UpsertRow[],
  codes: readonly (string | null)[],
  categories: ReadonlyMap<string, CategoryRow>,
) {
  const members = codes.flatMap((code, index) => (code === null ? [] : [{ code, index }]))
  const rowsOf = Map.groupBy(members, ({ code }) => code)
  const products = await lockProductsByCode(tx, supplierId, [...rowsOf.keys()])
  const ids = products.map(({ id }) => id)
  const changes = await lockOpenChanges(tx, ids)
  const contents = await contentsOf(tx, ids)
  const byCode = new Map(products.map((product) => [product.code, product]))
  return [...rowsOf].map(([code, members]): Group => {
    const product = byCode.get(code)
    const live = (product && contents.get(product.id)) ?? null
    const change = product && changes.find(({ product_id }) => product_id === product.id)
    const base = change?.content ?? live
    const after = merged(
      code,
      base,
      members.map(({ index }) => rows[index]!),
      categories.get(rows[members[0]!.index]!.product.categoryId),
    )
    return {
      code,
      rows: members.map(({ index }) => index),
      product,
      live,
      change,
      base,
      after,
      changed: differences(live, base, after),
    }
  })
}

/** Stock counts as a difference only where it waits with a SKU that is not live yet. */
function differences(live: ProductDraft | null, base: ProductDraft | null, after: ProductDraft): ReadonlySet<string> {
  const changed = changedSkus(base, after)
  const liveSkus = new Set(live?.skus.map(({ supplierSku }) => supplierSku))
  const waiting = new Map(base?.skus.map(({ supplierSku, onHand }) => [supplierSku, onHand]))
  for (const { supplierSku, onHand } of after.skus)
    if (!liveSkus.has(supplierSku) && waiting.get(supplierSku) !== onHand) changed.add(supplierSku)
  return changed
}

function withoutProblems(
  groups: readonly Group[],
  categories: ReadonlyMap<string, CategoryRow>,
  pictures: ReadonlySet<string>,
  outcomes: UpsertOutcome[],
): Group[] {
  return groups.flatMap((group) => {
    const isGone = keysIn(group.after).some((key) => !pictures.has(key))
    const gone = isGone ? ({ code: 'picture.gone', facts: {} } as const) : undefined
    const problem = problemOf(group.after, categories.get(group.after.categoryId)) ?? gone
    if (problem) for (const row of group.rows) outcomes[row] = { outcome: 'refused', ...problem }
    return problem ? [] : [group]
  })
}

async function createMissing(tx: Tx, actor: Actor, supplierId: string, groups: readonly Group[]) {
  const missing = groups.filter(({ product }) => !product)
  if (missing.length === 0) return
  const drafts = missing.map(({ after }) => after)
  const made = new Map((await insertProducts(tx, actor.tenantId, supplierId, drafts)).map((row) => [row.code, row]))
  for (const group of missing) group.product = made.get(group.code)
}

async function wait(
  tx: Tx,
  actor: Actor,
  groups: readonly Group[],
  reasonsOf: ReadonlyMap<Group, ReturnType<typeof reviewReasons>>,
  importId: string | null,
) {
  if (groups.length === 0) return
  const { tenantId, userId, now } = actor
  const asked = (group: Group) =>
    ({ status: 'reviewing', content: group.after, reasons: reasonsOf.get(group)!, importId }) as const
  const open = groups.flatMap((group) => (group.change ? [[group.change, asked(group)] as const] : []))
  const fresh = groups.filter(({ change }) => !change)
  const made = fresh.map((group) => ({
    ...asked(group),
    productId: group.product!.id,
    supplierId: group.product!.supplier_id,
  }))
  if (open.length > 0) await setChanges(tx, tenantId, userId, now, open)
  const inserted = made.length > 0 ? await insertChanges(tx, tenantId, userId, now, made) : []
  await announce(
    tx,
    actor,
    ...open.map(([change]) => ({ name: 'change.submitted', id: change.id, from: change.status, to: 'reviewing' })),
    ...inserted.map(({ id }) => ({ name: 'change.submitted', id, from: 'draft', to: 'reviewing' })),
  )
}

async function goLive(tx: Tx, actor: Actor, groups: readonly Group[], importId: string | null) {
  const items = groups.map(({ product, live, after }) => {
    const known = new Set(live?.skus.map(({ supplierSku }) => supplierSku))
    const fresh = after.skus.map(({ supplierSku }) => supplierSku).filter((code) => !known.has(code))
    return { productId: product!.id, content: after, counted: new Set(fresh) }
  })
  await publish(tx, actor, { kind: 'import', id: importId ?? '0' }, items)
  const open = groups.flatMap(({ change, after }) =>
    change ? [[change, { status: 'live', content: after, reasons: [] }] as const] : [],
  )
  if (open.length > 0) await setChanges(tx, actor.tenantId, actor.userId, actor.now, open)
  await announce(
    tx,
    actor,
    ...open.map(([change]) => ({ name: 'change.published', id: change.id, from: change.status, to: 'live' })),
    ...groups.map(({ product }) =>
      product!.status === 'new'
        ? { name: 'product.published', id: product!.id, from: 'new', to: 'live' }
        : { name: 'product.changed', id: product!.id },
    ),
  )
}

/** Stock of what was live before: counted now, and refused row by row. */
async function setKnownStock(
  tx: Tx,
  actor: Actor,
  rows: readonly UpsertRow[],
  groups: readonly Group[],
  skuIds: ReadonlyMap<string, string>,
  outcomes: UpsertOutcome[],
  importId: string | null,
) {
  const counts = groups.flatMap((group) => {
    const onHand = new Map(group.live?.skus.map((sku) => [sku.supplierSku, sku.onHand]))
    return group.rows.flatMap((row) => {
      const { sku } = rows[row]!
      const before = onHand.get(sku.supplierSku)
      return sku.onHand === undefined || before === undefined || before === sku.onHand
        ? []
        : [{ row, skuId: skuIds.get(sku.supplierSku)!, onHand: sku.onHand }]
    })
  })
  if (counts.length === 0) return
  const low = await countStock(tx, actor, { kind: 'import', id: importId ?? '0' }, counts)
  for (const { row, skuId } of counts) {
    const reserved = low.get(skuId)
    if (reserved !== undefined) outcomes[row] = { outcome: 'refused', code: 'stock.belowReserved', facts: { reserved } }
    else if (outcomes[row]!.outcome === 'unchanged') outcomes[row] = { outcome: 'updated' }
  }
}
