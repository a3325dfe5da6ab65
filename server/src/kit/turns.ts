import { Refusal, refuse } from '#kit/refusal.ts'

interface Caller {
  running: number
  readonly waiting: (() => void)[]
}

interface TurnOptions {
  /** Number of each caller's pieces of work at a time. */
  readonly atOnce: number
  /** Number of each caller's pieces of work that wait; further ones are refused. */
  readonly maxWaiting: number
}

/**
 * Turns of heavy work, by caller, so that one person leaves room for the others. The result takes a turn when one is
 * free and returns the function that ends it; `signal` gives up waiting.
 */
export function turnsByCaller({ atOnce, maxWaiting }: TurnOptions) {
  const callers = new Map<string, Caller>()

  return async (name: string, signal?: AbortSignal): Promise<() => void> => {
    const caller = callers.get(name) ?? { running: 0, waiting: [] }
    callers.set(name, caller)
    if (caller.running >= atOnce) {
      if (caller.waiting.length >= maxWaiting) refuse('request.tooMany')
      await waitIn(caller.waiting, signal)
    } else caller.running += 1

    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      // The turn goes to the next without being free in between.
      const next = caller.waiting.shift()
      if (next) return next()
      caller.running -= 1
      if (caller.running === 0) callers.delete(name)
    }
  }
}

function waitIn(waiting: (() => void)[], signal: AbortSignal | undefined): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const giveUp = () => {
    const place = waiting.indexOf(resolve)
    if (place >= 0) waiting.splice(place, 1)
    reject(new Refusal('request.tooMany'))
  }
  waiting.push(resolve)
  signal?.addEventListener('abort', giveUp, { once: true })
  return promise.finally(() => signal?.removeEventListener('abort', giveUp))
}
