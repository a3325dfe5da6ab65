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

/** A smaller or larger quantity would make it possible again. */
export const isMendable = ({ problem, available, minQty }: CartLine): boolean =>
  problem === 'belowMinimum' || (problem === 'short' && available >= minQty)

/** Cannot be ordered, whatever the quantity. */
export const isVoid = (line: CartLine): boolean => line.problem !== null && !isMendable(line)

export const canBeChosen = ({ problem }: CartLine): boolean => problem === null

/** Whether all, some or none of what can be chosen is chosen. */
export function chosenOf(lines: readonly CartLine[]): boolean | 'some' {
  const open = lines.filter(canBeChosen)
  const chosen = open.filter(({ selected }) => selected).length
  return chosen === 0 ? false : chosen === open.length ? true : 'some'
}

/** A cart as a selection will leave it: of some lines, or of all. */
export function withSelection(cart: Cart, { lineIds, selected }: Input<typeof selectCart>): Cart {
  const isMeant = ({ lineId }: CartLine) => lineIds === undefined || lineIds.includes(lineId)
  const groups = cart.groups.map((group) => ({
    ...group,
    lines: group.lines.map((line) => (isMeant(line) ? { ...line, selected } : line)),
  }))
  return { ...cart, groups }
}

/** What will be ordered. */
export const chosenIds = (cart: Cart): string[] =>
  linesOf(cart)
    .filter((line) => line.selected && canBeChosen(line))
    .map(({ lineId }) => lineId)

/** How much more a vendor's goods must cost for the freight to be free; null where it already is, or never will be. */
export function missingToFree({ freight, freightFreeFrom, goodsAmount }: CartGroup): string | null {
  if (freightFreeFrom === null || Number(freight) === 0) return null
  return minus(freightFreeFrom, goodsAmount)
}
