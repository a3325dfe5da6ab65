import type { AppDraft } from '#contract/sso/ssoApps.ts'
import { nextId } from '#kit/database/query/nextId.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import { violationOf } from '#kit/outbound/outbound.address.ts'
import { refuse } from '#kit/refusal.ts'
import { insertApp, lockApp, setApp, setAppEnabled } from './app.store.ts'
import { type SsoContext, encryptSecret } from './ssoContext.ts'

function validateApp({ policy }: SsoContext, { lang }: Actor, { address }: AppDraft, hasSecret: boolean): void {
  if (violationOf(address, policy))
    refuse('sso.settings', { what: lang === 'en' ? 'The URL must start with https' : '地址须以 https 开头' })
  if (!hasSecret) refuse('sso.secretMissing')
}

export async function createApp(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  draft: AppDraft,
  secret: string | undefined,
) {
  validateApp(ssoContext, actor, draft, (secret ?? '') !== '')
  const id = await nextId(tx)
  const app = await insertApp(tx, id, draft, encryptSecret(ssoContext, 'app', id, secret) ?? null)
  await publish(tx, actor, { name: 'ssoApp.created', id, to: 'on', data: { ...draft } })
  return app
}

export async function editApp(
  ssoContext: SsoContext,
  tx: Tx,
  actor: Actor,
  read: { id: string; version: number },
  draft: AppDraft,
  secret: string | undefined,
) {
  const before = await lockApp(tx, read.id)
  if (before.version !== read.version) refuse('thing.stale')
  validateApp(ssoContext, actor, draft, secret === undefined ? before.secret !== null : secret !== '')
  const after = await setApp(tx, before, draft, encryptSecret(ssoContext, 'app', before.id, secret))
  await publish(tx, actor, { name: 'ssoApp.edited', id: before.id, data: { ...draft } })
  return after
}

export async function switchApp(tx: Tx, actor: Actor, read: { id: string; version: number }, isEnabled: boolean) {
  const before = await lockApp(tx, read.id)
  if (before.version !== read.version) refuse('thing.stale')
  const after = await setAppEnabled(tx, before, isEnabled)
  const [from, to] = isEnabled ? (['off', 'on'] as const) : (['on', 'off'] as const)
  await publish(tx, actor, { name: isEnabled ? 'ssoApp.switchedOn' : 'ssoApp.switchedOff', id: before.id, from, to })
  return after
}
