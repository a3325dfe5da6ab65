import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { XMLValidator } from 'fast-xml-parser'
import { IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } from 'samlify'

// The library leaves the checking of documents to anyone who uses it.
setSchemaValidator({
  validate: async (xml) => (XMLValidator.validate(xml) === true ? 'well formed' : Promise.reject(new Error('not XML'))),
})

/** A key of an identity provider, with its certificate. */
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

export interface SamlAsked {
  readonly requestId: string
  readonly acs: string
  readonly audience: string
}

export interface SamlAnswer {
  subject?: string
  attributes?: Readonly<Record<string, string>>
  /** What is written otherwise than it should be, before anything is signed. */
  change?: (xml: string) => string
  signs?: 'assertion' | 'response' | 'nothing'
  algorithm?: string
  issuer?: string
}

export const idpIssuer = 'https://idp.example/metadata'
const post = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST'
const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const sha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'

/** What the identity provider reads in our request, whichever way it came. */
export async function readRequest(metadata: string, key: IdpKey, way: 'redirect' | 'post', values: URLSearchParams) {
  const idp = providerOf(key, {})
  const sp = ServiceProvider({ metadata })
  const given = Object.fromEntries(values)
  const { extract } = await idp.parseLoginRequest(sp, way, way === 'post' ? { body: given } : { query: given })
  return extract as {
    request: { id: string; assertionConsumerServiceUrl: string; destination: string }
    issuer: string
  }
}

function providerOf(
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

/** A response of a real SAML library, base64 as a browser posts it. */
export async function samlResponse(key: IdpKey, requested: SamlAsked, answer: SamlAnswer = {}): Promise<string> {
  const { subject = 'p-1', attributes = {}, change = (xml) => xml, signs = 'assertion' } = answer
  const idp = providerOf(key, answer)
  const sp = ServiceProvider({
    entityID: requested.audience,
    wantAssertionsSigned: signs !== 'response',
    assertionConsumerService: [{ Binding: post, Location: requested.acs }],
  })
  const [now, later] = [new Date().toISOString(), new Date(Date.now() + 300_000).toISOString()]
  const values = {
    ID: `_${randomUUID()}`,
    AssertionID: `_${randomUUID()}`,
    Destination: requested.acs,
    Audience: requested.audience,
    SubjectRecipient: requested.acs,
    Issuer: answer.issuer ?? idpIssuer,
    IssueInstant: now,
    StatusCode: 'urn:oasis:names:tc:SAML:2.0:status:Success',
    ConditionsNotBefore: now,
    ConditionsNotOnOrAfter: later,
    SubjectConfirmationDataNotOnOrAfter: later,
    NameIDFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:unspecified',
    NameID: subject,
    InResponseTo: requested.requestId,
  }
  const statements = `${authnStatement(now)}${attributeStatement(attributes)}`
  const write = (template: string) => {
    const context = SamlLib.replaceTagsByValue(
      template.replace('{AuthnStatement}{AttributeStatement}', statements),
      values,
    )
    return { id: values.ID, context: change(context) }
  }
  if (signs === 'nothing')
    return Buffer.from(write(SamlLib.defaultLoginResponseTemplate.context).context).toString('base64')
  const { context } = await idp.createLoginResponse(
    sp,
    { extract: { request: { id: requested.requestId } } },
    'post',
    {},
    write,
  )
  return context
}

const authnStatement = (now: string) =>
  `<saml:AuthnStatement AuthnInstant="${now}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:mfa</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`
const attributeStatement = (attributes: Readonly<Record<string, string>>) =>
  `<saml:AttributeStatement>${Object.entries(attributes)
    .map(
      ([name, value]) =>
        `<saml:Attribute Name="${name}"><saml:AttributeValue>${value}</saml:AttributeValue></saml:Attribute>`,
    )
    .join('')}</saml:AttributeStatement>`
