import { type Bytes, fromHex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/** Private scalar of a 48-byte seed: 1 … order − 2, uniform to 2^-128 because the seed has 16 extra bytes. */
export function scalarOf(seed: Uint8Array, order: bigint): Bytes {
  if (seed.length !== 48) throw new SealingError('badKey')
  const scalar = (BigInt(`0x${toHex(seed)}`) % (order - 2n)) + 1n
  return fromHex(scalar.toString(16).padStart(64, '0'), 32)
}
