import { isIP } from 'node:net'
import { type RateLimitName, rateLimits } from '#contract/kit/route.ts'

/** Timeouts in seconds. `upload` also bounds every request; `stall` is the longest silence in both directions. */
export const defaultTimeouts = { headers: 20, request: 60, upload: 900, keepalive: 72, stall: 120 }
export type Timeouts = Readonly<typeof defaultTimeouts>

export const postgres = ['postgres://', 'postgresql://']
export const isUrl = (text: string, schemes: readonly string[]) =>
  schemes.some((scheme) => text.startsWith(scheme)) && (text.startsWith('/') || URL.canParse(text))

/**
 * Whether a text is an IP address or CIDR range. Prefix length 0 is refused: it would trust every address as a proxy.
 */
export function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const max = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    max > 0 && rest.length === 0 && (length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= max))
  )
}

/**
 * Parses `RATE_LIMITS` (`off` or `name=calls`); limits that are not named keep their default. Undefined if a word is
 * invalid.
 */
export function limitsOf(words: readonly string[]): Record<RateLimitName, number> | undefined {
  const names = Object.keys(rateLimits) as RateLimitName[]
  if (words.join() === 'off') return Object.fromEntries(names.map((name) => [name, 0])) as Record<RateLimitName, number>
  const limits: Record<RateLimitName, number> = { ...rateLimits }
  for (const word of words) {
    const [, name, max] = /^([a-z]+)=(\d{1,7})$/.exec(word) ?? []
    if (!names.includes(name as RateLimitName)) return undefined
    limits[name as RateLimitName] = Number(max)
  }
  return limits
}

/**
 * Parses `TIMEOUTS` (`name=seconds`); timeouts that are not named keep their default. Undefined if a word is invalid.
 */
export function timeoutsOf(words: readonly string[]): Timeouts | undefined {
  const timeouts: Record<string, number> = { ...defaultTimeouts }
  for (const word of words) {
    const [, name = '', seconds] = /^([a-z]+)=(\d{1,5}(?:\.\d)?)$/.exec(word) ?? []
    if (!Object.hasOwn(timeouts, name) || Number(seconds) < 0.1) return undefined
    timeouts[name] = Number(seconds)
  }
  return timeouts as Timeouts
}

/** Removes credentials from URLs: problems of the configuration are printed, and logs are kept. */
export const withoutPassword = (text: string | undefined) => text?.replaceAll(/\/\/[^@/\s]*@/g, '//…@')
