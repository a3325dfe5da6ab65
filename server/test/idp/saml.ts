import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { XMLValidator } from 'fast-xml-parser'
import { ServiceProvider, setSchemaValidator, IdentityProvider } from 'samlify'

export interface SamlAnswer {
  subject?: string
  attributes?: Readonly<Record<string, string>>
  /** Alters the XML before it is signed. */
  change?: (xml: string) => string
  signs?: 'assertion' | 'response' | 'nothing'
  algorithm?: string
  issuer?: string
}

// The library requires its users to provide schema validation.
setSchemaValidator({
  validate: async (xml) => (XMLValidator.validate(xml) === true ? 'well formed' : Promise.reject(new Error('not XML'))),
})

/** Key of an identity provider, with its certificate. */
export async function anIdpKey(name = 'idp.example') {
  const requested = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-keyout',
    '-',
    '-out',
    '-',
  ]
  const { stdout } = await promisify(execFile)('openssl', requested)
  const part = (what: string) => new RegExp(`-----BEGIN ${what}-----[^-]+-----END ${what}-----`).exec(stdout)![0]
  return { privateKey: part('PRIVATE KEY'), certificate: part('CERTIFICATE') }
}
export type IdpKey = Awaited<ReturnType<typeof anIdpKey>>

export interface SamlRequest {
  readonly requestId: string
  readonly acs: string
  readonly audience: string
}

export const idpIssuer = 'https://idp.example/metadata'
export const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
export const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
export const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

/** Parses the product's request as the identity provider, for either binding. */
export async function readRequest(
  metadata: string,
  key: IdpKey,
  binding: 'redirect' | 'post',
  values: URLSearchParams,
) {
  const idp = providerOf(key, {})
  const sp = ServiceProvider({ metadata })
  const given = Object.fromEntries(values)
  const { extract } = await idp.parseLoginRequest(sp, binding, binding === 'post' ? { body: given } : { query: given })
  return extract as {
    request: { id: string; assertionConsumerServiceUrl: string; destination: string }
    issuer: string
  }
}

export function providerOf(
  { privateKey, certificate }: IdpKey,
  { algorithm: signing = sha256, issuer = idpIssuer }: SamlAnswer,
) {
  return IdentityProvider({
    entityID: issuer,
    privateKey,
    signingCert: certificate,
    requestSignatureAlgorithm: signing,
    isAssertionEncrypted: false,
    nameIDFormat: ['urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified'],
    singleLogoutService: [{ Binding: redirect, Location: 'https://idp.example/slo' }],
    wantAuthnRequestsSigned: false,
    singleSignOnService: [
      { Binding: redirect, Location: 'https://idp.example/sso' },
      { Binding: post, Location: 'https://idp.example/sso' },
    ],
  })
}
