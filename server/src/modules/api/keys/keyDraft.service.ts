import { randomBytes } from 'node:crypto'
import { mostKeyDays } from '#contract/api/keys.ts'
import { dayAfter, dayOf } from '#contract/kit/calendar.ts'
import { networkOf } from '#kit/security/networks.ts'
import { refuse } from '#kit/refusal.ts'
import { hashOfApiKey } from '#modules/identity/index.ts'

const shownLetters = 11

/** A new key of 256 bits, its hash, and its beginning, by which people tell it from others. */
export function newKey(): { key: string; hash: Buffer; prefix: string } {
  const key = `bk_${randomBytes(32).toString('base64url')}`
  return { key, hash: hashOfApiKey(key), prefix: key.slice(0, shownLetters) }
}

/** Refuses a last day that is over or too far away (`apiKey.expiry`). */
export function demandExpiry(expiresOn: string, now: Date): void {
  const today = dayOf(now)
  if (expiresOn < today || expiresOn > dayAfter(today, mostKeyDays)) refuse('apiKey.expiry')
}

/** Refuses what is neither an address nor a network (`apiKey.network`). */
export function demandNetworks(networks: readonly string[]): string[] {
  const wrong = networks.find((each) => networkOf(each) === undefined)
  if (wrong !== undefined) refuse('apiKey.network', { value: wrong })
  return [...new Set(networks)]
}
