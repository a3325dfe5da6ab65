import { sandboxUnusedDays } from '#contract/platform/sandboxes.ts'

const longestLabel = 63
const word = 'sandbox'

/**
 * Host name of the sandbox of a company with this host: `-sandbox` behind its first label, so that a wildcard certificate
 * and name of the installation cover it. It is computed, never typed, so that nobody takes the name of another company.
 * Undefined where the company is found by an address in figures alone.
 */
export function sandboxHostOf(host: string | undefined): string | undefined {
  if (host === undefined || /^[0-9.]+$/.test(host)) return undefined
  const [first = '', ...rest] = host.split('.')
  // A name of one label has nothing beside it.
  if (rest.length === 0) return `${word}.${host}`
  return [`${first.slice(0, longestLabel - word.length - 1)}-${word}`, ...rest].join('.')
}

const dayMs = 86_400_000

/** Moment at which a sandbox counts as unused. */
export const unusedSince = (createdAt: Date, usedAt: Date | null): Date =>
  new Date((usedAt ?? createdAt).getTime() + sandboxUnusedDays * dayMs)
