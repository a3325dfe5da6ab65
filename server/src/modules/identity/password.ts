import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** argon2id, 19 MiB, two passes: about 8 ms a guess on one core. */
const argonOptions = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
export const hashPassword = (password: string) => hash(password, argonOptions)
/** What is checked where nobody is meant, so that the answer takes as long as for somebody. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'))

/** Whether the password is the one of this hash; without a hash it is nobody's, which takes as long to say. */
export async function matchesPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await dummyHash), password)
  return fits && passwordHash !== undefined && password !== ''
}
