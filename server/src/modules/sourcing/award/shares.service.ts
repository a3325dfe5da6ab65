import { minus, sum, units } from '#contract/kit/money.ts'
import type { Tx } from '#kit/database/database.ts'
import { findDemandsOf } from '../demands/demand.store.ts'
import { keyOf, ownerOf, type Recipient, requesterOf } from '../demands/recipients.ts'
import { partsOf, splitAmount } from '../demands/share.rules.ts'
import type { ProjectRow } from '../projects/project.store.ts'
import { findAwardSuppliers } from './award.store.ts'
import { type AwardedLineRow, findAwardedLines } from './awarded.store.ts'

/** Part of an awarded item, from one supplier for one recipient. */
export interface AwardedPart {
  readonly itemId: string
  readonly demandId: string | null
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly brand: string
  readonly leadDays: number
  readonly needDate: string | null
  readonly skuId: string | null
  readonly quantity: string
  readonly price: string
  readonly taxRate: string
  readonly amount: string
}

/** Award of one supplier for one recipient; all shares add up to the award, to the cent. */
export interface AwardedShare {
  readonly supplierId: string
  readonly supplierName: string
  readonly recipient: Recipient
  readonly freight: string
  readonly parts: readonly AwardedPart[]
}

/** Splits an award among the demands' departments and the project's own. */
export async function sharesOf(tx: Tx, project: ProjectRow, awardId: string): Promise<AwardedShare[]> {
  const lines = (await findAwardedLines(tx, awardId)).map(lineOf)
  const suppliers = await findAwardSuppliers(tx, awardId)
  const demands = await findDemandsOf(tx, project.id)
  const byId = new Map(demands.map((demand) => [demand.id, demand]))
  const needs = Map.groupBy(
    demands.map(({ id, item_id: itemId, quantity, need_date: needDate }) => ({
      id,
      itemId: itemId ?? '',
      quantity,
      needDate,
    })),
    ({ itemId }) => itemId,
  )
  const owner = ownerOf(project)
  const parts = partsOf(lines, needs).map((part) => {
    const demand = part.needId === null ? undefined : byId.get(part.needId)
    return { ...part, demand, recipient: demand ? requesterOf(demand, project) : owner }
  })
  return suppliers
    .filter((each) => each.is_winner)
    .flatMap(({ supplier_id: supplierId, supplier_name: supplierName, awarded }) => {
      const own = parts.filter(({ line }) => line.supplierId === supplierId)
      const groups = [...Map.groupBy(own, ({ recipient, needId }) => `${needId === null} ${keyOf(recipient)}`).values()]
      const freight = minus(awarded, sum(own.map(({ amount }) => amount)))
      const freights = splitAmount(
        freight,
        groups.map((group) => units(sum(group.map(({ amount }) => amount)))),
      )
      return groups.map((group, at) => ({
        supplierId,
        supplierName,
        recipient: group[0]!.recipient,
        freight: freights[at]!,
        parts: group.map(({ line: { row, ...line }, needId, demand, quantity, amount }) => ({
          itemId: line.itemId,
          demandId: needId,
          name: row.name,
          spec: row.spec,
          unit: row.unit,
          brand: row.brand,
          leadDays: row.lead_days,
          needDate: demand?.need_date ?? row.need_date,
          skuId: row.sku_id,
          quantity,
          price: line.price,
          taxRate: line.taxRate,
          amount,
        })),
      }))
    })
}

const lineOf = (row: AwardedLineRow) => ({
  row,
  itemId: row.item_id,
  supplierId: row.supplier_id,
  quantity: row.quantity,
  price: row.price,
  taxRate: row.tax_rate,
  amount: row.amount,
})
