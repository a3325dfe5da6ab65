/** Bearer confirmation data of an assertion. */
export interface BearerFacts {
  readonly assertionId: string
  readonly issuer: string
  readonly confirmations: readonly {
    readonly method: string
    readonly Recipient?: string
    readonly InResponseTo?: string
    readonly NotOnOrAfter?: string
  }[]
  readonly contexts: readonly string[]
  /** Latest end of its confirmations. */
  readonly until: Date
}

export interface Expected {
  readonly issuer: string
  readonly recipient: string
  readonly requestId: string
  /** Confirmations that end before this have expired. */
  readonly latest: Date
}

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** Bearer rules of the web browser SSO profile: the violation, or undefined. */
export function bearerViolation(facts: BearerFacts, expected: Expected): string | undefined {
  if (facts.issuer !== expected.issuer) return `issued by ${facts.issuer}`
  if (facts.assertionId === '') return 'the assertion has no id'
  const fits = facts.confirmations.some(
    ({ method, Recipient, InResponseTo, NotOnOrAfter }) =>
      method === bearer &&
      Recipient === expected.recipient &&
      InResponseTo === expected.requestId &&
      NotOnOrAfter !== undefined &&
      new Date(NotOnOrAfter) > expected.latest,
  )
  return fits ? undefined : 'no confirmation of the subject is for us, for this request and for now'
}

/** Whether a message uses weak algorithms (SHA-1, MD5, HMAC, old encryption). */
export const usesWeakAlgorithm = (xml: string): boolean =>
  /Algorithm\s*=\s*["'][^"']*(xmldsig#(sha1|rsa-sha1|dsa-sha1|hmac)|hmac-|md5|xmlenc#(rsa-1_5|tripledes))/i.test(xml)

/** The first status code is the outcome of a response. */
export const isSuccess = (xml: string): boolean =>
  /<(?:[\w.-]+:)?StatusCode\s[^>]*?Value\s*=\s*["']([^"']*)/.exec(xml)?.[1] ===
  'urn:oasis:names:tc:SAML:2.0:status:Success'

/** Number of tags: bounds the cost of parsing. */
export const tagsIn = (xml: string): number => xml.split('<').length - 1

/** Pasted certificates: PEM, or base64 separated by empty lines. */
export function pemsIn(text: string): string[] {
  const marked = text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
  const bodies = marked
    ? marked.map((pem) => pem.replaceAll(/-----[^-]+-----/g, ''))
    : text.split(/\n\s*\n/).filter((part) => part.trim() !== '')
  return bodies.map((body) => {
    const lines = body.replaceAll(/\s/g, '').match(/.{1,64}/g) ?? []
    return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  })
}
