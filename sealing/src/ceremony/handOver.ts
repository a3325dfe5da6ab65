import type { Hex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'
import type { PublicKeys } from '../keys/openerKeys.ts'
import { isSigned, type Signer, signRecord } from '../suites/signature.ts'
import { listedOpener } from './confirm.ts'
import { type KeyRecord, keyIdOf } from './keyRecord.ts'
import type { SealedShare } from './makeHalf.ts'
import { roundRef } from './round.ts'
import { sealShare, type Share } from './share.ts'

/** Statement of a listed opener that a substitute releases its shares and countersigns instead. */
export interface HandOver extends PublicKeys {
  readonly opener: string
  readonly substitute: string
  readonly sig: Hex
}

/**
 * Encrypts an opener's shares to its substitute. Hashes, key record and log remain unchanged. Throws `tooFewShares` if
 * there are none.
 */
export async function handOver(
  record: KeyRecord,
  shares: readonly Share[],
  substitute: { readonly substitute: string } & PublicKeys,
  signer: Signer,
): Promise<{ shares: SealedShare[]; handOver: HandOver }> {
  const [first] = shares
  if (!first) throw new SealingError('tooFewShares', { substitute: substitute.substitute })
  const sealed: SealedShare[] = []
  for (const share of shares) {
    const { maker, opener } = share
    const ref = { ...roundRef(record), maker, opener }
    const bytes = await sealShare(record.suite, ref, share, substitute.substitute, substitute.encryption)
    sealed.push({ maker, opener, sealed: bytes })
  }
  const statement = statementOf(record, { opener: first.opener, ...substitute })
  return {
    shares: sealed,
    handOver: { ...statement.parts, sig: await signRecord(signer, 'handOver', statement.signed) },
  }
}

/**
 * Whether a listed person signed the statement. The platform's share cannot be handed over, because its holder would
 * then countersign as a person.
 */
export function isHandedOver(record: KeyRecord, statement: HandOver): boolean {
  const { kind, signing } = listedOpener(record, statement.opener)
  return (
    kind === 'person' &&
    isSigned(record.suite, signing, 'handOver', statementOf(record, statement).signed, statement.sig)
  )
}

function statementOf(record: KeyRecord, { opener, substitute, encryption, signing }: Omit<HandOver, 'sig'>) {
  const parts = { opener, substitute, encryption, signing }
  return { parts, signed: { keyId: keyIdOf(record), ...parts } }
}
