import type { Interaction, Provider } from 'oidc-provider'
import type { LoginInteraction } from '#contract/provider/interactions.ts'
import type { Actor } from '#kit/actor.ts'
import type { Db } from '#kit/database/database.ts'
import { publish } from '#kit/events/events.ts'
import type { ServiceContext } from '#kit/appContext.ts'
import { refuse } from '#kit/refusal.ts'
import { findOpenSession, authenticatedAt, type SessionRow } from '#modules/identity/index.ts'
import { coversScopes } from './issuer/accountLookup.service.ts'
import { scopesIn } from './application.rules.ts'
import { type ApplicationRow, findActive, findConsent, putConsent } from './application.store.ts'
import { sessionBehind } from './issuer/sessionLink.service.ts'
import { amrOf, requiresNewLogin } from './interaction.rules.ts'

type RequestParams = Record<string, string | undefined>

/** Loads a pending authorization with its application and the person's session. */
async function loadInteraction(db: Db, actor: Actor, interaction: Interaction) {
  const params = interaction.params as RequestParams
  const [application] = await findActive(db, { clientId: params['client_id'] ?? '' })
  if (!application) return refuse('provider.applicationOff')
  const session = (await findOpenSession(db, actor.sessionId, actor.now)) ?? refuse('session.none')
  if (session.is_trial) refuse('sso.trial')
  const since = await authenticatedAt(db, session)
  const scopes = scopesIn(params['scope'])
  const again = requiresNewLogin(interaction, { since, now: actor.now, personId: actor.personId })
  const agreed = application.is_own || coversScopes(await findConsent(db, actor.personId, application.id), scopes)
  return { params, application, session, since, scopes, again, asks: isConsentRequested(params) || !agreed }
}

const isConsentRequested = ({ prompt = '' }: RequestParams) => prompt.split(' ').includes('consent')

const findInteraction = async (provider: Provider, uid: string): Promise<Interaction> =>
  (await provider.Interaction.find(uid)) ?? refuse('provider.requestGone')

export async function presentInteraction(
  context: ServiceContext,
  provider: Provider,
  actor: Actor,
  uid: string,
): Promise<LoginInteraction> {
  const interaction = await findInteraction(provider, uid)
  const { params, application, scopes, again, asks } = await context.database.read(actor.tenantId, (db) =>
    loadInteraction(db, actor, interaction),
  )
  const { name, en_name: enName, is_own: isOwn } = application
  return { name, enName, site: new URL(params['redirect_uri']!).host, scopes, isOwn, asks, again }
}

/** Resolves the interaction with the person's decision; returns where the browser continues. */
export async function resolveInteraction(
  context: ServiceContext,
  provider: Provider,
  actor: Actor,
  { uid, agreed }: { uid: string; agreed: boolean },
): Promise<string> {
  const interaction = await findInteraction(provider, uid)
  interaction.result = agreed
    ? await grantConsent(context, provider, actor, interaction)
    : { error: 'access_denied', error_description: 'End-User aborted interaction' }
  await interaction.persist()
  return interaction.returnTo
}

async function grantConsent(context: ServiceContext, provider: Provider, actor: Actor, interaction: Interaction) {
  const { tenantId } = actor
  const found = await context.database.write(tenantId, async (tx) => {
    const loaded = await loadInteraction(tx, actor, interaction)
    if (loaded.again) refuse('provider.loginAgain')
    const { application, scopes } = loaded
    if (!application.is_own) await remember(application, scopes)
    return loaded

    async function remember({ id }: ApplicationRow, agreed: typeof scopes) {
      const isNew = await putConsent(tx, { personId: actor.personId, applicationId: id, scopes: agreed })
      if (isNew) await publish(tx, actor, { name: 'application.agreed', id, data: { scopes: agreed } })
    }
  })
  await replaceBrowserSession(context, provider, actor, interaction)
  const grant = new provider.Grant({ accountId: actor.personId, clientId: found.application.client_id })
  grant.addOIDCScope(['openid', ...found.scopes])
  return { login: loginOf(found.session, found.since), consent: { grantId: await grant.save() } }
}

const loginOf = (session: SessionRow, since: Date) => ({
  accountId: session.person_id,
  session: session.session_id,
  ts: Math.floor(since.getTime() / 1000),
  amr: amrOf(session.method, session.is_strong),
})

/** Replaces the library session of the browser if it belongs to another session of this product. */
async function replaceBrowserSession(
  context: ServiceContext,
  provider: Provider,
  actor: Actor,
  interaction: Interaction,
): Promise<void> {
  const before = interaction.session
  if (!before || (await sessionBehind(context, actor, before.uid))?.session_id === actor.sessionId) return
  const session = await provider.Session.findByUid(before.uid)
  await session?.destroy()
  interaction.session = undefined
}
