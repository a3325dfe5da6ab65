import { expect, test } from 'vitest'
import type { AuctionFrame } from '#contract/sourcing/auction/auctionShapes.ts'
import { followed, withLog } from './frames.ts'

const frame = (from: number, seq: number, at = seq * 1000, now = seq) =>
  ({
    now,
    from,
    head: `${seq}`,
    view: { seq, at },
    entries: Array.from({ length: seq - from }, (_, place) => ({ seq: from + place + 1 })),
    online: [],
    refusals: [],
  }) as unknown as AuctionFrame

const seqs = (state: ReturnType<typeof followed>) => state.entries.map(({ seq }) => seq)

test('frames: entries follow each other without gaps and without doubles', () => {
  const first = followed(undefined, frame(0, 2))
  const second = followed(followed(first, frame(2, 4)), frame(1, 5))
  expect(seqs(second)).toEqual([1, 2, 3, 4, 5])
  expect(second.hasGap).toBe(false)
})

test('frames: an older frame does not turn the state back', () => {
  const state = followed(followed(undefined, frame(0, 4)), frame(0, 2, 5000))
  expect([state.view.seq, state.head, seqs(state)]).toEqual([4, '4', [1, 2, 3, 4]])
})

test('frames: an earlier reply does not turn the state back, though its log is shorter', () => {
  expect(followed(followed(undefined, frame(0, 4)), frame(0, 2, 100, 1)).view.seq).toBe(4)
})

test('frames: a restored log replaces what was shown', () => {
  expect(seqs(followed(followed(undefined, frame(0, 4)), frame(0, 2, 100, 9)))).toEqual([1, 2])
})

test('frames: missing entries are read from the log', () => {
  const late = followed(undefined, frame(300, 302))
  expect(late.hasGap).toBe(true)
  expect(followed(late, frame(300, 302)).hasGap).toBe(true)
  expect(followed(followed(undefined, frame(0, 5)), frame(300, 302)).hasGap).toBe(true)
  expect(seqs(withLog(late, frame(0, 300).entries))).toHaveLength(302)
})
