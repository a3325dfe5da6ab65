import { randomBytes } from 'node:crypto'
import type { ApplicationDraft, NewSecret } from '#contract/provider/provider.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { AppContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { validateDraft } from './application.rules.ts'
import {
  type ApplicationRow,
  insertApplication,
  lockApplication,
  setActive,
  setApplication,
  setSecret,
} from './application.store.ts'

type SecretContext = Pick<AppContext, 'encryptionKey'>

const purposeOf = (tenantId: string, clientId: string) => `oidc secret ${tenantId} ${clientId}`
const newSecret = ({ encryptionKey }: SecretContext, tenantId: string, clientId: string) => {
  const secret = randomBytes(32).toString('base64url')
  return { secret, encrypted: encrypt(encryptionKey, purposeOf(tenantId, clientId), secret) }
}
export const secretOf = (
  { encryptionKey }: SecretContext,
  tenantId: string,
  { client_id: clientId, secret }: ApplicationRow,
) => decrypt(encryptionKey, purposeOf(tenantId, clientId), secret)

export async function createApplication(
  context: AppContext,
  tx: Tx,
  actor: Actor,
  draft: ApplicationDraft,
): Promise<NewSecret> {
  validateDraft(draft)
  const clientId = `app-${randomBytes(9).toString('hex')}`
  const { secret, encrypted } = newSecret(context, actor.tenantId, clientId)
  const id = await insertApplication(tx, { ...draft, clientId, secret: encrypted })
  await publish(tx, actor, { name: 'application.created', id, to: 'active', data: { ...draft } })
  return { id, clientId, secret }
}

export async function editApplication(tx: Tx, actor: Actor, id: string, version: number, draft: ApplicationDraft) {
  validateDraft(draft)
  const before = await lockApplication(tx, id)
  if (before.version !== version) refuse('thing.stale')
  const after = await setApplication(tx, before, draft)
  await publish(tx, actor, { name: 'application.edited', id, data: { ...draft } })
  return after
}

export async function switchApplication(tx: Tx, actor: Actor, id: string, isActive: boolean) {
  const before = await lockApplication(tx, id)
  if (before.is_active === isActive) return before
  const [from, to] = isActive ? (['off', 'active'] as const) : (['active', 'off'] as const)
  await publish(tx, actor, { name: 'application.switched', id, from, to })
  return setActive(tx, before, isActive)
}

export async function renewSecret(context: AppContext, tx: Tx, actor: Actor, id: string): Promise<NewSecret> {
  const before = await lockApplication(tx, id)
  const { secret, encrypted } = newSecret(context, actor.tenantId, before.client_id)
  await setSecret(tx, before, encrypted, actor.now)
  await publish(tx, actor, { name: 'application.secretRenewed', id })
  return { id, clientId: before.client_id, secret }
}
