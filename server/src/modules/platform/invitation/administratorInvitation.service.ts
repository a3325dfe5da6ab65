import { randomBytes } from 'node:crypto'
import type { Actor } from '#kit/actor.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { type Db, tenantOn, type Tx } from '#kit/database/database.ts'
import { refuse } from '#kit/refusal.ts'
import { findToken, putToken, removeTokensAbout, takeToken } from '#kit/security/oneTimeTokens.ts'
import { findPerson } from '#modules/identity/index.ts'
import { choosePassword, continueLogin } from '#modules/login/index.ts'
import { findTenantById } from '#modules/tenancy/index.ts'

/** Invitation of a tenant's administrator: a link with a one-time token, by which the person sets a password. */
interface Invitation {
  readonly userId: string
  readonly personIds: readonly [string]
  readonly expiresAt: string
}
const kind = 'administratorInvitation'
const lifetimeSeconds = 7 * 86_400

/** Writes an invitation beside others of the person, such as that of a mail; returns its token. */
export async function writeInvitation(
  tx: Tx,
  { userId, personId, now }: { readonly userId: string; readonly personId: string; readonly now: Date },
): Promise<string> {
  const token = randomBytes(32).toString('hex')
  const expiresAt = new Date(now.getTime() + lifetimeSeconds * 1000).toISOString()
  const facts: Invitation = { userId, personIds: [personId], expiresAt }
  await putToken(tx, { kind, secret: token }, facts, lifetimeSeconds)
  return token
}

export const endInvitations = (tx: Tx, personId: string) => removeTokensAbout(tx, [kind], 'personIds', [personId])

export const linkOf = (origin: string, token: string): string => `${origin}/invite?token=${token}`

/** Account of an invitation, as long as it is open and nobody has signed in to it. */
async function invitedBy(db: Db, { userId, expiresAt }: Invitation) {
  const person = (await findPerson(db, { userId }))[0]
  if (!person || person.disabled || person.last_login_at !== null) return refuse('invitation.gone')
  const [tenant] = await findTenantById(db, { id: tenantOn(db) })
  const shown = { companyName: tenant?.name ?? '', userCode: person.code, userName: person.name, expiresAt }
  return { personId: person.person_id, userId, shown }
}

export async function readInvitation(db: Db, token: string) {
  const invitation = await findToken<Invitation>(db, { kind, secret: token })
  return invitation ? (await invitedBy(db, invitation)).shown : refuse('invitation.gone')
}

/** Sets the password of an invited person and logs them in; of two at once one succeeds, and every other link ends. */
export async function acceptInvitation(
  context: ServiceContext,
  actor: Actor,
  { token, ...form }: { readonly token: string; readonly newPassWD: string; readonly key: string },
) {
  const key = await choosePassword(context, actor, form, async (tx) => {
    const invitation = await takeToken<Invitation>(tx, { kind, secret: token })
    const invited = invitation ? await invitedBy(tx, invitation) : refuse('invitation.gone')
    await endInvitations(tx, invited.personId)
    return invited
  })
  return continueLogin(context, actor, { key })
}
