import type { CheckoutLine } from '#contract/ordering/checkout.ts'
import type { Allocation } from '#contract/ordering/costCentres.ts'
import type { SubmitInput } from '#contract/ordering/submit.ts'
import {
  type ChosenAllocation,
  lacksAllocation,
  noAllocation,
  sentAllocation,
} from '#web/modules/ordering/costCentres/AllocationFields.tsx'

type Allocations = ReadonlyMap<string, ChosenAllocation>

/** Whether a line lacks what the tenant requires. */
export const lacksAllocations = (
  lines: readonly CheckoutLine[],
  allocations: Allocations,
  requested: Allocation | undefined,
): boolean => lines.some(({ skuId }) => lacksAllocation(allocations.get(skuId) ?? noAllocation, requested))

/** Submitted lines with what each is ordered for. */
export function allocatedLines(
  { cartLines, lines }: Pick<SubmitInput, 'cartLines' | 'lines'>,
  shown: readonly CheckoutLine[],
  allocations: Allocations,
): Pick<SubmitInput, 'cartLines' | 'lines'> {
  const of = (skuId: string | undefined) => sentAllocation(allocations.get(skuId ?? '') ?? noAllocation)
  const skuOf = new Map(shown.map(({ cartLineId, skuId }) => [cartLineId, skuId]))
  return {
    ...(cartLines ? { cartLines: cartLines.map((line) => ({ ...line, ...of(skuOf.get(line.cartLineId)) })) } : {}),
    ...(lines ? { lines: lines.map((line) => ({ ...line, ...of(line.skuId) })) } : {}),
  }
}
