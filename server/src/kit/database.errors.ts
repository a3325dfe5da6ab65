/** What the errors of a database mean for the call that met them. */

const broken = new Set(['57P01', '57P02', '57P03', '08000', '08003', '08006', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE'])
/** Deadlocked, or broken off: the same work may succeed at once. */
export const hasCollided = (error: unknown) => ['40001', '40P01'].includes(codeOf(error))
const codeOf = (error: unknown) => (error as { code?: string }).code ?? ''

/** The connection is gone, not the request wrong: after a restart of the database the same call succeeds. */
export const isBroken = (error: unknown) =>
  broken.has(codeOf(error)) || /Connection terminated|connection is closed/i.test((error as Error).message ?? '')

/** No connection, no lock or no end within the time limit: the same call may succeed in a moment. */
export const isBusy = (error: unknown) =>
  isBroken(error) ||
  ['55P03', '57014', '53300'].includes(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test((error as Error).message ?? '')

const unreachable = new Set([
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '28000',
  '28P01',
  '3D000',
  '53300',
])
/** The replica is not there, not ready, or had to break the read off to keep up: that says nothing about the question. */
export const isReplicasFault = (error: unknown) =>
  isBroken(error) ||
  hasCollided(error) ||
  unreachable.has(codeOf(error)) ||
  /timeout exceeded when trying to connect/.test((error as Error).message ?? '')
