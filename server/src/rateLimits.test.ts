import { expect, test } from 'vitest'
import { type RateLimitName, rateLimits } from '#contract/kit/route.ts'
import type { Database } from '#kit/database/database.ts'
import { openRateLimits } from './rateLimits.ts'

/** Number of writes to the database for three calls of one address, of which the last exceeds the limit. */
async function writesFor(name: RateLimitName): Promise<number> {
  let writes = 0
  const write = () => {
    writes += 1
    return Promise.reject(new Error('no database'))
  }
  const { limitAddress } = openRateLimits({ [name]: 2 }, { write } as unknown as Database, () => undefined)
  await limitAddress(name, '10.0.0.1')
  await limitAddress(name, '10.0.0.1')
  await expect(limitAddress(name, '10.0.0.1')).rejects.toThrow('too many calls')
  return writes
}

test('rate limits: those against guessing and flooding are counted in the database, the others in the process', async () => {
  const names = Object.keys(rateLimits) as RateLimitName[]
  const shared: RateLimitName[] = []
  for (const name of names) if ((await writesFor(name)) > 0) shared.push(name)
  expect(shared).toEqual(['login', 'captcha', 'host', 'authorize'])
})
