/** Signed link, as specified: account, tenant, time, and the signature of the three joined by slashes. */
export interface Link {
  readonly userCode: string
  readonly tenantId: string
  readonly timestamp: string
  readonly sign: string
}

export const linkMinutes = 5
/** Tolerated clock skew of a partner. */
const clockSkewMs = 60_000

export const messageOf = ({ userCode, tenantId, timestamp }: Omit<Link, 'sign'>): string =>
  `${userCode}/${tenantId}/${timestamp}`

export function parseLink(given: URLSearchParams): Link | undefined {
  const [userCode, tenantId, timestamp, sign] = ['userCode', 'tenantId', 'timestamp', 'sign'].map((name) => {
    const values = given.getAll(name)
    return values.length === 1 ? values[0]! : ''
  })
  return userCode && tenantId && timestamp && sign ? { userCode, tenantId, timestamp, sign } : undefined
}

/** Signed link as one value (`userToken`): base64url of the four fields joined by slashes. */
export function parseLinkToken(token: string): Link | undefined {
  const parts = /^(.{1,64})\/(\d{1,19})\/(\d{10,13})\/([0-9A-Fa-f]{64})$/s.exec(
    Buffer.from(token, 'base64url').toString('utf8'),
  )
  const [, userCode, tenantId, timestamp, sign] = parts ?? []
  return userCode && tenantId && timestamp && sign ? { userCode, tenantId, timestamp, sign } : undefined
}

/** Seconds or milliseconds since 1970. */
function timeOf(timestamp: string): Date | undefined {
  if (!/^(\d{10}|\d{13})$/.test(timestamp)) return undefined
  return new Date(Number(timestamp) * (timestamp.length === 10 ? 1000 : 1))
}

/** End of validity of a link; undefined if it is not valid now. */
export function validUntil({ timestamp }: Pick<Link, 'timestamp'>, now: Date): Date | undefined {
  const at = timeOf(timestamp)
  if (!at || at.getTime() > now.getTime() + clockSkewMs) return undefined
  const until = new Date(at.getTime() + linkMinutes * 60_000)
  return until > now ? until : undefined
}
