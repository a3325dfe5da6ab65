import type { Opener } from '../ceremony/keyRecord.ts'
import { makeOpenerSecret, openerKeys, openerSigner, openerUnsealer, publicKeysOf } from '../keys/openerKeys.ts'
import type { PublicKeys } from '../keys/openerKeys.ts'
import type { Signer } from '../suites/signature.ts'
import type { SuiteId, Unsealer } from '../suites/suite.ts'

/** Person with an opener secret, in tests. */
export interface Person {
  readonly id: string
  readonly keys: PublicKeys
  readonly signer: Signer
  readonly unsealer: () => Promise<Unsealer>
}

export function personOf(suite: SuiteId, id: string): Person {
  const secret = makeOpenerSecret()
  return {
    id,
    keys: publicKeysOf(openerKeys(suite, secret)),
    signer: openerSigner(suite, secret),
    unsealer: () => openerUnsealer(suite, secret),
  }
}

export const openerOf = ({ id, keys }: Person, kind: Opener['kind'] = 'person'): Opener => ({
  opener: id,
  kind,
  ...keys,
})

export interface People {
  readonly buyer: Person
  readonly supervisor: Person
  readonly expert: Person
  readonly platform: Person
}

export const peopleOf = (suite: SuiteId): People => ({
  buyer: personOf(suite, 'buyer'),
  supervisor: personOf(suite, 'supervisor'),
  expert: personOf(suite, 'expert'),
  platform: personOf(suite, 'platform'),
})
