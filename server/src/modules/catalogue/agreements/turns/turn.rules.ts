import { units } from '#contract/kit/money.ts'

/** Supplier that can be given a turn, with what it was given of its share. */
export interface Candidate {
  readonly supplierId: string
  /** Percentage of the orders. */
  readonly share: string
  /** Yuan of its turns. */
  readonly used: string
  /** Number of its last turn; 0: none. */
  readonly lastTurn: number
}

const order = (a: bigint, b: bigint): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Whose turn it is: the least given for its share, of those who has waited the longest, of those the lowest id. Undefined
 * without candidates.
 */
export const nextTurn = (candidates: readonly Candidate[]): Candidate | undefined =>
  candidates.toSorted(
    (a, b) =>
      order(units(a.used) * units(b.share), units(b.used) * units(a.share)) ||
      a.lastTurn - b.lastTurn ||
      order(BigInt(a.supplierId), BigInt(b.supplierId)),
  )[0]

/** Turn as it was recorded. */
export interface Turn {
  readonly no: number
  readonly kind: 'given' | 'passed' | 'returned'
  readonly refKind: string
  readonly refId: string
  readonly supplierId: string
  readonly amount: string
  readonly candidates: readonly Candidate[]
}

interface Given {
  readonly no: number
  readonly supplierId: string
  readonly amount: string
}

/** What each supplier was given by turns so far: their amount, and the number of the last one. */
export function standingOf(turns: readonly Turn[]): ReadonlyMap<string, { used: bigint; lastTurn: number }> {
  const open = new Map<string, Given>()
  for (const { kind, refKind, refId, no, supplierId, amount } of turns) {
    const key = `${refKind} ${refId}`
    if (kind === 'given') open.set(`${key} ${no}`, { no, supplierId, amount })
    if (kind === 'returned') {
      const last = [...open.keys()].findLast((each) => each.startsWith(`${key} `))
      if (last !== undefined) open.delete(last)
    }
  }
  const standing = new Map<string, { used: bigint; lastTurn: number }>()
  for (const { no, supplierId, amount } of open.values()) {
    const { used, lastTurn } = standing.get(supplierId) ?? { used: 0n, lastTurn: 0 }
    standing.set(supplierId, { used: used + units(amount), lastTurn: Math.max(lastTurn, no) })
  }
  return standing
}

/** Numbers of turns whose choice the record does not explain: another standing, or another supplier. */
export const unexplainedTurns = (turns: readonly Turn[]): number[] =>
  turns.flatMap(({ kind, no, supplierId, candidates }, at) => {
    if (kind !== 'given') return []
    const standing = standingOf(turns.slice(0, at))
    const isRecorded = candidates.every((candidate) => {
      const { used, lastTurn } = standing.get(candidate.supplierId) ?? { used: 0n, lastTurn: 0 }
      return units(candidate.used) === used && candidate.lastTurn === lastTurn
    })
    return isRecorded && nextTurn(candidates)?.supplierId === supplierId ? [] : [no]
  })
