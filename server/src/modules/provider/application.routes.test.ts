import { describe, expect, test } from 'vitest'
import * as contract from '#contract/provider/provider.ts'
import { aPerson, as, aTenant, refusalOf } from '#test/app.ts'
import {
  applicationDraft,
  authorizationRequest,
  redirectOf,
  createProviderFixture,
  exchangeToken,
} from '#test/relyingParty.ts'
import { createBrowser } from '#test/provider/browser.ts'

describe('OIDC provider attacks: managing applications', () => {
  test.each([
    'http://crm.example.com/callback',
    'https://crm.example.com/callback#there',
    'https://*.example.com/callback',
    'https://user:pass@crm.example.com/',
    'javascript:alert(1)',
    'https://crm.example.com/a b',
    'https://crm.example.com/../callback',
    'crm.example.com',
    'https:\\\\crm.example.com',
  ])('the redirect URI %s is refused', async (address) => {
    const tenant = await aTenant()
    const operator = await aPerson(tenant, { permissions: ['sso.provide'], entrance: 'operator' })
    expect(
      await refusalOf(as(operator, contract.createApplication, { ...applicationDraft, redirects: [address] })),
    ).toBe('provider.badAddress')
    expect(await refusalOf(as(operator, contract.createApplication, { ...applicationDraft, logouts: [address] }))).toBe(
      'provider.badAddress',
    )
  })

  test('the secret is not replayed by an idempotency key', async () => {
    const tenant = await aTenant()
    const operator = await aPerson(tenant, { permissions: ['sso.provide'], entrance: 'operator' })
    const headers = { 'idempotency-key': 'the-same-key' }
    const make = () => as(operator, contract.createApplication, applicationDraft, headers)
    const [first, second] = [await make(), await make()]
    expect(second.secret).not.toBe(first.secret)
  })

  test('the secret is shown once, and the old one is invalid after a rotation', async () => {
    const { application, ann } = await createProviderFixture()
    const { operator, id, secret } = application
    const listed = await as(operator, contract.listApplications, {})
    expect([listed.total, JSON.stringify(listed).includes(secret)]).toEqual([1, false])
    const renewed = await as(operator, contract.renewSecret, { id })
    const tokens = { grant_type: 'refresh_token', refresh_token: 'x' }
    expect(await exchangeToken(application, tokens)).toMatchObject({ status: 401, error: 'invalid_client' })
    expect(await exchangeToken({ ...application, secret: renewed.secret }, tokens)).toMatchObject({
      error: 'invalid_grant',
    })
    const [row] = listed.records
    const draft = { ...applicationDraft, redirects: ['https://crm.example.com/other'] }
    expect(await refusalOf(as(operator, contract.editApplication, { id, version: row!.version, ...draft }))).toBe(
      'thing.stale',
    )
    await as(operator, contract.editApplication, { id, version: row!.version + 1, ...draft })
    expect(redirectOf(await createBrowser().go((await authorizationRequest(application)).url))).toMatch(/^\/oidcError/)
    expect(await refusalOf(as(ann, contract.listApplications, {}))).toBe('permission.denied')
  })

  test("other tenants' applications are not found", async () => {
    const [{ application }, theirs] = [await createProviderFixture(), await createProviderFixture()]
    const { operator } = theirs.application
    for (const call of [
      () => as(operator, contract.renewSecret, { id: application.id }),
      () => as(operator, contract.switchApplication, { id: application.id, isActive: false }),
      () => as(operator, contract.editApplication, { id: application.id, version: 1, ...applicationDraft }),
    ])
      expect(await refusalOf(call())).toBe('thing.notFound')
  })
})
