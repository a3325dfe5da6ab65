import type { Cart, CartGroup, CartLine, selectCart } from '#contract/ordering/cart.ts'
import type { Input } from '#contract/kit/route.ts'
import { minus } from '#contract/kit/money.ts'

export type Show = 'all' | 'agreement' | 'changed'
export const shows = ['all', 'agreement', 'changed'] as const satisfies readonly Show[]

const isShown: Record<Show, (line: CartLine) => boolean> = {
  all: () => true,
  agreement: (line) => line.priceSource === 'agreement' || line.priceSource === 'tier',
  changed: (line) => line.priceChange !== null,
}

export const linesOf = (cart: Cart): readonly CartLine[] => cart.groups.flatMap(({ lines }) => lines)
export const shownLines = (lines: readonly CartLine[], show: Show) => lines.filter(isShown[show])

/** Whether another quantity would make the line orderable. */
export const isMendable = ({ problem, available, minQty }: CartLine): boolean =>
  problem === 'belowMinimum' || (problem === 'short' && available >= minQty)

/** Whether the line cannot be ordered in any quantity. */
export const isVoid = (line: CartLine): boolean => line.problem !== null && !isMendable(line)

export const canBeChosen = ({ problem }: CartLine): boolean => problem === null

/** Whether all, some or none of the selectable lines are selected. */
export function chosenOf(lines: readonly CartLine[]): boolean | 'some' {
  const open = lines.filter(canBeChosen)
  const chosen = open.filter(({ selected }) => selected).length
  return chosen === 0 ? false : chosen === open.length ? true : 'some'
}

/** Cart after a selection of some or all lines. */
export function withSelection(cart: Cart, { lineIds, selected }: Input<typeof selectCart>): Cart {
  const isMeant = ({ lineId }: CartLine) => lineIds === undefined || lineIds.includes(lineId)
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (isMeant(line) ? { ...line, selected } : line)),
  }))
  return { ...cart, groups }
}

/** Lines to be ordered. */
export const chosenIds = (cart: Cart): string[] =>
  linesOf(cart)
    .filter((line) => line.selected && canBeChosen(line))
    .map(({ lineId }) => lineId)

/** Amount missing for free shipping; null if shipping is free, or never free. */
export function missingToFree({ freight, freightFreeFrom, goodsAmount }: CartGroup): string | null {
  if (freightFreeFrom === null || Number(freight) === 0) return null
  return minus(freightFreeFrom, goodsAmount)
}
