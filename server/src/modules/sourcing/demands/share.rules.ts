import { compare, decimal, units } from '#contract/kit/money.ts'

/** Need of a department for an item. An item without needs belongs to the project itself. */
export interface Need {
  readonly id: string
  readonly quantity: string
  readonly needDate: string | null
}

interface Line {
  readonly itemId: string
  readonly supplierId: string
  readonly quantity: string
  readonly price: string
  readonly amount: string
}

/** Part of an awarded line for one need; null: the project's own department. */
export interface Part<L extends Line = Line> {
  readonly line: L
  readonly needId: string | null
  readonly quantity: string
  readonly amount: string
}

const byId = (a: string, b: string): number => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Order of serving: by date, then by id for needs without one. */
const bySoonest = (a: Need, b: Need): number =>
  (a.needDate ?? '9999-12-31').localeCompare(b.needDate ?? '9999-12-31') || byId(a.id, b.id)

/**
 * Splits an amount by weights to the cent (largest remainder method): rounds shares down and gives the remaining cents
 * to the largest remainders, ties to the last. The sum is exact. With zero weights the last share gets everything.
 */
export function splitAmount(amount: string, weights: readonly bigint[]): string[] {
  const cents = units(amount) / 100n
  const all = weights.reduce((sofar, weight) => sofar + weight, 0n)
  if (all === 0n) return weights.map((_, at) => (at === weights.length - 1 ? amount : '0.00'))
  const shares = weights.map((weight, at) => ({ at, whole: (cents * weight) / all, rest: (cents * weight) % all }))
  const left = cents - shares.reduce((sofar, { whole }) => sofar + whole, 0n)
  const favoured = shares
    .toSorted((a, b) => (a.rest === b.rest ? b.at - a.at : a.rest < b.rest ? 1 : -1))
    .slice(0, Number(left))
  const more = new Set(favoured.map(({ at }) => at))
  return shares.map(({ at, whole }) => decimal((whole + (more.has(at) ? 1n : 0n)) * 100n))
}

/**
 * Allocates suppliers to needs deterministically: needs by date, suppliers from the cheapest on, each until its
 * quantity is used up, which minimises deliveries. Splits the amount of each line by quantity, to the cent.
 */
export function partsOf<L extends Line>(
  lines: readonly L[],
  needsOf: ReadonlyMap<string, readonly Need[]>,
): readonly Part<L>[] {
  const shared: Served<L>[] = [...Map.groupBy(lines, ({ itemId }) => itemId)].flatMap(([itemId, own]) => {
    const needs = (needsOf.get(itemId) ?? []).toSorted(bySoonest)
    if (needs.length === 0) return own.map((line) => ({ line, needId: null, quantity: units(line.quantity) }))
    return served(
      own.toSorted((a, b) => compare(a.price, b.price) || byId(a.supplierId, b.supplierId)),
      needs,
    )
  })
  return lines.flatMap((line) => {
    const parts = shared.filter((part) => part.line === line)
    const amounts = splitAmount(
      line.amount,
      parts.map(({ quantity }) => quantity),
    )
    return parts.map(({ needId, quantity }, at) => ({
      line,
      needId,
      quantity: decimal(quantity, 4),
      amount: amounts[at]!,
    }))
  })
}

interface Served<L> {
  readonly line: L
  readonly needId: string | null
  readonly quantity: bigint
}

function served<L extends Line>(lines: readonly L[], needs: readonly Need[]): Served<L>[] {
  const open = needs.map(({ id, quantity }) => ({ id, left: units(quantity) }))
  return lines.flatMap((line) => {
    let left = units(line.quantity)
    return open.flatMap((need) => {
      const quantity = left < need.left ? left : need.left
      if (quantity === 0n) return []
      left -= quantity
      need.left -= quantity
      return [{ line, needId: need.id, quantity }]
    })
  })
}
