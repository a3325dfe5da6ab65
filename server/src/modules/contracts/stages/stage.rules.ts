import type { StageDraft } from '#contract/contracts/contract.ts'
import { decimal, units } from '#contract/kit/money.ts'

const cent = 100n
/** A hundred percent in the units of `money.ts`. */
const whole = 100n * 10_000n

/** Part of an amount, rounded down to the cent, so that the rest is never negative. */
const partOf = (amount: bigint, part: bigint, all: bigint): bigint => {
  const exact = all === 0n ? 0n : (amount * part) / all
  return exact - (exact % cent)
}

/** Splits an amount by shares, in units; the last one takes the rest, so that the parts add up to it exactly. */
function split(amount: bigint, shares: readonly bigint[]): bigint[] {
  const all = shares.reduce((total, each) => total + each, 0n)
  const parts = shares.slice(0, -1).map((share) => partOf(amount, share, all))
  return [...parts, amount - parts.reduce((total, each) => total + each, 0n)]
}

export interface PlannedStage extends StageDraft {
  readonly amount: string
}

/**
 * Stages with their amounts. Shares that differ from 100 % by what rounding to two decimals takes (33.33 % × 3) leave
 * the rest to the last stage; undefined where the shares do not add up.
 */
export function planStages(drafts: readonly StageDraft[], gross: string): PlannedStage[] | undefined {
  const shares = drafts.map(({ percent }) => units(percent))
  const rest = whole - shares.reduce((total, each) => total + each, 0n)
  const tolerated = BigInt(drafts.length) * cent
  const last = (shares.at(-1) ?? 0n) + rest
  if (drafts.length === 0 || rest < -tolerated || rest > tolerated || last < 0n) return undefined
  const exact = [...shares.slice(0, -1), last]
  const amounts = split(units(gross), exact)
  return drafts.map((draft, at) => ({ ...draft, percent: decimal(exact[at]!), amount: decimal(amounts[at]!) }))
}

interface Stage {
  readonly status: string
  readonly amount: string
  readonly percent: string
}

/**
 * Shares and amounts of stages for another amount of their contract. Those that are done keep theirs; the others share
 * what is left as before. Undefined where what is done is more, or nothing is left to change.
 */
export function replanStages(
  stages: readonly Stage[],
  gross: string,
): { percent: string; amount: string }[] | undefined {
  const left = stages.reduce(
    (rest, { status, amount }) => (status === 'done' ? rest - units(amount) : rest),
    units(gross),
  )
  const open = stages.filter(({ status }) => status !== 'done')
  if (open.length === 0 || left < 0n || units(gross) <= 0n) return undefined
  const parts = split(
    left,
    open.map(({ percent }) => units(percent)),
  )
  const amounts = stages.map(({ status, amount }) => (status === 'done' ? units(amount) : parts.shift()!))
  const shares = split(whole, amounts)
  return amounts.map((amount, at) => ({ amount: decimal(amount), percent: decimal(shares[at]!) }))
}
