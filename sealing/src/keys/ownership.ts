import type { Hex } from '../bytes/bytes.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import type { SuiteId } from '../suites/suite.ts'
import { isEncryptionKey, type PublicKeys } from './openerKeys.ts'

/** Ownership statement, so that nobody can register keys of another person. */
const statementOf = (owner: string, { encryption, signing }: PublicKeys) => ({ owner, encryption, signing })

export const signOwnership = (signer: Signer, owner: string, keys: PublicKeys): Promise<Hex> =>
  signRecord(signer, 'ownership', statementOf(owner, keys))

/** Whether the keys are valid in their suite and the statement is signed by their owner. */
export const isOwned = (suite: SuiteId, owner: string, keys: PublicKeys, signature: Hex): boolean =>
  isEncryptionKey(suite, keys.encryption) &&
  isSigned(suite, keys.signing, 'ownership', statementOf(owner, keys), signature)
