import { decimal, shortest, units } from '#contract/kit/money.ts'
import { type DemandAction, type DemandStatus, demandStatusNames } from '#contract/sourcing/demands/demands.ts'
import type { ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { flow, type Requirement } from '#kit/flow.ts'

export interface DemandFacts {
  readonly status: DemandStatus
  readonly requester_id: string
}

const isOwn: Requirement<DemandFacts> = {
  holds: ({ requester_id: owner }, { userId }) => owner === userId,
  otherwise: 'thing.notAllowed',
}

/** Flow of a demand line for users; its project makes the other transitions. */
export const demandFlow = flow<DemandFacts, DemandStatus, DemandAction>(
  {
    withdraw: { from: ['open'], to: 'withdrawn', needs: 'demand.submit', only: isOwn },
    collect: { from: ['open'], to: 'collected', needs: 'demand.collect' },
  },
  demandStatusNames,
)

/** Demand line as input of merging. */
export interface Demanded {
  readonly id: string
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly quantity: string
  readonly budget_price: string | null
  readonly need_date: string | null
  readonly sku_id: string | null
}

const keyOf = ({ sku_id: skuId, name, spec, unit }: Demanded): string =>
  JSON.stringify(skuId === null ? [name.trim(), spec.trim(), unit.trim()] : [skuId])

export const sumOf = (quantities: readonly string[]): string =>
  shortest(
    decimal(
      quantities.reduce((all, one) => all + units(one), 0n),
      4,
    ),
  )

/**
 * Merges demand lines to project items: the same goods, or the same name, specification and unit, become one item with
 * the total quantity, the earliest date and the highest expected price. Keeps the ids of the lines.
 */
export const mergedItems = (demands: readonly Demanded[]): ProjectItemDraft[] =>
  [...Map.groupBy(demands, keyOf).values()].map((same) => {
    const [first] = same as [Demanded]
    const prices = same
      .flatMap(({ budget_price: price }) => price ?? [])
      .toSorted((a, b) => (units(a) < units(b) ? 1 : -1))
    return {
      name: first.name,
      spec: first.spec,
      unit: first.unit,
      quantity: sumOf(same.map(({ quantity }) => quantity)),
      budgetPrice: prices[0] === undefined ? '' : shortest(prices[0]),
      needDate: same.flatMap(({ need_date: date }) => date ?? []).toSorted()[0] ?? null,
      remark: '',
      skuId: first.sku_id,
      demandIds: same.map(({ id }) => id),
    }
  })
