/** Clock and timer of the device; replaceable in tests. */
export interface Timing {
  /** Milliseconds since 1970 on this device. */
  readonly now: () => number
  /** Calls back after some milliseconds; returns a function that cancels it. */
  readonly after: (ms: number, callback: () => void) => () => void
}

const SECOND = 1000

const ofDevice: Timing = {
  now: () => Date.now(),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms)
    return () => clearTimeout(timer)
  },
}

/**
 * Server clock on this device: one timer for all countdowns, which ticks at the server's seconds and only while there
 * are listeners.
 */
export class ServerClock {
  #offset: number | undefined
  #second: number | undefined
  #stop: (() => void) | undefined
  readonly #timing: Timing
  readonly #listeners = new Set<() => void>()

  constructor(timing: Timing = ofDevice) {
    this.#timing = timing
  }

  /** Current second of the server in milliseconds since 1970; undefined until the clock is set. */
  readonly second = (): number | undefined => this.#second

  readonly subscribe = (listener: () => void): (() => void) => {
    // Without listeners the clock stood still, so it is updated.
    if (!this.#stop && this.#offset !== undefined) this.#second = this.#present()
    this.#listeners.add(listener)
    this.#stop ??= this.#wait()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size > 0) return
      this.#stop?.()
      this.#stop = undefined
    }
  }

  /** Sets the clock from a measured call: the server's time belongs to the middle between request and response. */
  readonly set = (said: string, askedAt: number, answeredAt: number): void => {
    this.#offset = Date.parse(said) - (askedAt + answeredAt) / 2
    this.#tick()
  }

  /** Sets the clock from a reply without measured latency; a measured time takes precedence. */
  readonly seed = (said: string): void => {
    if (this.#offset !== undefined) return
    this.set(said, this.#timing.now(), this.#timing.now())
  }

  #now(): number {
    return this.#timing.now() + (this.#offset ?? 0)
  }

  #present(): number {
    return Math.floor(this.#now() / SECOND) * SECOND
  }

  #tick(): void {
    this.#stop?.()
    this.#stop = this.#listeners.size > 0 ? this.#wait() : undefined
    const second = this.#present()
    if (second === this.#second) return
    this.#second = second
    for (const listener of this.#listeners) listener()
  }

  #wait(): () => void {
    return this.#timing.after(SECOND - (this.#now() % SECOND), () => this.#tick())
  }
}

export const serverClock = new ServerClock()
