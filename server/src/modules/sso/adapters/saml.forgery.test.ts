import { expect, test } from 'vitest'
import { codeOf } from '#test/idp/entry.ts'
import type { SamlAnswer } from '#test/idp/saml.ts'
import { samlResponse } from '#test/idp/samlResponse.ts'
import { adapter, callback, openSamlEntry } from '#test/idp/samlEntry.ts'

const { key, entry, requested, finish, answered } = await openSamlEntry()

const replaced = (from: string | RegExp, to: string) => ({ change: (xml: string) => xml.replace(from, to) })
const earlier = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
const assertion = /<saml:Assertion.*<\/saml:Assertion>/s

const wrong: readonly (readonly [string, SamlAnswer])[] = [
  ['that nobody signed', { signs: 'nothing' }],
  ['of which only the envelope is signed', { signs: 'response' }],
  ['of another issuer', { issuer: 'https://evil.example' }],
  ['for another audience', replaced(/<saml:Audience>.*?</, '<saml:Audience>https://other.example<')],
  ['without an audience', replaced(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, '')],
  ['without conditions', replaced(/<saml:Conditions.*<\/saml:Conditions>/, '')],
  ['for another recipient', replaced(/Recipient="[^"]*"/, 'Recipient="https://other.example/acs"')],
  ['without a recipient', replaced(/ Recipient="[^"]*"/, '')],
  ['without a confirmation', replaced(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, '')],
  ['that holds a key instead of being borne', replaced('cm:bearer', 'cm:holder-of-key')],
  ['to another request', replaced(/InResponseTo="[^"]*"/g, 'InResponseTo="_another"')],
  ['to no request', replaced(/ InResponseTo="[^"]*"/g, '')],
  ['whose confirmation answers nothing', replaced(/(<saml:SubjectConfirmationData[^>]*?) InResponseTo="[^"]*"/, '$1')],
  ['that has expired', replaced(/NotOnOrAfter="[^"]*"/g, `NotOnOrAfter="${earlier(10)}"`)],
  ['whose confirmation has expired', replaced(/NotOnOrAfter="[^"]*"( Recipient)/, `NotOnOrAfter="${earlier(10)}"$1`)],
  ['from tomorrow', replaced(/NotBefore="[^"]*"/, `NotBefore="${earlier(-1440)}"`)],
  ['with a failure in it', replaced('status:Success', 'status:AuthnFailed')],
  ['that names nobody', replaced(/<saml:NameID .*<\/saml:NameID>/, '')],
  ['with SHA-1 under it', { algorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' }],
]
test.each(wrong)('SAML: a response %s is refused', async (_, answer) =>
  expect(await codeOf(answered(answer))).toBe('sso.failed'),
)

test('SAML: a response altered after signing is refused', async () => {
  const { savedState: remember } = await adapter.createRequest!(entry, callback)
  const signed = Buffer.from(await samlResponse(key, requested(remember['requestId']!)), 'base64').toString()
  expect(await codeOf(finish(Buffer.from(signed).toString('base64'), remember))).toBe('accepted')
  const tampered = [
    signed.replace('>p-1<', '>admin<'),
    signed.replace('>p-1<', '><!-- -->p-1<'),
    signed.replace(/(<ds:SignatureValue>).{8}/s, '$1AAAAAAAA'),
    signed.replace(/<ds:Signature .*<\/ds:Signature>/s, ''),
    signed.replace('<samlp:Response', '<!DOCTYPE x [<!ENTITY e "p-1">]><samlp:Response').replace('>p-1<', '>&e;<'),
    '',
    '<samlp:Response/>',
    'not xml at all',
  ]
  for (const xml of tampered)
    expect([xml.slice(0, 60), await codeOf(finish(Buffer.from(xml).toString('base64'), remember))]).toEqual([
      xml.slice(0, 60),
      'sso.failed',
    ])
  expect(await codeOf(finish('%%% not base64 %%%', remember))).toBe('sso.failed')
  expect(await codeOf(finish('A'.repeat(300_000), remember))).toBe('sso.failed')
})

test('SAML: a response with too many elements is not parsed; one with many groups is', async () => {
  const { savedState: remember } = await adapter.createRequest!(entry, callback)
  const groups = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`group${index}`, 'x']))
  const rich = await samlResponse(key, requested(remember['requestId']!), { attributes: groups })
  expect(await codeOf(finish(rich, remember))).toBe('accepted')
  const xml = Buffer.from(rich, 'base64').toString()
  const flooded = xml.replace('<saml:AttributeStatement>', `${'<a/>'.repeat(5000)}<saml:AttributeStatement>`)
  await expect(finish(Buffer.from(flooded).toString('base64'), remember)).rejects.toThrow('more elements')
})

test('SAML: a signature of other content is refused (wrapping)', async () => {
  const { savedState: remember } = await adapter.createRequest!(entry, callback)
  const signed = Buffer.from(await samlResponse(key, requested(remember['requestId']!)), 'base64').toString()
  const [real = ''] = assertion.exec(signed) ?? []
  const forged = real
    .replace(/<ds:Signature .*<\/ds:Signature>/s, '')
    .replace(/ ID="[^"]*"/, ' ID="_forged"')
    .replace('>p-1<', '>admin<')
  const wraps = [
    // Forged assertion before, after, and around the signed one, or in an extension.
    signed.replace(assertion, () => forged + real),
    signed.replace(assertion, () => real + forged),
    signed.replace(assertion, () => forged.replace('</saml:Assertion>', () => `${real}</saml:Assertion>`)),
    signed.replace(assertion, () => `<samlp:Extensions>${real}</samlp:Extensions>${forged}`),
    signed.replace(assertion, () =>
      forged.replace(
        '</saml:Issuer>',
        () =>
          `</saml:Issuer>${/<ds:Signature .*<\/ds:Signature>/s.exec(real)![0].replace('</ds:Signature>', () => `<ds:Object>${real}</ds:Object></ds:Signature>`)}`,
      ),
    ),
    // The same id twice.
    signed.replace(
      assertion,
      () => real + forged.replace('_forged', /<saml:Assertion[^>]* ID="([^"]*)"/.exec(real)![1]!),
    ),
  ]
  for (const [index, xml] of wraps.entries())
    expect([index, await codeOf(finish(Buffer.from(xml).toString('base64'), remember))]).toEqual([index, 'sso.failed'])
})
