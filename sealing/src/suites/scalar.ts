import { type Bytes, fromHex, toHex } from '../bytes/bytes.ts'
import { SealingError } from '../error.ts'

/** The private scalar of a seed of 48 bytes: 1 … order − 2, uniform to 2^-128 because the seed is 16 bytes longer. */
export function scalarOf(seed: Uint8Array, order: bigint): Bytes {
  if (seed.length !== 48) throw new SealingError('badKey')
  const scalar = (BigInt(`0x${toHex(seed)}`) % (order - 2n)) + 1n
  return fromHex(scalar.toString(16).padStart(64, '0'), 32)
}
