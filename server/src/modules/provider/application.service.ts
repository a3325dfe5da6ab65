import { randomBytes } from 'node:crypto'
import type { Input } from '#contract/kit/route.ts'
import type * as contract from '#contract/provider/provider.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { decrypt, encrypt } from '#kit/security/encryption.ts'
import { validateDraft } from './application.rules.ts'
import { type ApplicationRow, applications, valuesOf } from './application.store.ts'

type SecretContext = Pick<ServiceContext, 'encryptionKey'>

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
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  draft: contract.ApplicationDraft,
): Promise<contract.NewSecret> {
  validateDraft(draft)
  const clientId = `app-${randomBytes(9).toString('hex')}`
  const { secret, encrypted } = newSecret(context, actor.tenantId, clientId)
  const { id } = await applications.insert(tx, { ...valuesOf(draft), client_id: clientId, secret: encrypted })
  await publish(tx, actor, { name: 'application.created', id, to: 'active', data: { ...draft } })
  return { id, clientId, secret }
}

export async function editApplication(
  tx: Tx,
  actor: Actor,
  { id, version, ...draft }: Input<typeof contract.editApplication>,
) {
  validateDraft(draft)
  await applications.set(tx, await applications.lock(tx, id, version), valuesOf(draft))
  await publish(tx, actor, { name: 'application.edited', id, data: { ...draft } })
  return id
}

export async function switchApplication(
  tx: Tx,
  actor: Actor,
  { id, isActive }: Input<typeof contract.switchApplication>,
) {
  const before = await applications.lock(tx, id)
  if (before.is_active === isActive) return id
  const [from, to] = isActive ? (['off', 'active'] as const) : (['active', 'off'] as const)
  await applications.set(tx, before, { is_active: isActive })
  await publish(tx, actor, { name: 'application.switched', id, from, to })
  return id
}

export async function renewSecret(
  context: ServiceContext,
  tx: Tx,
  actor: Actor,
  id: string,
): Promise<contract.NewSecret> {
  const before = await applications.lock(tx, id)
  const { secret, encrypted } = newSecret(context, actor.tenantId, before.client_id)
  await applications.set(tx, before, { secret: encrypted, secret_at: actor.now })
  await publish(tx, actor, { name: 'application.secretRenewed', id })
  return { id, clientId: before.client_id, secret }
}
