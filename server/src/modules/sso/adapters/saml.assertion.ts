import type { Profile } from '@node-saml/node-saml'
import type { BearerFacts } from './saml.rules.ts'

/** XML as the library reads it: lists of elements, attributes under `$`, texts under `_`. */
interface Element {
  readonly $?: Readonly<Record<string, string>>
  readonly _?: string
  readonly [name: string]: unknown
}
const below = (element: Element | undefined, name: string): readonly Element[] =>
  (element?.[name] as readonly Element[] | undefined) ?? []

/** Facts of the verified assertion only: prevents signature wrapping. */
export function factsOf(profile: Profile): BearerFacts {
  const assertion = (profile.getAssertion?.() as { Assertion?: Element } | undefined)?.Assertion
  const [subject] = below(assertion, 'Subject')
  const confirmations: BearerFacts['confirmations'] = below(subject, 'SubjectConfirmation').map((each) => ({
    method: each.$?.['Method'] ?? '',
    ...below(each, 'SubjectConfirmationData')[0]?.$,
  }))
  const contexts = below(assertion, 'AuthnStatement')
    .flatMap((statement) => below(statement, 'AuthnContext'))
    .flatMap((context) => below(context, 'AuthnContextClassRef'))
    .flatMap(({ _: text }) => (typeof text === 'string' ? [text] : []))
  const until = confirmations.flatMap(({ NotOnOrAfter: end }) => (end ? [new Date(end)] : []))
  return {
    assertionId: assertion?.$?.['ID'] ?? '',
    issuer: profile.issuer,
    confirmations,
    contexts,
    until: new Date(Math.max(0, ...until.map(Number))),
  }
}
