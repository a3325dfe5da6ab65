import type * as contract from '#contract/catalogue/materialCodes.ts'
import type { MaterialCodeDraft, MaterialRow, rowFaults } from '#contract/catalogue/materialCodes.ts'
import type { Input, Reply } from '#contract/kit/route.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { refreshListing } from '../products/listing.store.ts'
import { goodsByExactCodes } from './code.service.ts'
import { type CodedGoods, materialCodes, putMaterialCodes } from './materialCode.store.ts'

/** The one SKU that a code names. Refuses with `materialCode.unknown` or `materialCode.ambiguous`. */
async function skuNamed(db: Db, goodsCode: string): Promise<string> {
  const code = goodsCode.trim()
  const [skuId, other] = (await goodsByExactCodes(db, [code], 2)).get(code) ?? []
  if (other !== undefined) refuse('materialCode.ambiguous', { code })
  return skuId ?? refuse('materialCode.unknown', { code })
}

const valuesOf = async (tx: Tx, { code, name, goodsCode }: MaterialCodeDraft, now: Date) => ({
  code: code.trim() || refuse('input.invalid'),
  name: name.trim(),
  sku_id: await skuNamed(tx, goodsCode),
  updated_at: now,
})

export async function createMaterialCode(tx: Tx, actor: Actor, draft: MaterialCodeDraft) {
  const { id, code, sku_id: skuId } = await materialCodes.insert(tx, await valuesOf(tx, draft, actor.now))
  await publish(tx, actor, { name: 'materialCode.created', id, data: { code, skuId } })
  await refreshListing(tx, actor.tenantId, [])
  return id
}

export async function editMaterialCode(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editMaterialCode>,
) {
  const before = await materialCodes.lock(tx, id, version)
  const { code, sku_id: skuId } = await materialCodes.set(tx, before, await valuesOf(tx, draft, actor.now))
  await publish(tx, actor, { name: 'materialCode.edited', id, data: { code, skuId } })
  await refreshListing(tx, actor.tenantId, [])
  return id
}

export async function removeMaterialCode(
  tx: Tx,
  actor: Actor,
  { id, version }: Input<typeof contract.removeMaterialCode>,
) {
  const row = await materialCodes.lock(tx, id, version)
  await materialCodes.remove(tx, row)
  await publish(tx, actor, { name: 'materialCode.removed', id, data: { code: row.code, skuId: row.sku_id } })
  await refreshListing(tx, actor.tenantId, [])
}

type Fault = (typeof rowFaults)[number]

/** Goods of a row, or why it is left out. */
function goodsOf(
  { code, goodsCode, name }: MaterialRow,
  found: ReadonlyMap<string, readonly string[]>,
  taken: ReadonlySet<string>,
): CodedGoods | Fault {
  if (code.trim() === '') return 'noCode'
  if (goodsCode.trim() === '') return 'noGoods'
  const [skuId, other] = found.get(goodsCode.trim()) ?? []
  if (skuId === undefined) return 'unknown'
  if (other !== undefined) return 'ambiguous'
  return taken.has(skuId) ? 'twice' : { skuId, code: code.trim(), name: name.trim() }
}

/** Saves the rows of a list; those with faults are left out. */
export async function saveMaterialCodes(
  tx: Tx,
  actor: Actor,
  { rows }: Input<typeof contract.saveMaterialCodes>,
): Promise<Reply<typeof contract.saveMaterialCodes>> {
  const codes = [...new Set(rows.map(({ goodsCode }) => goodsCode.trim()).filter(Boolean))]
  const found = await goodsByExactCodes(tx, codes, 2)
  const taken = new Set<string>()
  const goods: CodedGoods[] = []
  const faults: Reply<typeof contract.saveMaterialCodes>['faults'] = []
  for (const row of rows) {
    const coded = goodsOf(row, found, taken)
    if (typeof coded === 'string') {
      faults.push({ row: row.row, goodsCode: row.goodsCode, fault: coded })
      continue
    }
    taken.add(coded.skuId)
    goods.push(coded)
  }
  const written = goods.length > 0 ? await putMaterialCodes(tx, goods, actor.now) : []
  const added = written.filter(({ isNew }) => isNew).length
  const changed = written.length - added
  if (written.length > 0) {
    await publish(tx, actor, { name: 'materialCode.imported', id: actor.tenantId, data: { added, changed } })
    await refreshListing(tx, actor.tenantId, [])
  }
  return { added, changed, unchanged: goods.length - written.length, faults }
}
