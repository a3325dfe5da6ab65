import type { StateNames } from '#contract/kit/refusals.ts'
import { route } from '#contract/kit/route.ts'
import { Id, Instant, List, Maybe, Note, Optional, shape, type Static, Type } from '#contract/kit/schema.ts'
import { maxPasskeys, OpenerPasskey } from './seal/openerPasskeys.ts'
import { SigningKey } from './seal/sealLog.ts'

const Point = Type.String({ pattern: '^04[0-9a-f]{128}$', description: 'uncompressed point, hex' })
const Hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$` })
const PublicKeys = shape({ encryption: Point, signing: SigningKey })
const Signature = Hex(64)

/** Public keys of a person in both suites. */
export const OpenerKeys = shape({ A: PublicKeys, B: PublicKeys })
export type OpenerKeys = Static<typeof OpenerKeys>

/** Secret of an opener, encrypted with the recovery code that only its owner has. */
export const OpenerWrap = shape({
  kind: Type.Literal('recoveryCode'),
  suite: Type.Literal('A'),
  owner: Id,
  salt: Hex(16),
  iv: Hex(12),
  sealed: Hex(48),
})
export type OpenerWrap = Static<typeof OpenerWrap>

/** Possible holder of a key share, from the directory. */
export const Opener = shape({
  id: Id,
  personId: Id,
  name: Type.String(),
  keys: OpenerKeys,
  fingerprint: Type.String({ description: 'fingerprint of the suite A keys, for comparison by people' }),
  createdAt: Instant,
  revokedAt: Maybe(Instant),
})
export type Opener = Static<typeof Opener>
export const openerKeyStatusNames = {
  active: ['使用中', 'Active'],
  revoked: ['已停用', 'Revoked'],
} as const satisfies StateNames<'active' | 'revoked'>

/** Maximum number of entries in a reply. */
export const maxOpeners = 200

export const listOpeners = route({
  method: 'GET',
  path: '/inquiry/api/seal/openers',
  access: 'session',
  summary: 'List the directory of public keys with their owners, including revoked keys, which verify old files',
  input: shape({ keyword: Optional(Note(100)), isActive: Optional(Type.Boolean()) }),
  reply: List(Opener, maxOpeners),
})

const MyKey = shape({
  ...Opener.properties,
  wrap: Maybe(OpenerWrap),
  passkeys: List(OpenerPasskey, maxPasskeys),
})
export const findMyOpenerKey = route({
  method: 'GET',
  path: '/inquiry/api/seal/myOpenerKey',
  access: 'seal.open',
  entrances: ['purchaser', 'operator'],
  summary:
    "Get the caller's key with its wrapped secret and passkeys, the previous keys, and the number of rounds that need it",
  input: shape({}),
  reply: shape({ personId: Id, current: Maybe(MyKey), earlier: List(Opener, maxOpeners), rounds: Type.Integer() }),
})
export const createOpenerKey = route({
  method: 'POST',
  path: '/inquiry/api/seal/createOpenerKey',
  access: 'seal.open',
  entrances: ['purchaser', 'operator'],
  summary: "Publish public keys generated in the browser, each suite's signed by its owner",
  input: shape({ keys: OpenerKeys, proofs: shape({ A: Signature, B: Signature }), wrap: OpenerWrap }),
  reply: Opener,
})
export const revokeOpenerKey = route({
  method: 'POST',
  path: '/inquiry/api/seal/revokeOpenerKey',
  access: 'seal.open',
  entrances: ['purchaser', 'operator'],
  summary: "Revoke the caller's key permanently; its wrapped secret is deleted and its shares are lost",
  input: shape({ id: Id }),
  reply: Opener,
})
