/** Reason of an outage, equal to the refusal code that reports it. */
export type OutageReason = 'database.unavailable' | 'storage.full'

/** Outage of the database or its disk: the call was valid and succeeds when it is repeated after the outage. */
export class Outage extends Error {
  readonly reason: OutageReason
  /** Whether the connection is lost, and with it any uncommitted transaction. */
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

/** Serialization failure or deadlock: a retry may succeed immediately. */
export const hasCollided = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))

/**
 * System error codes of a failed or broken connection. ENOENT: the Unix socket is missing because the database is down;
 * EAGAIN: it accepts nothing, because the database is stopped.
 */
const unreachable = new Set(
  `ECONNRESET ECONNREFUSED ECONNABORTED EPIPE ENOENT ENOTCONN ETIMEDOUT EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN
   ENOTFOUND EAI_AGAIN EAGAIN EADDRNOTAVAIL`.split(/\s+/),
)
/**
 * SQLSTATE codes of a lost connection: terminated by an administrator, by a crash, during startup or shutdown, or by an
 * idle timeout.
 */
const ended = new Set(['57P01', '57P02', '57P03', '57P04', '57P05', '25P03'])
const lostWords =
  /Connection terminated|connection error and is not queryable|Client was closed|connection is closed|Connection ended/i
const fullWords = /No space left|quota exceeded|could not extend|wrote only|disk full/i

/** Whether the disk is full, of PostgreSQL's data, its WAL, or a folder of files. */
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

/** Converts an error of a connection to an `Outage` if it is one; other errors pass unchanged. */
export function fromConnection(error: unknown, isFull: () => boolean = () => false): unknown {
  if (error instanceof Outage) return error
  const lost = isLost(error)
  if (isFullDisk(error)) return new Outage('storage.full', error, lost)
  if (lost) return new Outage(isFull() ? 'storage.full' : 'database.unavailable', error, true)
  return codeOf(error) === '58030' ? new Outage('database.unavailable', error, false) : error
}

/** Outage behind an error of any kind, by its chain of causes; includes a full disk of file storage. */
export function outageOf(error: unknown): OutageReason | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof Outage) return each.reason
    if (isFullDisk(each)) return 'storage.full'
  }
  return undefined
}

/**
 * Whether the connection was lost, which says nothing about the request: a retry may succeed after a restart of the
 * database.
 */
export const isBroken = (error: unknown) => error instanceof Outage && error.isLost

/**
 * Whether the database is overloaded: connection pool exhausted, lock or statement timeout, out of memory. A later
 * retry may succeed.
 */
export const isBusy = (error: unknown) =>
  ['55P03', '57014', '53000', '53200', '53300', '53400'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test(messageOf(error))

/** Whether the replica failed rather than the query: unreachable, not ready, or a read cancelled by replication. */
export const isReplicasFault = (error: unknown) =>
  isBroken(error) ||
  hasCollided(error) ||
  ['28000', '28P01', '3D000', '53300'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test(messageOf(error))
