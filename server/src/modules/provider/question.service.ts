import type { Interaction, Provider } from 'oidc-provider'
import type { LoginQuestion } from '#contract/provider/provider.ts'
import type { Actor } from '#kit/actor.ts'
import type { Sql } from '#kit/database.ts'
import { announce } from '#kit/events.ts'
import type { House } from '#kit/house.ts'
import { refuse } from '#kit/refusal.ts'
import { findOpenSession, provedAt, type SessionRow } from '#modules/identity/index.ts'
import { includes } from './answers.service.ts'
import { knowledgeIn } from './application.rules.ts'
import { type ApplicationRow, findActive, findConsent, putConsent } from './application.store.ts'
import { sessionBehind } from './link.service.ts'
import { amrOf, mustLogIn } from './question.rules.ts'

type Asked = Record<string, string | undefined>

/** The authorization in the making, the application that asks, and the session that answers. */
async function lookAt(sql: Sql, actor: Actor, interaction: Interaction) {
  const asked = interaction.params as Asked
  const [application] = await findActive(sql, { clientId: asked['client_id'] ?? '' })
  if (!application) return refuse('provider.applicationOff')
  const session = (await findOpenSession(sql, actor.sessionId, actor.now)) ?? refuse('session.none')
  if (session.is_trial) refuse('sso.trial')
  const since = await provedAt(sql, session)
  const scopes = knowledgeIn(asked['scope'])
  const again = mustLogIn(interaction, { since, now: actor.now, personId: actor.personId })
  const agreed = application.is_own || includes(await findConsent(sql, actor.personId, application.id), scopes)
  return { asked, application, session, since, scopes, again, asks: isAsked(asked) || !agreed }
}

const isAsked = ({ prompt = '' }: Asked) => prompt.split(' ').includes('consent')

const find = async (provider: Provider, uid: string): Promise<Interaction> =>
  (await provider.Interaction.find(uid)) ?? refuse('provider.requestGone')

export async function questionOf(house: House, provider: Provider, actor: Actor, uid: string): Promise<LoginQuestion> {
  const interaction = await find(provider, uid)
  const { asked, application, scopes, again, asks } = await house.database.read(actor.tenantId, (sql) =>
    lookAt(sql, actor, interaction),
  )
  const { name, en_name: enName, is_own: isOwn } = application
  return { name, enName, site: new URL(asked['redirect_uri']!).host, scopes, isOwn, asks, again }
}

/** Answers for the person, and where the browser goes on from here. */
export async function answerQuestion(
  house: House,
  provider: Provider,
  actor: Actor,
  { uid, agreed }: { uid: string; agreed: boolean },
): Promise<string> {
  const interaction = await find(provider, uid)
  interaction.result = agreed
    ? await agree(house, provider, actor, interaction)
    : { error: 'access_denied', error_description: 'End-User aborted interaction' }
  await interaction.persist()
  return interaction.returnTo
}

async function agree(house: House, provider: Provider, actor: Actor, interaction: Interaction) {
  const { tenantId } = actor
  const found = await house.database.write(tenantId, async (tx) => {
    const looked = await lookAt(tx, actor, interaction)
    if (looked.again) refuse('provider.loginAgain')
    const { application, scopes } = looked
    if (!application.is_own) await remember(application, scopes)
    return looked

    async function remember({ id }: ApplicationRow, agreed: typeof scopes) {
      const isNew = await putConsent(tx, { personId: actor.personId, applicationId: id, scopes: agreed })
      if (isNew) await announce(tx, actor, { name: 'application.agreed', id, data: { scopes: agreed } })
    }
  })
  await takeOver(house, provider, actor, interaction)
  const grant = new provider.Grant({ accountId: actor.personId, clientId: found.application.client_id })
  grant.addOIDCScope(['openid', ...found.scopes])
  return { login: loginOf(found.session, found.since), consent: { grantId: await grant.save() } }
}

const loginOf = (session: SessionRow, since: Date) => ({
  accountId: session.person_id,
  session: session.session_id,
  ts: Math.floor(since.getTime() / 1000),
  amr: amrOf(session.way, session.is_strong),
})

/** What the browser was logged in with here before, if it was another session, gives way to this one. */
async function takeOver(house: House, provider: Provider, actor: Actor, interaction: Interaction): Promise<void> {
  const before = interaction.session
  if (!before || (await sessionBehind(house, actor, before.uid))?.session_id === actor.sessionId) return
  const session = await provider.Session.findByUid(before.uid)
  await session?.destroy()
  interaction.session = undefined
}
