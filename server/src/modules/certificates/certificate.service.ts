import { randomBytes } from 'node:crypto'
import type { ChallengePurpose, Proof } from '#contract/certificates/certificates.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { putToken, takeToken } from '#kit/security/oneTimeTokens.ts'
import { accountsOf, insertLogin } from '#modules/identity/index.ts'
import { authorizeFactorChange, type FactorStep, continueLogin, savePendingLogin } from '#modules/login/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { authoritiesOf } from './authority.service.ts'
import { certificateViolation } from './certificate.rules.ts'
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

const lifetimeSeconds = 120
const tokenOf = (challengeId: string) => ({ kind: 'caChallenge', secret: challengeId })

/** Stored challenge with its purpose and recipient. */
interface Challenge {
  readonly challenge: string
  readonly purpose: ChallengePurpose
  readonly ip: string
  readonly userId: string
}

/** The challenge names its purpose and host, so that a signature made for another site is useless here. */
export async function newChallenge(tx: Tx, actor: Actor, purpose: ChallengePurpose) {
  if (purpose === 'bind' && actor.userId === '0') refuse('session.none')
  const challengeId = randomBytes(16).toString('hex')
  const challenge = ['baicai-ca', purpose, actor.host, randomBytes(32).toString('hex')].join('\n')
  const stored: Challenge = { challenge, purpose, ip: actor.ip, userId: actor.userId }
  await putToken(tx, actor.tenantId, tokenOf(challengeId), stored, lifetimeSeconds)
  return { challengeId, challenge, seconds: lifetimeSeconds }
}

interface VerifiedProof {
  readonly certificate: ReadCertificate
  /** Refusal of the certificate, though its key has signed. */
  readonly refusal: Refusal | undefined
}

/**
 * Redeems the challenge in any case, and verifies the signature first: nothing is revealed about others'
 * certificates.
 */
async function verifyProof(
  database: Database,
  actor: Actor,
  purpose: ChallengePurpose,
  proof: Proof,
): Promise<VerifiedProof> {
  const stored = await database.write(actor.tenantId, (tx) => takeToken<Challenge>(tx, tokenOf(proof.challengeId)))
  const isOwnChallenge = stored?.purpose === purpose && stored.ip === actor.ip && stored.userId === actor.userId
  if (!stored || !isOwnChallenge) return refuse('ca.challengeGone')
  const paper = readCertificate(proof.certificate) ?? refuse('ca.unreadable')
  if (!paper.key) return refuse('ca.weak')
  if (!isSignedBy(paper.key, stored.challenge, proof.signature)) return refuse('ca.wrongSignature')
  const authorities = await database.read(actor.tenantId, authoritiesOf)
  const violation = certificateViolation(paper, authorities, actor.now)
  return { certificate: paper, refusal: violation && new Refusal(violation) }
}

function isSignedBy(key: NonNullable<ReadCertificate['key']>, challenge: string, signature: string): boolean {
  try {
    return hasSignedChallenge(key, Buffer.from(challenge), new Uint8Array(Buffer.from(signature, 'base64')))
  } catch {
    return false
  }
}

export async function checkCertificate(database: Database, actor: Actor, proof: Proof): Promise<ReadCertificate> {
  const { certificate: paper, refusal } = await verifyProof(database, actor, 'check', proof)
  if (refusal) throw refusal
  return paper
}

interface CaLogin {
  readonly dognum: string
  readonly challengeId?: string
  readonly certificate?: string
  readonly signature?: string
  readonly entrance?: Entrance
}

/** Login by certificate; continues as every login method does. */
export async function logInByCertificate(context: AppContext, actor: Actor, input: CaLogin): Promise<LoginResult> {
  const { database } = context
  const { challengeId, certificate, signature, dognum, entrance } = input
  const isProof = challengeId !== undefined && certificate !== undefined && signature !== undefined
  const key = isProof
    ? await verifyByKey(database, actor, { challengeId, certificate, signature }, dognum, entrance)
    : await verifyBySerial(database, actor, dognum, entrance)
  return continueLogin(context, actor, { key })
}

async function verifyByKey(
  database: Database,
  actor: Actor,
  proof: Proof,
  dognum: string,
  entrance: Entrance | undefined,
): Promise<string> {
  const { certificate: paper, refusal } = await verifyProof(database, actor, 'login', proof)
  if (serialOf(dognum) !== paper.content.serial) return refuse('ca.wrongSignature')
  return database
    .write(actor.tenantId, async (tx) => {
      const [bound] = await findByFingerprint(tx, { fingerprint: paper.content.fingerprint })
      if (!refusal) return bound ? passFirstFactor(tx, actor, bound, entrance, true) : refuse('ca.unbound')
      // The failure is recorded, so it is thrown after the commit.
      if (bound) await recordFailure(tx, actor, bound, refusal)
      return undefined
    })
    .then((key) => {
      if (key !== undefined) return key
      throw refusal!
    })
}

/**
 * Login by serial number, for devices that cannot sign, where the tenant allows it: no proof, so one factor at most.
 */
async function verifyBySerial(database: Database, actor: Actor, dognum: string, entrance: Entrance | undefined) {
  return database.write(actor.tenantId, async (tx) => {
    if (!(await readSettings(tx, 'caLoginBySerial')).caLoginBySerial) return refuse('ca.keyMissing')
    const [bound, another] = await findBySerial(tx, { serial: serialOf(dognum) })
    if (!bound || another || bound.not_after <= actor.now) return refuse('ca.unbound')
    return passFirstFactor(tx, actor, bound, entrance, false)
  })
}

async function passFirstFactor(
  tx: Tx,
  actor: Actor,
  bound: BoundRow,
  entrance: Entrance | undefined,
  hasSecondFactor: boolean,
) {
  const accounts = await accountsOf(tx, { personId: bound.person_id })
  await setCertificateUsed(tx, bound.id)
  return savePendingLogin(tx, actor, {
    method: 'ca',
    userIds: accounts.map((account) => account.user_id),
    ...(entrance ? { entrance } : {}),
    ...(hasSecondFactor ? { secondFactorFor: bound.person_id } : {}),
  })
}

const recordFailure = (tx: Tx, { ip, agent }: Actor, { person_id: personId }: BoundRow, { code }: Refusal) =>
  insertLogin(tx, { personId, userId: null, method: 'ca', result: code, ip, agent })

/** Binds a certificate: as a new login method it requires reauthentication beside the signature. */
export async function bindCertificate(
  context: AppContext,
  actor: Actor,
  { key, userCode, ...proof }: Proof & FactorStep,
) {
  const { database } = context
  const { account } = await database.write(actor.tenantId, (tx) =>
    authorizeFactorChange(context, tx, actor, { key, userCode }),
  )
  if (account.person_id !== actor.personId) return refuse('login.keyGone')
  const { certificate: paper, refusal } = await verifyProof(database, actor, 'bind', proof)
  if (refusal) throw refusal
  return database.write(actor.tenantId, (tx) => insertBinding(tx, actor, actor.personId, paper))
}

/** Binds the certificate to the person; idempotent. */
export async function insertBinding(
  tx: Tx,
  actor: Actor,
  personId: string,
  { content }: ReadCertificate,
): Promise<BoundRow> {
  const inserted = await insertCertificate(tx, { personId, ...content })
  const [bound] = await findByFingerprint(tx, { fingerprint: content.fingerprint })
  if (bound?.person_id !== personId) return refuse('ca.taken')
  if (inserted)
    await publish(tx, actor, {
      name: 'certificate.bound',
      id: inserted.id,
      to: 'bound',
      data: { serial: content.serial },
    })
  return bound
}

export async function unbindCertificate(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await removeCertificate(tx, id, actor.personId))) refuse('thing.notFound')
  await publish(tx, actor, { name: 'certificate.removed', id, from: 'bound', to: 'removed' })
}
