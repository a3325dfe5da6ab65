import { isPageAddress, sameSitePath } from '#contract/kit/sameSite.ts'
import { queryLoginUrl } from '#contract/tenancy/tenancy.ts'
import { call } from './api.ts'
import { Refused } from './refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/**
 * Goes to an address that the server gave: a page of this site, or of another that the tenant has set. Anything else,
 * such as a script, is an address nobody goes to.
 */
export function goTo(address: string, navigate: (path: string) => unknown): void {
  const path = sameSitePath(address)
  if (path !== undefined) void navigate(path)
  else if (isPageAddress(address)) location.assign(address)
}

/** Asks where an entrance of the tenant is, and goes there; the message says so where the tenant has none. */
export async function enterAt(
  code: 'PUR_LOGIN_URL' | 'SUP_LOGIN_URL',
  navigate: (path: string) => unknown,
): Promise<void> {
  try {
    const { data } = await call(queryLoginUrl, { code })
    goTo(data, navigate)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    toast.error(error.message)
  }
}
