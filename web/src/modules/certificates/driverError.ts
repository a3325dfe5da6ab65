/**
 * Result codes of a request to the local service: 0, it answered; -1, it has no plug-in; -2, no answer or none that can
 * be understood; -3, it is not there.
 */
export type DriverCode = 0 | -1 | -2 | -3

/** Why the driver did not do what it was asked: the service itself, or the U-key behind it. */
export type Trouble = 'noPlugin' | 'noAnswer' | 'unreachable' | 'removed' | 'wrongPin' | 'locked' | 'refused'

const codes: Readonly<Partial<Record<Trouble, DriverCode>>> = { noPlugin: -1, noAnswer: -2, unreachable: -3 }

export class DriverError extends Error {
  readonly trouble: Trouble
  /** How many more PINs may be wrong. */
  readonly retries: number | undefined
  constructor(trouble: Trouble, retries?: number) {
    super(`driver: ${trouble}`)
    this.name = 'DriverError'
    this.trouble = trouble
    this.retries = retries
  }

  get code(): DriverCode {
    return codes[this.trouble] ?? 0
  }
}
