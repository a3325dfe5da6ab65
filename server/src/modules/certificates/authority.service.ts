import { createHash } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { Sql, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import { refuse } from '#kit/refusal.ts'
import { type Authority, isListOf, isRoot, type RevocationPaper, whyNotIssuer } from './certificate.rules.ts'
import { type AuthorityRow, findAuthorities, findList, putAuthority, setList } from './certificate.store.ts'
import { derOf, type ReadCertificate, readCertificate, readRevocationList } from './x509.ts'

/** Lists are long and stay the same for days: the last ones that were read are kept, by their digest. */
const mostLists = 50
const lists = new Map<string, RevocationPaper>()

async function listOf(sql: Sql, id: string, sha: string | null): Promise<RevocationPaper | undefined> {
  if (sha === null) return undefined
  const known = lists.get(sha)
  if (known) return known
  const [row] = await findList(sql, { authorityId: id })
  const list = row?.list ? readRevocationList(row.list) : undefined
  if (!list) return undefined
  if (lists.size >= mostLists) lists.clear()
  lists.set(sha, list)
  return list
}

/** The same for their certificates; what was checked with one of these keys need not be checked again. */
const mostPapers = 500
const papers = new Map<string, ReadCertificate | undefined>()

function paperOf({ fingerprint, certificate }: AuthorityRow): ReadCertificate | undefined {
  if (papers.has(fingerprint)) return papers.get(fingerprint)
  if (papers.size >= mostPapers) papers.clear()
  const paper = readCertificate(certificate)
  papers.set(fingerprint, paper)
  return paper
}

/** The authorities that the tenant trusts, with their lists. */
export async function authoritiesOf(sql: Sql): Promise<Authority[]> {
  const rows = await findAuthorities(sql)
  const read = rows.map(async (row) => {
    const paper = paperOf(row)
    return paper && { paper, list: await listOf(sql, row.id, row.list_sha), needsList: row.needs_list }
  })
  return (await Promise.all(read)).filter((each) => each !== undefined)
}

interface Trust {
  readonly certificate: string | Uint8Array
  /** False: its certificates are taken without a list of revoked ones. */
  readonly needsList?: boolean
}

/** From now on the tenant believes what this authority signs. A root must have signed itself, or anybody could have written it. */
export async function trustAuthority(tx: Tx, actor: Actor, { certificate, needsList = true }: Trust): Promise<string> {
  const paper = readCertificate(certificate) ?? refuse('ca.unreadable')
  const { told, key, der } = paper
  if (!key || !paper.isStrong) refuse('ca.weak')
  if (whyNotIssuer(told, actor.now) || (isRoot(told) && !paper.isSignedWith(key))) refuse('ca.notAuthority')
  const { fingerprint, subject } = told
  const id = await putAuthority(tx, { fingerprint, subject, certificate: der, needsList })
  await announce(tx, actor, { name: 'authority.trusted', id, to: 'trusted', data: { fingerprint, subject } })
  return subject
}

/** Takes what one of the trusted authorities says about revoked certificates, if it is newer than what it said before. */
export async function takeList(tx: Tx, actor: Actor, given: string | Uint8Array) {
  const list = readRevocationList(given) ?? refuse('ca.unreadable')
  const { from, until, revoked } = list.told
  for (const { id, certificate } of await findAuthorities(tx)) {
    const paper = readCertificate(certificate)
    if (!paper || !isListOf(list, paper)) continue
    if (until === undefined || until <= actor.now || from > actor.now) refuse('ca.listOld')
    const der = derOf(given)!
    const sha = createHash('sha256').update(der).digest('hex')
    if (!(await setList(tx, id, { list: der, sha, from, until }))) refuse('ca.listOld')
    await announce(tx, actor, { name: 'authority.listed', id, to: 'trusted', data: { revoked: revoked.size } })
    return { subject: paper.told.subject, revoked: revoked.size, until }
  }
  return refuse('ca.listOfNobody')
}
