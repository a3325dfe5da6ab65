import type { LoginSettings } from '#contract/tenancy/loginSettings.ts'
import { isPageAddress } from '#contract/kit/sameSite.ts'

/** Setting with an address that must not be used as a redirect target. */
export function invalidAddress({
  PUR_LOGIN_URL,
  SUP_LOGIN_URL,
  userRegUrl,
  caInfos,
}: LoginSettings): string | undefined {
  const given = Object.entries({ PUR_LOGIN_URL, SUP_LOGIN_URL, userRegUrl }).filter(([, address]) => address !== '')
  for (const [index, { downloadUrl }] of caInfos.entries()) given.push([`caInfos.${index}.downloadUrl`, downloadUrl])
  return given.find(([, address]) => !isPageAddress(address))?.[0]
}
