import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: about 8 ms a guess on one core. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string) => hash(password, argonOptions)
/** Dummy hash for unknown names: prevents timing attacks. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/** Verifies a password in constant effort, also without a hash. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await dummyHash), password)
  return fits && passwordHash !== undefined && password !== ''
}
