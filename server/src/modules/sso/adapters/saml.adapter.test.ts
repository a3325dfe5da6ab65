import { expect, test } from 'vitest'
import { anEntry, codeOf } from '#test/idp/entry.ts'
import { anIdpKey, idpIssuer, readRequest } from '#test/idp/saml.ts'
import { samlResponse } from '#test/idp/samlResponse.ts'
import { acsPath, entityIdOf, samlMetadata } from './saml.adapter.ts'
import { adapter, address, callback, openSamlEntry, origin } from '#test/idp/samlEntry.ts'

const { key, entry, requested, finish, answered } = await openSamlEntry()

test('SAML: requests by redirect or form are accepted by a real identity provider with our metadata', async () => {
  const byRedirect = await adapter.createRequest!(entry, callback)
  const url = new URL(byRedirect.address)
  expect([url.origin + url.pathname, url.searchParams.get('RelayState'), byRedirect.form]).toEqual([
    address,
    'state-1',
    undefined,
  ])

  const posting = anEntry({ ...entry.settings, binding: 'post' })
  const asForm = await adapter.createRequest!(posting, callback)
  expect([asForm.address, asForm.form?.['RelayState']]).toEqual([address, 'state-1'])

  for (const [binding, values, { savedState: remember }] of [
    ['redirect', url.searchParams, byRedirect],
    ['post', new URLSearchParams(asForm.form), asForm],
  ] as const) {
    const read = await readRequest(await samlMetadata(entry, origin), key, binding, values)
    expect(read.request.id).toBe(remember['requestId'])
    expect(read.request.assertionConsumerServiceUrl).toBe(origin + acsPath)
    expect(read.issuer).toBe(entityIdOf(origin, entry.id))
  }
})

test('SAML: a real identity provider identifies a person with attributes and context', async () => {
  const who = await answered({ subject: 'p-7', attributes: { userCode: 'linzhiyuan' } })
  expect(who).toMatchObject({
    issuer: idpIssuer,
    subject: 'p-7',
    claims: { userCode: 'linzhiyuan' },
    contexts: ['urn:mfa'],
  })
  expect(who.replayGuard?.what).toMatch(/^_/)
  expect(who.replayGuard!.until.getTime()).toBeGreaterThan(Date.now() + 300_000)
})

test('SAML: refused with an unknown key, for another login, or expired', async () => {
  expect(await codeOf(answered({}, await anIdpKey('evil.example')))).toBe('sso.failed')
  const [first, second] = [await adapter.createRequest!(entry, callback), await adapter.createRequest!(entry, callback)]
  const encoded = await samlResponse(key, requested(first.savedState['requestId']!))
  expect(await codeOf(finish(encoded, second.savedState))).toBe('sso.failed')
  expect(await codeOf(finish(encoded, first.savedState, new Date(Date.now() + 900_000)))).toBe('sso.failed')
  expect(await codeOf(finish(encoded, {}))).toBe('sso.failed')
})

test('SAML: a probe reads the certificates', async () => {
  expect(await adapter.probe(entry, origin)).toContain('1 × X.509')
  await expect(adapter.probe(anEntry({}), origin)).rejects.toThrow('no certificate')
  await expect(adapter.probe(anEntry({ certificates: 'rubbish' }), origin)).rejects.toThrow()
})
