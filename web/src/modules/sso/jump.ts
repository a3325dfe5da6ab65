import type { MallType } from '#contract/sso/jumps.ts'

export const mallTypes: readonly MallType[] = ['mall', 'fl', 'fw', 'gld']

/** Adds the code to the URL under the parameter name of the other system. */
export function withToken(address: string, token: string): string {
  const url = new URL(address, location.origin)
  url.searchParams.set('token', token)
  return url.href
}
