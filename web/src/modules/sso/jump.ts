import type { MallType } from '#contract/sso/jumps.ts'

export const mallTypes: readonly MallType[] = ['mall', 'fl', 'fw', 'gld']

/** The code goes along under the name that the other side reads. */
export function withToken(address: string, token: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.set('token', token)
  return url.href
}
