import type { Hex } from '../bytes/bytes.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import { isEncryptionKey, type PublicKeys } from './openerKeys.ts'

/** Statement of a person that public keys are their own: nobody enters another's keys under a name of theirs. */
const statementOf = (owner: string, { encryption, signing }: PublicKeys) => ({ owner, encryption, signing })

export const signOwnership = (signer: Signer, owner: string, keys: PublicKeys): Promise<Hex> =>
  signRecord(signer, 'ownership', statementOf(owner, keys))

/** Whether keys are usable in their suite and their owner holds the signing one. */
export const isOwned = (suite: SuiteId, owner: string, keys: PublicKeys, signature: Hex): boolean =>
  isEncryptionKey(suite, keys.encryption) &&
  isSigned(suite, keys.signing, 'ownership', statementOf(owner, keys), signature)
