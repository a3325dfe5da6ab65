import { isPageAddress, sameSitePath } from '#contract/kit/sameSite.ts'
import { queryLoginUrl } from '#contract/tenancy/tenancy.ts'
import { call } from './api.ts'
import { Refused } from './refused.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/**
 * Navigates to an address from the server: a page of this site or an http(s) URL. Ignores anything else, such as a
 * script (open redirect and XSS guard).
 */
export function goTo(address: string, navigate: (path: string) => unknown): void {
  const path = sameSitePath(address)
  if (path !== undefined) void navigate(path)
  else if (isPageAddress(address)) location.assign(address)
}

/** Looks up the address of an entrance and navigates to it; shows a message if the tenant has none. */
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
