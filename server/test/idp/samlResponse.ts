import { randomUUID } from 'node:crypto'
import { SamlLib, ServiceProvider } from 'samlify'
import { type IdpKey, type SamlRequest, idpIssuer, post, providerOf, type SamlAnswer } from './saml.ts'

/** Response of a real SAML library, in base64 as posted by a browser. */
export async function samlResponse(key: IdpKey, requested: SamlRequest, answer: SamlAnswer = {}): Promise<string> {
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
