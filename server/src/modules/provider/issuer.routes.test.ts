import * as client from 'openid-client'
import pg from 'pg'
import { afterAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/identity/identity.ts'
import * as interactions from '#contract/provider/interactions.ts'
import { aPerson, as, databaseUrl, refusalOf } from '#test/app.ts'
import {
  createBrowser,
  resolveInteraction,
  authorizationRequest,
  redirectOf,
  redirect,
  obtainTokens,
  uidIn,
  createProviderFixture,
  errorOf,
} from '#test/relyingParty.ts'

/** Logins of another application, with a real client of the protocol. */
const owner = new pg.Client({ connectionString: databaseUrl })
await owner.connect()
afterAll(() => owner.end())

describe('OIDC provider: somebody logs in to another application', () => {
  test('which gets to know them', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const { url, checks } = await authorizationRequest(application)
    const requested = redirectOf(await browser.go(url))
    expect(requested).toMatch(/^\/oidcConsent\?uid=/)
    const uid = uidIn(requested)
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toEqual({
      name: '客户管理',
      enName: 'CRM',
      site: 'crm.example.com',
      scopes: ['profile', 'email', 'department'],
      isOwn: false,
      asks: true,
      again: false,
    })
    const back = new URL(await resolveInteraction(browser, ann, uid))
    expect(back.href.startsWith(`${redirect}?code=`)).toBe(true)
    const tokens = await client.authorizationCodeGrant(application.config, back, checks)
    const { clientId, issuer } = application
    expect(tokens.claims()).toMatchObject({ sub: ann.personId, aud: clientId, iss: issuer, amr: ['pwd', 'mfa'] })
    expect(await client.fetchUserInfo(application.config, tokens.access_token, ann.personId)).toEqual({
      sub: ann.personId,
      name: '林知远',
      preferred_username: ann.userCode,
      dept: { id: ann.deptId, code: '001', name: '集团总部', fullName: expect.any(String) as string },
    })
  })

  test('and is not asked twice, neither by the page nor in the same browser', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    await obtainTokens(application, ann, browser)
    expect(redirectOf(await browser.go((await authorizationRequest(application)).url))).toMatch(
      /^https:\/\/crm\.example\.com\/callback\?code=/,
    )
    const elsewhere = createBrowser()
    const uid = uidIn(redirectOf(await elsewhere.go((await authorizationRequest(application)).url)))
    expect(await elsewhere.call(ann, interactions.getInteraction, { uid })).toMatchObject({ asks: false })
    const wanted = (await authorizationRequest(application, { prompt: 'consent' })).url
    const again = uidIn(redirectOf(await browser.go(wanted)))
    expect(await browser.call(ann, interactions.getInteraction, { uid: again })).toMatchObject({ asks: true })
  })

  test('first-party: without consent, and limited to its scopes', async () => {
    const { application, ann } = await createProviderFixture({ isOwn: true, scopes: ['profile'], alg: 'ES256' })
    const browser = createBrowser()
    const scope = 'openid profile'
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application, { scope })).url)))
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toMatchObject({ asks: false, isOwn: true })
    const { access_token: token } = await obtainTokens(application, ann, createBrowser(), { scope })
    expect(Object.keys(await client.fetchUserInfo(application.config, token, ann.personId)).toSorted()).toEqual([
      'name',
      'preferred_username',
      'sub',
    ])
    const { rows } = await owner.query('select from provider.consents where tenant_id = $1', [ann.tenantId])
    expect(rows).toHaveLength(0)
    const more = redirectOf(await browser.go((await authorizationRequest(application)).url))
    expect(new URL(more).searchParams.get('error')).toBe('invalid_scope')
  })

  test('or would rather not', async () => {
    const { application, ann } = await createProviderFixture()
    const browser = createBrowser()
    const { url, checks } = await authorizationRequest(application)
    const back = await resolveInteraction(browser, ann, uidIn(redirectOf(await browser.go(url))), false)
    expect(await errorOf(client.authorizationCodeGrant(application.config, new URL(back), checks))).toBe(
      'access_denied',
    )
  })

  test('as the account that they have chosen, one after the other in the same browser', async () => {
    const { tenant, application, ann } = await createProviderFixture()
    const other = await aPerson(tenant, { person: ann.personId })
    const browser = createBrowser()
    const first = await obtainTokens(application, ann, browser)
    const wanted = (await authorizationRequest(application, { prompt: 'consent' })).url
    const back = await resolveInteraction(browser, other, uidIn(redirectOf(await browser.go(wanted))))
    expect(back).toContain('code=')
    const second = await obtainTokens(application, other, browser)
    const known = async ({ access_token: token }: { access_token: string }) =>
      (await client.fetchUserInfo(application.config, token, ann.personId)).preferred_username
    expect([await known(first), await known(second)]).toEqual([ann.userCode, other.userCode])
  })
})

describe('OIDC provider: a login that is already there', () => {
  test('is enough, unless the application wants a new one', async () => {
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

  test('says when it was made', async () => {
    const { application, ann } = await createProviderFixture()
    const at = new Date(Date.now() - 30_000)
    await owner.query('update identity.sessions set created_at = $2 where id = $1', [ann.sessionId, at])
    const tokens = await obtainTokens(application, ann, createBrowser(), { max_age: '3600' })
    expect(tokens.claims()?.auth_time).toBe(Math.floor(at.getTime() / 1000))
  })

  test('is not made new by going on as another account', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query(`update identity.sessions set way = 'switch' where id = $1`, [ann.sessionId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application, { max_age: '60' })).url)))
    expect(await browser.call(ann, interactions.getInteraction, { uid })).toMatchObject({ again: true })
  })

  test('is not asked for where nobody may be asked', async () => {
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

  test('of another person is not taken for the one that the application means', async () => {
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

  test('is of no use to somebody else: nobody answers for another browser', async () => {
    const { application, ann } = await createProviderFixture()
    const [thief, browser] = [createBrowser(), createBrowser()]
    const uid = uidIn(redirectOf(await thief.go((await authorizationRequest(application)).url)))
    await browser.go((await authorizationRequest(application)).url)
    expect(await refusalOf(browser.call(ann, interactions.answerInteraction, { uid, agreed: true }))).toBe(
      'provider.requestGone',
    )
    expect(await refusalOf(as(ann, interactions.getInteraction, { uid }))).toBe('provider.requestGone')
  })

  test('with a first password opens nothing elsewhere', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query('update identity.people set must_change = true where id = $1', [ann.personId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application)).url)))
    expect(await refusalOf(browser.call(ann, interactions.answerInteraction, { uid, agreed: true }))).toBe(
      'password.mustChange',
    )
  })

  test('on trial opens nothing elsewhere', async () => {
    const { application, ann } = await createProviderFixture()
    await owner.query('update identity.users set is_trial = true where id = $1', [ann.userId])
    const browser = createBrowser()
    const uid = uidIn(redirectOf(await browser.go((await authorizationRequest(application)).url)))
    for (const call of [
      browser.call(ann, interactions.getInteraction, { uid }),
      browser.call(ann, interactions.answerInteraction, { uid, agreed: true }),
    ])
      expect(await refusalOf(call)).toBe('sso.trial')
  })
})
