import { acsPath, entityIdOf, samlAdapter } from '#modules/sso/adapters/saml.adapter.ts'
import { anEntry } from './entry.ts'
import { anIdpKey, idpIssuer, type SamlAnswer } from './saml.ts'
import { samlResponse } from './samlResponse.ts'

export const origin = 'https://portal.example'
export const address = 'https://idp.example/sso'
export const callback = { origin, page: '/ssoLogin', state: 'state-1' }
export const adapter = samlAdapter()

/** SSO entry that trusts an identity provider's key, and the results of its responses. */
export async function openSamlEntry() {
  const key = await anIdpKey()
  const entry = anEntry({ issuer: idpIssuer, address, certificates: key.certificate })
  const requested = (requestId: string) => ({
    requestId,
    acs: origin + acsPath,
    audience: entityIdOf(origin, entry.id),
  })
  const finish = (encoded: string, remembered: Readonly<Record<string, string>>, now = new Date()) =>
    adapter.verifyResponse(entry, {
      origin,
      page: callback.page,
      params: new URLSearchParams({ SAMLResponse: encoded }),
      savedState: remembered,
      now,
    })
  async function answered(answer: SamlAnswer = {}, by = key) {
    const { savedState: remember } = await adapter.createRequest!(entry, callback)
    return finish(await samlResponse(by, requested(remember['requestId']!), answer), remember)
  }
  return { key, entry, requested, finish, answered }
}
