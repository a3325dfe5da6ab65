import type { Proof } from '#contract/certificates/certificates.ts'
import type { Entrance } from '#contract/kit/entrance.ts'
import type { LoginResult } from '#contract/login/login.ts'
import type { Actor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse, Refusal } from '#kit/refusal.ts'
import { accountsOf, insertLogin } from '#modules/identity/index.ts'
import { continueLogin, savePendingLogin } from '#modules/login/index.ts'
import { readSettings } from '#modules/tenancy/index.ts'
import { type BoundRow, findByFingerprint, findBySerial, setCertificateUsed } from './certificate.store.ts'
import { serialOf } from './serial.ts'
import { verifyProof } from './challenge.service.ts'

interface CaLogin {
  readonly dognum: string
  readonly challengeId?: string
  readonly certificate?: string
  readonly signature?: string
  readonly entrance?: Entrance
}

/** Login by certificate; continues like every login method. */
export async function logInByCertificate(context: ServiceContext, actor: Actor, input: CaLogin): Promise<LoginResult> {
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
      // Thrown after the commit, because the failure is recorded.
      if (bound) await recordFailure(tx, actor, bound, refusal)
      return undefined
    })
    .then((key) => {
      if (key !== undefined) return key
      throw refusal!
    })
}

/**
 * Login by serial number for devices that cannot sign, if the tenant allows it: not a proof of possession, so at most
 * one factor.
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
