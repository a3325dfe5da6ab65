import { afterEach, expect, test, vi } from 'vitest'
import { warnOncePerMinute } from './log.outage.ts'

afterEach(() => void vi.useRealTimers())

test('outage log: one line a minute for each message, with the number of suppressed ones', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: unknown[] = []
  const log = { warn: (...line: unknown[]) => void lines.push(line) }
  for (let second = 0; second < 90; second++) {
    warnOncePerMinute(log, 'down', { second })
    if (second === 30) warnOncePerMinute(log, 'full', { second })
    vi.advanceTimersByTime(1000)
  }
  expect(lines).toEqual([
    [{ second: 0, suppressed: 0 }, 'down'],
    [{ second: 30, suppressed: 0 }, 'full'],
    [{ second: 60, suppressed: 59 }, 'down'],
  ])
})
