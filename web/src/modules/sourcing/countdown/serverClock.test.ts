import { expect, test } from 'vitest'
import { ServerClock } from './serverClock.ts'

const iso = (ms: number) => new Date(ms).toISOString()

/** Device with a simulated clock. */
function aDevice(start: number) {
  let now = start
  const timers = new Map<object, { readonly at: number; readonly callback: () => void }>()
  const clock = new ServerClock({
    now: () => now,
    after: (ms, callback) => {
      const key = {}
      timers.set(key, { at: now + ms, callback })
      return () => void timers.delete(key)
    },
  })
  const pass = (ms: number) => {
    const end = now + ms
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)
      if (!next) break
      timers.delete(next[0])
      now = next[1].at
      next[1].callback()
    }
    now = end
  }
  return { clock, pass, timers }
}

test('server clock: unknown before the first response', () => {
  expect(aDevice(0).clock.second()).toBeUndefined()
})

test('server clock: half of the round trip is compensated', () => {
  const { clock } = aDevice(5000)
  clock.set(iso(100_400), 4000, 5000)
  // Server time 100.4 s at device time 4.5 s, so 100.9 s at 5 s.
  expect(clock.second()).toBe(100_000)
  clock.set(iso(100_600), 4000, 5000)
  expect(clock.second()).toBe(101_000)
})

test('server clock: ticks at full seconds of the server, once for all listeners', () => {
  const { clock, pass, timers } = aDevice(300)
  const ticks: number[] = []
  const leave = [1, 2].map((listener) => clock.subscribe(() => ticks.push(listener)))
  clock.seed(iso(50_700))
  ticks.length = 0
  expect(timers.size).toBe(1)
  pass(299)
  expect(ticks).toEqual([])
  pass(1)
  expect([clock.second(), ...ticks]).toEqual([51_000, 1, 2])
  pass(3000)
  expect(clock.second()).toBe(54_000)
  expect(timers.size).toBe(1)
  for (const one of leave) one()
  expect(timers.size).toBe(0)
})

test('server clock: a measurement takes precedence over times in replies', () => {
  const { clock } = aDevice(0)
  clock.set(iso(90_000), 0, 0)
  clock.seed(iso(80_000))
  expect(clock.second()).toBe(90_000)
})
