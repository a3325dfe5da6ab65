import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import type { Db, Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findToken, putToken, removeTokensAbout, takeToken } from '#kit/security/oneTimeTokens.ts'
import { findPerson } from '#modules/identity/index.ts'
import { choosePassword, continueLogin } from '#modules/login/index.ts'
import { findSupplier } from '../supplier.store.ts'

/** Invitation of a person of a supplier: a link with a one-time token, by which the person sets a password. */
interface Invitation {
  readonly userId: string
  readonly personIds: readonly [string]
  readonly expiresAt: string
}
const kind = 'supplierInvitation'
const lifetimeSeconds = 7 * 86_400

/** Invitation that was written, to be sent after its transaction. */
export interface WrittenInvitation {
  readonly userId: string
  readonly userCode: string
  readonly mobile: string
  readonly supplierName: string
  readonly token: string
}

/** Writes an invitation; an earlier one of the person ends. */
export async function writeInvitation(
  tx: Tx,
  actor: Actor,
  { personId, ...invited }: Omit<WrittenInvitation, 'token'> & { readonly personId: string },
): Promise<WrittenInvitation> {
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(actor.now.getTime() + lifetimeSeconds * 1000).toISOString()
  await removeTokensAbout(tx, [kind], 'personIds', [personId])
  const facts: Invitation = { userId: invited.userId, personIds: [personId], expiresAt }
  await putToken(tx, { kind, secret: token }, facts, lifetimeSeconds)
  return { ...invited, token }
}

/** Sends an invitation after its commit. Whether it arrived or not, the inviter can hand over the link. */
export async function sendInvitation(
  { sms }: ServiceContext,
  { tenantId, lang }: Actor,
  { userId, userCode, mobile, supplierName, token }: WrittenInvitation,
  origin: string,
) {
  const link = `${origin}/supplierInvitation?token=${token}`
  const values = { supplier: supplierName, account: userCode, link }
  const sending =
    sms && mobile !== ''
      ? sms.send({ tenantId, to: mobile, template: 'supplierInvitation', lang, values }).then(
          () => true,
          () => false,
        )
      : Promise.resolve(false)
  return { userId, link, isSent: await sending }
}

/** Account of an invitation, as long as the account and its supplier are open. */
async function invitedBy(db: Db, { userId, expiresAt }: Invitation) {
  const person = (await findPerson(db, { userId }))[0]
  if (!person || person.disabled || person.supplier_id === null) return refuse('supplierPeople.invitationGone')
  const supplier = await findSupplier(db, person.supplier_id)
  if (supplier.status !== 'active') return refuse('supplierPeople.invitationGone')
  return {
    personId: person.person_id,
    userId,
    shown: { supplierName: supplier.name, userCode: person.code, userName: person.name, expiresAt },
  }
}

export async function readInvitation(db: Db, token: string) {
  const invitation = await findToken<Invitation>(db, { kind, secret: token })
  return invitation ? (await invitedBy(db, invitation)).shown : refuse('supplierPeople.invitationGone')
}

/** Sets the password of an invited person and logs them in; of two at once one succeeds. */
export async function acceptInvitation(
  context: ServiceContext,
  actor: Actor,
  { token, ...form }: { readonly token: string; readonly newPassWD: string; readonly key: string },
) {
  const key = await choosePassword(context, actor, form, async (tx) => {
    const invitation = await takeToken<Invitation>(tx, { kind, secret: token })
    return invitation ? invitedBy(tx, invitation) : refuse('supplierPeople.invitationGone')
  })
  return continueLogin(context, actor, { key })
}
