import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishRule, games, plan, run } from '../testing/auctionRuns.ts'
import { amountOf, centsOf } from './amounts.ts'
import { apply } from './apply.ts'
import { mostOf } from './decide.bid.ts'
import { decide } from './decide.ts'
import type { AuctionCommand } from './entry.ts'
import { automaticBid } from './proxy.ts'
import type { AuctionTerms } from './rule.ts'
import { auctionOf, leadOf } from './state.ts'
import { annotate, showEntry } from './shown.ts'
import { viewOf } from './view.ts'

const runs = games.map((all) => run(...all))
const check = (holds: (made: ReturnType<typeof run>) => void) => fc.assert(fc.property(runs, holds), { numRuns: 600 })

test('auction: at most two automatic bids follow an entry; each leads, within a limit, and leaves no rival', () =>
  check(({ steps, state }) => {
    let following = 0
    for (const { before, command, entry } of steps) {
      if (!entry) {
        // Whatever else comes before an answer is refused.
        expect(automaticBid(before) !== undefined && command.kind === 'due').toBe(false)
        continue
      }
      const isAutomatic = entry.kind === 'bid' && entry.ref !== null
      following = isAutomatic ? following + 1 : 0
      expect(following).toBeLessThanOrEqual(2)
      expect(isAutomatic).toBe(automaticBid(before) !== undefined)
      if (!isAutomatic) continue
      const after = apply(before, entry)
      const limit = before.limits.get(entry.no!)!
      expect([entry.at, entry.ref, leadOf(after)?.seq]).toEqual([before.at, limit.seq, entry.seq])
      expect(centsOf(entry.amount!)! >= limit.cents!).toBe(true)
      expect(centsOf(entry.amount!)! <= centsOf(mostOf(before, entry.no!)!)!).toBe(true)
    }
    if (state.phase !== 'open') return
    // Who does not lead could not lead within its limit, by any amount that is accepted.
    const lead = leadOf(state)
    for (const [no, { cents }] of state.limits) {
      if (no === lead?.no || cents === null || state.stage.kind !== 'free' || state.at >= state.until!) continue
      if (state.excluded.has(no) || (lead === undefined && state.rule.startPrice === null)) continue
      const decided = decide(state, { kind: 'bid', no, amount: amountOf(cents), confirmed: true }, state.at)
      if ('entry' in decided) expect(leadOf(apply(state, decided.entry))?.no).not.toBe(no)
    }
  }))

test('auction: the lower limit wins one step below the other, of equal ones the earlier at the limit', () => {
  const rule: AuctionTerms = { ...englishRule, stepBase: 'lead', proxy: true, visibility: 'lead', extensionWindow: 0 }
  const played = (acts: readonly (readonly [kind: 'bid' | 'limit', no: number, amount: string])[]) => {
    let state = auctionOf(
      rule,
      plan,
      [1, 2, 3].map((no) => ({ no, opening: null })),
    )
    const bids: string[] = []
    const act = (command: AuctionCommand, at: number) => {
      const decided = decide(state, command, at)
      if ('refused' in decided) throw new Error(decided.refused)
      state = apply(state, decided.entry)
      if (decided.entry.kind === 'bid') bids.push(`${decided.entry.no} ${decided.entry.amount}`)
      if (automaticBid(state)) act({ kind: 'due' }, at)
    }
    act({ kind: 'due' }, plan.beginAt)
    for (const [place, [kind, no, amount]] of acts.entries())
      act(kind === 'bid' ? { kind, no, amount, confirmed: true } : { kind, no, amount }, plan.beginAt + place + 1)
    return bids
  }
  expect(played([['limit', 1, '800']])).toEqual(['1 1000.00'])
  expect(
    played([
      ['bid', 2, '900'],
      ['limit', 1, '800'],
      ['bid', 2, '850'],
    ]),
  ).toEqual(['2 900.00', '1 895.00', '2 850.00', '1 845.00'])
  expect(
    played([
      ['limit', 1, '800'],
      ['limit', 2, '700'],
    ]),
  ).toEqual(['1 1000.00', '1 800.00', '2 795.00'])
  expect(
    played([
      ['limit', 1, '700'],
      ['limit', 2, '702'],
    ]),
  ).toEqual(['1 1000.00', '1 700.00'])
  expect(
    played([
      ['limit', 1, '700'],
      ['limit', 2, '700'],
    ]),
  ).toEqual(['1 1000.00', '1 700.00'])
  expect(
    played([
      ['bid', 3, '900'],
      ['limit', 1, '600'],
      ['limit', 1, '500'],
      ['bid', 3, '550'],
    ]),
  ).toEqual(['3 900.00', '1 895.00', '3 550.00', '1 545.00'])
})

test('auction: a limit can only be lowered, and no view before the end tells whose it is', () =>
  check(({ steps }) => {
    for (const { before, entry } of steps) {
      if (entry?.kind !== 'limit') continue
      const last = before.limits.get(entry.no!)?.cents ?? undefined
      expect(last === undefined || centsOf(entry.amount!)! < last).toBe(true)
      const after = apply(before, entry)
      const made = annotate(before, after, entry)
      const others = before.bidders.map(({ no }) => no).filter((no) => no !== entry.no)
      for (const audience of ['organiser', 'visitor', ...others] as const) {
        expect(showEntry(after, made, audience)).toMatchObject({ no: null, amount: null, value: null, ref: null })
        const [was, is] = [viewOf(before, audience), viewOf(after, audience)]
        expect({ ...is, seq: was.seq, at: was.at }).toEqual(was)
      }
    }
  }))
