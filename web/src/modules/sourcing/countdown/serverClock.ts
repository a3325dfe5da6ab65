/** What a clock keeps time by; a test brings its own. */
export interface Timing {
  /** Milliseconds since 1970, as this device has them. */
  readonly now: () => number
  /** Calls back after so many milliseconds; answers what takes it back. */
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
 * The server's clock, as far as this device knows it: one timer for everything that counts, which ticks on the server's
 * seconds and only while somebody listens.
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

  /** The server's present second, in milliseconds since 1970; undefined until the server has said its time. */
  readonly second = (): number | undefined => this.#second

  readonly subscribe = (listener: () => void): (() => void) => {
    // Nobody listened: seconds have passed meanwhile.
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

  /** What the server has said, and when it was asked and answered by this device: it said so halfway between. */
  readonly set = (said: string, askedAt: number, answeredAt: number): void => {
    this.#offset = Date.parse(said) - (askedAt + answeredAt) / 2
    this.#tick()
  }

  /** What a reply has said whose way here nobody measured; a measured time counts more. */
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
