import fc from 'fast-check'
import { expect, test } from 'vitest'
import { englishRule, games, minute, plan, run, weights } from '../testing/auctionRuns.ts'
import { amountOf, centsOf } from './amounts.ts'
import { apply } from './apply.ts'
import { mostOf } from './decide.bid.ts'
import { decide } from './decide.ts'
import { dueAt } from './decide.due.ts'
import type { AuctionEntry } from './entry.ts'
import { fold, replay } from './replay.ts'
import { type AuctionState, hidesFinal, leadOf, partOf, partsOf } from './state.ts'
import { annotate, showEntry } from './shown.ts'
import { viewOf } from './view.ts'
import { mostFor, valueOf, wholeWeight } from './weights.ts'

const runs = games.map((all) => run(...all))
const check = (holds: (made: ReturnType<typeof run>) => void) => fc.assert(fc.property(runs, holds), { numRuns: 600 })

test('auction: replaying a log decides the same, and gives the same state', () =>
  check(({ state, log, start }) => {
    const again = replay(start, log)
    expect(again.differs).toBeNull()
    expect(again.state).toEqual(state)
    expect(fold(start, log)).toEqual(state)
  }))

test('auction: a changed amount, time or end, and a removed entry, are found by the replay', () => {
  const rule = run(
    { ...englishRule, startPrice: '100.00', step: '1', stepBase: 'lead', mostExtensions: 2 },
    [
      { no: 1, opening: null },
      { no: 2, opening: null },
    ],
    [1, 2, 1, 2].map((by) => ({
      kind: 'bid',
      no: by,
      cents: 0,
      confirmed: true,
      wait: 2.2 * minute,
      isNearEnd: false,
    })),
  )
  expect(rule.log.map(({ kind }) => kind)).toEqual(['begin', 'bid', 'bid', 'bid', 'bid'])
  expect(rule.state.extensions).toBe(1)
  const alter = (at: number, over: Partial<AuctionEntry>) =>
    replay(
      rule.start,
      rule.log.map((entry, place) => (place === at ? { ...entry, ...over } : entry)),
    ).differs
  expect(alter(2, { amount: '99.50' })).toBe(3)
  expect(alter(4, { until: plan.endAt })).toBe(5)
  expect(alter(1, { at: plan.endAt + minute })).toBe(2)
  expect(replay(rule.start, rule.log.toSpliced(2, 1)).differs).toBe(4)
})

test('auction: numbers are gap-free and times never go back', () =>
  check(({ log }) => {
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, at) => at + 1))
    expect(log.every(({ at }, place) => place === 0 || at >= log[place - 1]!.at)).toBe(true)
  }))

test('auction: a bid beats by the step; the lead rises by annulment and exclusion only', () =>
  check(({ steps }) => {
    for (const { before, entry } of steps) {
      if (!entry) continue
      const after = apply(before, entry)
      for (const [lot, part] of partsOf(before)) {
        const [was, is] = [leadOf(part)?.value, leadOf(partOf(after, lot)!)?.value]
        if (was !== undefined && !['annul', 'exclude'].includes(entry.kind) && before.rule.format !== 'dutch')
          expect(is! <= was).toBe(true)
        // A bid changes its own lot alone.
        if (entry.kind === 'bid' && lot !== entry.lot) expect(is).toBe(was)
      }
      if (entry.kind !== 'bid') continue
      const part = partOf(before, entry.lot)!
      expect(centsOf(entry.amount!)! <= centsOf(mostOf(part, entry.no!)!)!).toBe(true)
    }
  }))

test('auction: the named amount is accepted, and a cent more is refused', () =>
  check(({ steps }) => {
    for (const { before, command, now } of steps) {
      if (command.kind !== 'bid') continue
      const part = partOf(before, command.lot)
      if (!part) expect(decide(before, command, now)).toHaveProperty('refused')
      const most = part ? mostOf(part, command.no) : null
      if (most === null) continue
      const bid = (amount: string) => decide(before, { ...command, amount, confirmed: true }, now)
      const named = bid(most)
      const amountReasons = ['aboveStart', 'notBelowOwn', 'stepTooSmall', 'tied', 'confirmDrop', 'amount']
      if ('refused' in named) expect(amountReasons).not.toContain(named.refused)
      else expect(bid(amountOf(centsOf(most)! + 1n))).toHaveProperty('refused')
    }
  }))

test('auction: the largest amount for a value has that value or less, and a cent more has more', () =>
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999n }), weights, (value, weight) => {
      const most = mostFor(value, weight)
      if (most < 0n) return
      expect(valueOf(most, weight) <= value).toBe(true)
      expect(valueOf(most + 1n, weight) > value).toBe(true)
    }),
  ))

test('auction: a value is rounded half up to the cent', () => {
  const weight = { addition: '0.00', factor: '1.5000' }
  expect([1n, 2n, 3n].map((cents) => valueOf(cents, weight))).toEqual([2n, 3n, 5n])
  expect(valueOf(1n, { addition: '0.00', factor: '1.4999' })).toBe(1n)
  expect(valueOf(100n, { addition: '0.50', factor: '0.9500' })).toBe(143n)
  expect(wholeWeight({ addition: '10.5', factor: '1.05' })).toEqual({ addition: '10.50', factor: '1.0500' })
})

test('auction: a bidder learns of the weights its own alone, of other bids their value at most', () =>
  check(({ state, log, start }) => {
    if (state.rule.compare !== 'weighted') return
    for (const { no: own, weight } of state.bidders) {
      const view = viewOf(state, own)
      expect([view.own?.weight, view.weights]).toEqual([weight, []])
      expect(viewOf(state, 'visitor').weights).toEqual([])
      let before = start
      for (const entry of log) {
        const after = apply(before, entry)
        const shown = showEntry(after, annotate(before, after, entry), own)
        if (entry.no !== own) expect(shown.amount).toBeNull()
        before = after
      }
    }
  }))

test('auction: nothing of a bidder is accepted outside the open time, at the end or after it', () =>
  check(({ steps }) => {
    for (const { before, entry, now } of steps)
      if (entry && ['bid', 'accept', 'drop'].includes(entry.kind)) {
        expect(before.phase).toBe('open')
        expect(Math.max(now, before.at) < before.until!).toBe(true)
        expect(before.excluded.has(entry.no!) || before.out.has(entry.no!)).toBe(false)
      }
  }))

test('auction: ranks are total, and every bidder reads its own from the same state', () =>
  check(({ state }) => {
    const shown = viewOf(state, 'organiser')
    expect(shown.lots.map(({ no }) => no)).toEqual((state.rule.lots ?? []).map(({ no }) => no))
    for (const at of [undefined, ...shown.lots.keys()]) {
      const { ranking } = at === undefined ? shown : shown.lots[at]!
      expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, place) => place + 1))
      if (at === undefined && state.rule.lots) expect(ranking).toEqual([])
      for (const { no: own } of state.bidders) {
        const view = viewOf(state, own)
        const mine = (at === undefined ? view.own : view.lots[at]!.own)!
        const place = ranking.find((each) => each.no === own)
        expect(mine.rank).toBe(place?.rank ?? null)
        if (!hidesFinal(state)) expect(mine.amount).toBe(place?.amount ?? null)
      }
    }
  }))

test('auction: extensions stay within their number and the latest end; a pause gives back what was left', () =>
  check(({ steps }) => {
    for (const { before, entry } of steps) {
      if (!entry) continue
      const after = apply(before, entry)
      expect(after.extensions <= after.rule.mostExtensions).toBe(true)
      if (after.latest !== null && after.until !== null) expect(after.until <= after.latest).toBe(true)
      if (before.phase === 'open' && after.phase === 'open' && !['stage'].includes(entry.kind))
        expect(after.until! >= before.until!).toBe(true)
      if (entry.kind === 'resume') expect(after.until! - entry.at).toBe(before.left)
    }
  }))

test('auction: a view of a bidder names no other bidder and, where only ranks are shown, no amount of others', () =>
  check(({ state }) => {
    const rank: AuctionState = { ...state, rule: { ...state.rule, visibility: 'rank' } }
    for (const { no: own } of state.bidders) {
      const view = viewOf(rank, own)
      expect(view.ranking).toEqual([])
      expect(view.lead).toBeNull()
      for (const lot of view.lots) expect([lot.ranking, lot.lead]).toEqual([[], null])
    }
  }))

test('auction: the clock always has something to do until it is over, unless a pause is open-ended', () =>
  check(({ state }) => {
    const isWaiting = state.phase === 'paused' && state.resumeAt === null
    const isOver = ['closed', 'failed', 'cancelled'].includes(state.phase)
    expect(dueAt(state) === null).toBe(isWaiting || isOver)
    // Driven by the clock alone it ends.
    let [last, steps] = [state, 0]
    for (let due = dueAt(last); due !== null && steps < 500; due = dueAt(last), steps += 1) {
      const decided = decide(last, { kind: 'due' }, due)
      if ('refused' in decided) throw new Error(decided.refused)
      last = apply(last, decided.entry)
    }
    expect(dueAt(last)).toBeNull()
  }))

test('auction: final bids are hidden until the closing, from bidders and organiser', () =>
  check(({ steps }) => {
    for (const { before, entry } of steps) {
      if (entry?.kind !== 'bid' || before.stage.kind !== 'final') continue
      const after = apply(before, entry)
      const made = annotate(before, after, entry)
      const others = before.bidders.map(({ no }) => no).filter((no) => no !== entry.no)
      for (const audience of ['organiser', 'visitor', ...others] as const) {
        expect(showEntry(after, made, audience)).toMatchObject({ amount: null, isLead: false })
        const [was, is] = [viewOf(before, audience), viewOf(after, audience)]
        const count = (all: typeof is) => all.ranking.map(({ rank, no, amount, at }) => ({ rank, no, amount, at }))
        expect([is.lead, count(is), is.own?.most, is.own?.rank]).toEqual([
          was.lead,
          count(was),
          was.own?.most,
          was.own?.rank,
        ])
      }
      expect(viewOf(after, entry.no!).own).toMatchObject({ amount: entry.amount, most: null })
      const closed: AuctionState = { ...after, phase: 'closed' }
      expect(showEntry(closed, made, 'organiser').amount).toBe(entry.amount)
    }
  }))

test('auction: a bid with a reason needs a rule that allows it, and everybody sees that the organiser made it', () =>
  check(({ steps }) => {
    for (const { before, command, entry } of steps) {
      if (command.kind !== 'bid') continue
      const isFor = (command.note ?? '') !== ''
      if (entry) expect(entry.note !== '').toBe(isFor && before.rule.surrogate === true)
      if (!entry || !isFor) continue
      const after = apply(before, entry)
      const made = annotate(before, after, entry)
      const others = before.bidders.map(({ no }) => no).filter((no) => no !== entry.no)
      for (const audience of ['organiser', 'visitor', entry.no!, ...others] as const) {
        const shown = showEntry(after, made, audience)
        expect(shown.isSurrogate).toBe(true)
        // The reason is its bidder's and the organiser's.
        if (audience === 'visitor' || others.includes(audience as number)) expect(shown.note).toBe('')
      }
    }
  }))
