import * as interactions from '#contract/provider/interactions.ts'
import { describe, expect, test } from 'vitest'
import { logout } from '#contract/identity/identity.ts'
import { aPerson, as, refusalOf } from '#test/app.ts'
import { createBrowser } from '#test/provider/browser.ts'
import {
  resolveInteraction,
  authorizationRequest,
  redirectOf,
  obtainTokens,
  uidIn,
  createProviderFixture,
} from '#test/relyingParty.ts'
import { connectOwner } from '#test/sql/owner.ts'

const owner = await connectOwner()

describe('OIDC provider: an existing login', () => {
  test('is sufficient, unless the application requires a new one', async () => {
    const { tenant, application, ann } = await createProviderFixture()
    await owner.query(`update identity.sessions set created_at = now() - interval '1 hour' where id = $1`, [
      ann.sessionId,
    ])
    for (const more of [{ prompt: 'login' }, { max_age: '60' }] as Record<string, string>[]) {
      const browser = createBrowser()
      await obtainTokens(application, ann, browser)
      const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application, more)).url)))
      expect(await browser.call(ann, interactions.getInteraction, { uid })).toMatchObject({ again: true })
      const answer = browser.call(ann, interactions.answerInteraction, { uid, agreed: true })
      expect([more, await refusalOf(answer)]).toEqual([more, 'provider.loginAgain'])
      const anew = await aPerson(tenant, { person: ann.personId })
      expect(await resolveInteraction(browser, anew, uid)).toContain('code=')
    }
  })

  test('reports its time', async () => {
    const { application, ann } = await createProviderFixture()
    const at = new Date(Date.now() - 30_000)
    await owner.query('update identity.sessions set created_at = $2 where id = $1', [ann.sessionId, at])
    const tokens = await obtainTokens(application, ann, createBrowser(), { max_age: '3600' })
    expect(tokens.claims()?.auth_time).toBe(Math.floor(at.getTime() / 1000))
  })

  test('is not renewed by an account switch', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query(`update identity.sessions set method = 'switch' where id = $1`, [ann.sessionId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application, { max_age: '60' })).url)))
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toMatchObject({ again: true })
  })

  test('with prompt=none returns an error instead of asking', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const silently = async (more: Record<string, string> = {}) =>
      new URL(redirectOf(await browser.go((await authorizationRequest(application, { prompt: 'none', ...more })).url)))
        .searchParams
    expect((await silently()).get('error')).toBe('login_required')
    const tokens = await obtainTokens(application, ann, browser)
    expect((await silently()).get('code')).toBeTruthy()
    expect((await silently({ id_token_hint: tokens.id_token! })).get('code')).toBeTruthy()
    await as(ann, logout, {})
    expect((await silently()).get('error')).toBe('login_required')
  })

  test('of another person is refused if a certain one is requested', async () => {
    const { tenant, application, ann } = await createProviderFixture()
    const { id_token } = await obtainTokens(application, ann)
    const browser = createBrowser()
    const bob = await aPerson(tenant)
    await obtainTokens(application, bob, browser)
    const requested = redirectOf(
      await browser.go((await authorizationRequest(application, { id_token_hint: id_token! })).url),
    )
    const answer = browser.call(bob, interactions.answerInteraction, { uid: uidIn(requested), agreed: true })
    expect(await refusalOf(answer)).toBe('provider.loginAgain')
    expect(await resolveInteraction(browser, ann, uidIn(requested))).toContain('code=')
  })

  test('cannot be completed by another browser', async () => {
    const { application, ann } = await createProviderFixture()
    const [thief, browser] = [createBrowser(), createBrowser()]
    const uid = uidIn(redirectOf(await thief.go((await authorizationRequest(application)).url)))
    await browser.go((await authorizationRequest(application)).url)
    expect(await refusalOf(browser.call(ann, interactions.answerInteraction, { uid, agreed: true }))).toBe(
      'provider.requestGone',
    )
    expect(await refusalOf(as(ann, interactions.getInteraction, { uid }))).toBe('provider.requestGone')
  })

  test('with an initial password is refused', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query('update identity.people set must_change = true where id = $1', [ann.personId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application)).url)))
    expect(await refusalOf(browser.call(ann, interactions.answerInteraction, { uid, agreed: true }))).toBe(
      'password.mustChange',
    )
  })

  test('of a trial account is refused', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query('update identity.users set is_trial = true where id = $1', [ann.userId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application)).url)))
    for (const call of [
      () => browser.call(ann, interactions.getInteraction, { uid }),
      () => browser.call(ann, interactions.answerInteraction, { uid, agreed: true }),
    ])
      expect(await refusalOf(call())).toBe('sso.trial')
  })
})
