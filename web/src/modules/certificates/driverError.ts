/**
 * Result codes of the local service: 0, success; -1, plug-in missing; -2, no reply or an invalid one; -3, not
 * reachable.
 */
export type DriverCode = 0 | -1 | -2 | -3

/** Cause of a driver error: the service, or the U-key. */
export type Trouble = 'noPlugin' | 'noAnswer' | 'unreachable' | 'removed' | 'wrongPin' | 'locked' | 'refused'

const codes: Readonly<Partial<Record<Trouble, DriverCode>>> = { noPlugin: -1, noAnswer: -2, unreachable: -3 }

export class DriverError extends Error {
  readonly trouble: Trouble
  /** Remaining PIN attempts. */
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
