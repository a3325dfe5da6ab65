import type { Group, Rung } from '#contract/groups/offer.ts'
import { compare, minus, times } from '#contract/kit/money.ts'

/** Index of the rung that a quantity has reached; −1: too few for the group to come about. */
export const rungAt = (rungs: readonly Rung[], pledged: number): number =>
  rungs.findLastIndex(({ from }) => from <= pledged)

/** Price that holds now: of the reached rung, else of the first one, at which orders are placed. */
export const priceNow = ({ rungs, pledged, price }: Pick<Group, 'rungs' | 'pledged' | 'price'>): string =>
  price ?? rungs[Math.max(0, rungAt(rungs, pledged))]!.price

/** Place of a quantity along the ladder, whose rungs stand at equal distances; percent. */
export function placeOf(rungs: readonly Rung[], pledged: number): number {
  const step = 100 / rungs.length
  const at = rungAt(rungs, pledged)
  const [low, high] = [rungs[at], rungs[at + 1]]
  const start = at < 0 ? 0 : (at + 0.5) * step
  if (!high) return Math.min(100, start + step / 4)
  const part = (pledged - (low?.from ?? 0)) / (high.from - (low?.from ?? 0))
  return start + part * (at < 0 ? step / 2 : step)
}

/** What a quantity costs at each rung that may still be the last one, and what that saves against the list price. */
export function outcomesOf(group: Pick<Group, 'rungs' | 'pledged' | 'listPrice'>, quantity: number) {
  const at = rungAt(group.rungs, group.pledged)
  return group.rungs
    .map((rung, index) => ({
      ...rung,
      isCurrent: index === at,
      amount: times(rung.price, quantity),
      saved: minus(times(group.listPrice, quantity), times(rung.price, quantity)),
    }))
    .filter((_, index) => index >= at)
}

export const isLess = (one: string, other: string): boolean => compare(one, other) < 0

export interface Left {
  readonly days: number
  readonly time: string
}
const two = (count: number) => String(count).padStart(2, '0')

/** Time that is left: whole days and hours, minutes, seconds. */
export function leftOf(milliseconds: number): Left {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const time = [Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60, seconds % 60].map(two).join(':')
  return { days: Math.floor(seconds / 86_400), time }
}
