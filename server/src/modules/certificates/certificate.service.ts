import { randomBytes } from 'node:crypto'
import type { ChallengePurpose, Proof } from '#contract/certificates/certificates.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putTicket, takeTicket } from '#kit/tickets.ts'
import { accountsOf, insertLogin } from '#modules/identity/index.ts'
import { changerOf, type FactorStep, goOn, passAttempt } from '#modules/login/index.ts'
import { configValues } from '#modules/tenancy/index.ts'
import { authoritiesOf } from './authority.service.ts'
import { whyNot } from './certificate.rules.ts'
import {
  type BoundRow,
  findByFingerprint,
  findBySerial,
  insertCertificate,
  removeCertificate,
  setCertificateUsed,
} from './certificate.store.ts'
import { hasSignedChallenge } from './signature.ts'
import { type ReadCertificate, readCertificate, serialOf } from './x509.ts'

const seconds = 120
const ticketOf = (challengeId: string) => ({ kind: 'caChallenge', secret: challengeId })

/** Whom a challenge was given to, and for what. */
interface Given {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly ip: string
  readonly userId: string
}

/** The text names what it is for and where, so that no other site can have it signed for its own use and show it here. */
export async function newChallenge(tx: Tx, actor: Actor, purpose: ChallengePurpose) {
  if (purpose === 'bind' && actor.userId === '0') refuse('session.none')
  const challengeId = randomBytes(16).toString('hex')
  const challenge = ['baicai-ca', purpose, actor.host, randomBytes(32).toString('hex')].join('\n')
  const given: Given = { challenge, purpose, ip: actor.ip, userId: actor.userId }
  await putTicket(tx, actor.tenantId, ticketOf(challengeId), given, seconds)
  return { challengeId, challenge, seconds }
}

interface Proven {
  readonly paper: ReadCertificate
  /** Why the certificate is not good, though its key has signed. */
  readonly problem: Refusal | undefined
}

/** Whatever comes of it, the challenge is gone. The key is asked first: about a certificate that is somebody else's nothing is said. */
async function prove(database: Database, actor: Actor, purpose: ChallengePurpose, proof: Proof): Promise<Proven> {
  const given = await database.write(actor.tenantId, (tx) => takeTicket<Given>(tx, ticketOf(proof.challengeId)))
  const isTheirs = given?.purpose === purpose && given.ip === actor.ip && given.userId === actor.userId
  if (!given || !isTheirs) return refuse('ca.challengeGone')
  const paper = readCertificate(proof.certificate) ?? refuse('ca.unreadable')
  if (!paper.key) return refuse('ca.weak')
  if (!isSignedBy(paper.key, given.challenge, proof.signature)) return refuse('ca.wrongSignature')
  const authorities = await database.read(actor.tenantId, authoritiesOf)
  const why = whyNot(paper, authorities, actor.now)
  return { paper, problem: why && new Refusal(why) }
}

function isSignedBy(key: NonNullable<ReadCertificate['key']>, challenge: string, signature: string): boolean {
  try {
    return hasSignedChallenge(key, Buffer.from(challenge), new Uint8Array(Buffer.from(signature, 'base64')))
  } catch {
    return false
  }
}

export async function check(database: Database, actor: Actor, proof: Proof): Promise<ReadCertificate> {
  const { paper, problem } = await prove(database, actor, 'check', proof)
  if (problem) throw problem
  return paper
}

interface CaLogin {
  readonly dognum: string
  readonly challengeId?: string
  readonly certificate?: string
  readonly signature?: string
  readonly entrance?: Entrance
}

/** Goes on as every login does, from the person whose certificate it is. */
export async function logIn(house: House, actor: Actor, input: CaLogin): Promise<LoginResult> {
  const { database } = house
  const { challengeId, certificate, signature, dognum, entrance } = input
  const isProof = challengeId !== undefined && certificate !== undefined && signature !== undefined
  const key = isProof
    ? await passWithKey(database, actor, { challengeId, certificate, signature }, dognum, entrance)
    : await passWithSerial(database, actor, dognum, entrance)
  return goOn(house, actor, { key })
}

async function passWithKey(
  database: Database,
  actor: Actor,
  proof: Proof,
  dognum: string,
  entrance: Entrance | undefined,
): Promise<string> {
  const { paper, problem } = await prove(database, actor, 'login', proof)
  if (serialOf(dognum) !== paper.told.serial) return refuse('ca.wrongSignature')
  return database
    .write(actor.tenantId, async (tx) => {
      const [bound] = await findByFingerprint(tx, { fingerprint: paper.told.fingerprint })
      if (!problem) return bound ? pass(tx, actor, bound, entrance, true) : refuse('ca.unbound')
      // What was tried is noted, so it is answered after the transaction.
      if (bound) await note(tx, actor, bound, problem)
      return undefined
    })
    .then((key) => {
      if (key !== undefined) return key
      throw problem!
    })
}

/** A serial number proves nothing; some tenants take it nevertheless, for keys that cannot sign. It is one factor at the most. */
async function passWithSerial(database: Database, actor: Actor, dognum: string, entrance: Entrance | undefined) {
  return database.write(actor.tenantId, async (tx) => {
    const [allowed] = await configValues(tx, ['caLoginBySerial'])
    if (allowed?.val !== '1') return refuse('ca.keyMissing')
    const [bound, another] = await findBySerial(tx, { serial: serialOf(dognum) })
    if (!bound || another || bound.not_after <= actor.now) return refuse('ca.unbound')
    return pass(tx, actor, bound, entrance, false)
  })
}

async function pass(tx: Tx, actor: Actor, bound: BoundRow, entrance: Entrance | undefined, isStrong: boolean) {
  const accounts = await accountsOf(tx, { personId: bound.person_id })
  await setCertificateUsed(tx, bound.id)
  return passAttempt(tx, actor, {
    way: 'ca',
    userIds: accounts.map((account) => account.user_id),
    ...(entrance ? { entrance } : {}),
    ...(isStrong ? { strongFor: bound.person_id } : {}),
  })
}

const note = (tx: Tx, { ip, agent }: Actor, { person_id: personId }: BoundRow, { code }: Refusal) =>
  insertLogin(tx, { personId, userId: null, way: 'ca', result: code, ip, agent })

/** Adds a way to log in: so not only the key is asked, but the person too, as for a second factor. */
export async function bind(house: House, actor: Actor, { key, userCode, ...proof }: Proof & FactorStep) {
  const { database } = house
  const { account } = await database.write(actor.tenantId, (tx) => changerOf(house, tx, actor, { key, userCode }))
  if (account.person_id !== actor.personId) return refuse('login.keyGone')
  const { paper, problem } = await prove(database, actor, 'bind', proof)
  if (problem) throw problem
  return database.write(actor.tenantId, (tx) => bindTo(tx, actor, actor.personId, paper))
}

/** From now on this person logs in with the certificate; twice is once. */
export async function bindTo(tx: Tx, actor: Actor, personId: string, { told }: ReadCertificate): Promise<BoundRow> {
  const made = await insertCertificate(tx, { personId, ...told })
  const [bound] = await findByFingerprint(tx, { fingerprint: told.fingerprint })
  if (bound?.person_id !== personId) return refuse('ca.taken')
  if (made)
    await announce(tx, actor, { name: 'certificate.bound', id: made.id, to: 'bound', data: { serial: told.serial } })
  return bound
}

export async function unbind(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeCertificate(tx, id, actor.personId))) refuse('thing.notFound')
  await announce(tx, actor, { name: 'certificate.removed', id, from: 'bound', to: 'removed' })
}
