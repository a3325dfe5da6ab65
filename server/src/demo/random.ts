/** A source of numbers that says the same whenever it is asked the same: nothing here is drawn by lot. */
export interface Random {
  /** In [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both possible. */
  whole(low: number, high: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
}

/** Mulberry32 over a mixed seed: each product has its own, so that any one can be made without those before it. */
export function randomOf(seed: number, index: number): Random {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(index + 1, 0xc2b2ae35)) | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    chance: (share) => next() < share,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to pick from')
      return list[whole(0, list.length - 1)]!
    },
  }
}

/** The same list in an order that hangs on the seed alone. */
export function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = randomOf(seed, -2)
  return list
    .map((item) => ({ item, place: random.next() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}
