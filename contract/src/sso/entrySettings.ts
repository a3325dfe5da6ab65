import { List, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** URL of another system; the server checks whether it may be called. */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s]{1,490})?$' })

/** Settings of all adapters; each adapter uses its own and ignores the others. */
export const EntrySettings = shape({
  issuer: Note(500),
  /** OpenID Connect: client id of the product at the provider. */
  clientId: Note(200),
  scope: Note(200),
  /** OpenID Connect: client authentication method at the token endpoint. */
  clientAuth: OneOf(['post', 'basic', 'none']),
  tokenAlgorithm: OneOf(['RS256', 'PS256', 'ES256', 'EdDSA']),
  /** SAML: endpoint for requests, with its binding. CAS: base URL of `/login` and `/p3/serviceValidate`. */
  address: Address,
  binding: OneOf(['redirect', 'post']),
  /** SAML: accepted signing certificates, PEM or bare base64, concatenated. */
  certificates: Note(20_000),
  wantResponseSigned: Type.Boolean(),
  /** Additional hosts of the provider: `host` or `host:port`. */
  hosts: List(Type.String({ pattern: '^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$' }), 10),
  /** Signed links: hash algorithm. */
  digest: OneOf(['sm3', 'sha256']),
  bareDigest: Type.Boolean(),
  /** Authentication contexts that include a second factor; the product then requires none of its own. */
  strongContexts: List(Text(200), 10),
})
export type EntrySettings = Static<typeof EntrySettings>
