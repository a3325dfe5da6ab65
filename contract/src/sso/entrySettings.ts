import { List, Note, OneOf, shape, type Static, Text, Type } from '#contract/kit/schema.ts'

/** An address as it is typed in; whether it may be called is the server's to say. */
const Address = Type.String({ maxLength: 500, pattern: '^(https?://[^\\s]{1,490})?$' })

/** The settings of every adapter side by side; each uses its own and leaves the others empty. */
export const EntrySettings = shape({
  issuer: Note(500),
  /** OpenID Connect: our name at the provider. */
  clientId: Note(200),
  scope: Note(200),
  /** How our password is sent to the provider. */
  clientAuth: OneOf(['post', 'basic', 'none']),
  tokenAlgorithm: OneOf(['RS256', 'PS256', 'ES256', 'EdDSA']),
  /** SAML: where requests go, and how. CAS: the address that `/login` and `/p3/serviceValidate` are below. */
  address: Address,
  binding: OneOf(['redirect', 'post']),
  /** SAML: the certificates whose signatures count, PEM or bare base64, one after the other. */
  certificates: Note(20_000),
  wantResponseSigned: Type.Boolean(),
  /** Other hosts that the provider lives on: `host` or `host:port`. */
  hosts: List(Type.String({ pattern: '^[A-Za-z0-9.-]{1,253}(:[0-9]{1,5})?$' }), 10),
  /** Signed links. */
  digest: OneOf(['sm3', 'sha256']),
  bareDigest: Type.Boolean(),
  /** The contexts in which the other side has asked for a second factor; ours is then not asked for again. */
  strongContexts: List(Text(200), 10),
})
export type EntrySettings = Static<typeof EntrySettings>
