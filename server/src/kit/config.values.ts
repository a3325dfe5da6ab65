import { isIP } from 'node:net'
import { type RateLimitName, rateLimits } from '#contract/kit/route.ts'

/** Seconds. `upload` is also the limit of any request; `stall` is silence in both directions. */
export const usualTimeouts = { headers: 20, request: 60, upload: 900, keepalive: 72, stall: 120 }
export type Timeouts = Readonly<typeof usualTimeouts>

export const postgres = ['postgres://', 'postgresql://']
export const isUrl = (text: string, schemes: readonly string[]) =>
  schemes.some((scheme) => text.startsWith(scheme)) && (text.startsWith('/') || URL.canParse(text))

/** An address, with or without the length of its network; a network of no length would believe everybody. */
export function isRange(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/')
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return (
    most > 0 && rest.length === 0 && (length === undefined || (/^[1-9]\d{0,2}$/.test(length) && Number(length) <= most))
  )
}

/** What is named replaces the usual limit, the others stay; undefined where a word is not understood. */
export function limitsOf(words: readonly string[]): Record<RateLimitName, number> | undefined {
  const names = Object.keys(rateLimits) as RateLimitName[]
  if (words.join() === 'off') return Object.fromEntries(names.map((name) => [name, 0])) as Record<RateLimitName, number>
  const limits: Record<RateLimitName, number> = { ...rateLimits }
  for (const word of words) {
    const [, name, most] = /^([a-z]+)=(\d{1,7})$/.exec(word) ?? []
    if (!names.includes(name as RateLimitName)) return undefined
    limits[name as RateLimitName] = Number(most)
  }
  return limits
}

/** What is named replaces the usual time, the others stay; undefined where a word is not understood. */
export function timeoutsOf(words: readonly string[]): Timeouts | undefined {
  const timeouts: Record<string, number> = { ...usualTimeouts }
  for (const word of words) {
    const [, name = '', seconds] = /^([a-z]+)=(\d{1,5}(?:\.\d)?)$/.exec(word) ?? []
    if (!Object.hasOwn(timeouts, name) || Number(seconds) < 0.1) return undefined
    timeouts[name] = Number(seconds)
  }
  return timeouts as Timeouts
}

/** What is wrong is printed, and what is printed is kept in logs. */
export const withoutPassword = (text: string | undefined) => text?.replaceAll(/\/\/[^@/\s]*@/g, '//…@')
