/** What the errors of a database and of a disk mean for the call that met them. */

/** Why nothing can be read or written now, in the words of the refusal that tells it. */
export type OutageReason = 'database.unavailable' | 'storage.full'

/** The call was right, and the same call succeeds when the outage is over. */
export class Outage extends Error {
  readonly reason: OutageReason
  /** The connection is gone, and with it a transaction that was not committed. */
  readonly isLost: boolean
  constructor(reason: OutageReason, cause: unknown, isLost: boolean) {
    super(`${reason}: ${(cause as Error).message}`, { cause })
    this.name = 'Outage'
    this.reason = reason
    this.isLost = isLost
  }
}

const codeOf = (error: unknown) => (error as { code?: string } | undefined)?.code ?? ''
const messageOf = (error: unknown) => (error as Error | undefined)?.message ?? ''

/** Deadlocked, or broken off: the same work may succeed at once. */
export const hasCollided = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))

/**
 * Why a connection could not be made or broke, as the system says it; the socket of a database that is down is missing
 * (ENOENT).
 */
const unreachable = new Set(
  `ECONNRESET ECONNREFUSED ECONNABORTED EPIPE ENOENT ENOTCONN ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN
   ENOTFOUND EAI_AGAIN EADDRNOTAVAIL`.split(/\s+/),
)
/**
 * The same in PostgreSQL's codes: ended by an operator, after a crash, while it starts or stops; a session that was
 * idle too long.
 */
const ended = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03'])
const lostWords =
  /Connection terminated|connection error and is not queryable|Client was closed|connection is closed|Connection ended/i
const fullWords = /No space left|quota exceeded|could not extend|wrote only|disk full/i

/** The disk has no room: of PostgreSQL's data or log, or of a folder of files. */
export function isFullDisk(error: unknown): boolean {
  const code = codeOf(error)
  if (['53100', 'ENOSPC', 'EDQUOT'].includes(code)) return true
  return ['58030', 'XX000', '58000'].includes(code) && fullWords.test(messageOf(error))
}

const isLost = (error: unknown) =>
  unreachable.has(codeOf(error)) ||
  ended.has(codeOf(error)) ||
  codeOf(error).startsWith('08') ||
  lostWords.test(messageOf(error))

/** What an error that came from a connection means: an outage, or else the error itself. */
export function fromConnection(error: unknown, isFull: () => boolean = () => false): unknown {
  if (error instanceof Outage) return error
  const lost = isLost(error)
  if (isFullDisk(error)) return new Outage('storage.full', error, lost)
  if (lost) return new Outage(isFull() ? 'storage.full' : 'database.unavailable', error, true)
  return codeOf(error) === '58030' ? new Outage('database.unavailable', error, false) : error
}

/** The outage that an error of any kind tells of; also that of a disk with files. */
export function outageOf(error: unknown): OutageReason | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Outage) return each.reason
    if (isFullDisk(each)) return 'storage.full'
  }
  return undefined
}

/** The connection is gone, not the request wrong: after a restart of the database the same call succeeds. */
export const isBroken = (error: unknown) => error instanceof Outage && error.isLost

/** No connection, no lock, no memory or no end within the time limit: the same call may succeed in a moment. */
export const isBusy = (error: unknown) =>
  ['55P03', '57014', '53000', '53200', '53300', '53400'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test(messageOf(error))

/** The replica is not there, not ready, or had to break the read off to keep up: that says nothing about the query. */
export const isReplicasFault = (error: unknown) =>
  isBroken(error) ||
  hasCollided(error) ||
  ['28000', '28P01', '3D000', '53300'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test(messageOf(error))
