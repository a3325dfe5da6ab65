import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { refuse } from '#kit/refusal.ts'
import { isListOf, isRoot, issuerViolation } from './certificate.rules.ts'
import type { Authority, SignedRevocationList } from './x509.rules.ts'
import { type AuthorityRow, findAuthorities, findList, putAuthority, setList } from './authority.store.ts'
import type { ReadCertificate } from './x509.ts'

const loadLibrary = () => import('./x509.library.ts')

/** Cache of parsed revocation lists by digest: they are long and change rarely. */
const maxLists = 50
const lists = new Map<string, SignedRevocationList>()

async function listOf(db: Db, id: string, sha: string | null): Promise<SignedRevocationList | undefined> {
  if (sha === null) return undefined
  const known = lists.get(sha)
  if (known) return known
  const [row] = await findList(db, { authorityId: id })
  const list = row?.list ? (await loadLibrary()).readRevocationList(row.list) : undefined
  if (!list) return undefined
  if (lists.size >= maxLists) lists.clear()
  lists.set(sha, list)
  return list
}

/** Cache of parsed authority certificates by fingerprint. */
const maxCertificates = 500
const certificates = new Map<string, ReadCertificate | undefined>()

async function certificateOf({ fingerprint, certificate }: AuthorityRow): Promise<ReadCertificate | undefined> {
  const { readCertificate } = await loadLibrary()
  if (certificates.has(fingerprint)) return certificates.get(fingerprint)
  if (certificates.size >= maxCertificates) certificates.clear()
  const parsed = readCertificate(certificate)
  certificates.set(fingerprint, parsed)
  return parsed
}

/** Trusted authorities of the tenant with their lists. */
export async function authoritiesOf(db: Db): Promise<Authority[]> {
  const rows = await findAuthorities(db)
  const read = rows.map(async (row) => {
    const certificate = await certificateOf(row)
    return certificate && { certificate, list: await listOf(db, row.id, row.list_sha), needsList: row.needs_list }
  })
  return (await Promise.all(read)).filter((each) => each !== undefined)
}

interface TrustRequest {
  readonly certificate: string | Uint8Array
  /** False: certificates are accepted without a revocation list. */
  readonly needsList?: boolean
}

/** Adds a trusted authority. A root must be self-signed; otherwise its origin is not proven. */
export async function trustAuthority(
  tx: Tx,
  actor: Actor,
  { certificate, needsList = true }: TrustRequest,
): Promise<string> {
  const { readCertificate } = await loadLibrary()
  const parsed = readCertificate(certificate) ?? refuse('ca.unreadable')
  const { content, key, der } = parsed
  if (!key || !parsed.isStrong) refuse('ca.weak')
  if (issuerViolation(content, actor.now) || (isRoot(content) && !parsed.isSignedWith(key))) refuse('ca.notAuthority')
  const { fingerprint, subject } = content
  const id = await putAuthority(tx, { fingerprint, subject, certificate: der, needsList })
  await publish(tx, actor, { name: 'authority.trusted', id, to: 'trusted', data: { fingerprint, subject } })
  return subject
}

/** Imports the revocation list of a trusted authority, if it is newer than the stored one. */
export async function importRevocationList(tx: Tx, actor: Actor, given: string | Uint8Array) {
  const { readCertificate, readRevocationList, derOf } = await loadLibrary()
  const list = readRevocationList(given) ?? refuse('ca.unreadable')
  const { from, until, revoked } = list.content
  for (const { id, certificate } of await findAuthorities(tx)) {
    const parsed = readCertificate(certificate)
    if (!parsed || !isListOf(list, parsed)) continue
    if (until === undefined || until <= actor.now || from > actor.now) refuse('ca.listOld')
    const der = derOf(given)!
    const sha = createHash('sha256').update(der).digest('hex')
    if (!(await setList(tx, id, { list: der, sha, from, until }))) refuse('ca.listOld')
    await publish(tx, actor, { name: 'authority.listed', id, to: 'trusted', data: { revoked: revoked.size } })
    return { subject: parsed.content.subject, revoked: revoked.size, until }
  }
  return refuse('ca.listOfNobody')
}
