import i18next from 'i18next'
import { syncBearerCookie } from '#web/kit/client/session/session.ts'
import { confirm } from '#web/kit/overlay/toast.ts'

/** Storage key: this browser was already reset once. */
const ANEW = 'begunAnew'

/** Forgets an earlier reset: the settings have arrived. */
export const noteStart = (): void => sessionStorage.removeItem(ANEW)

/** Waits for the person to try again if the platform does not answer, and loads the page again. */
export async function retryStart(): Promise<void> {
  await askToRetry()
  location.reload()
}

/**
 * Resets this browser if the server has no settings for it: stored data is invalid. Only once; a second time the
 * platform is at fault, so the person is asked first.
 */
export async function beginAnew(): Promise<void> {
  const isSecond = sessionStorage.getItem(ANEW) !== null
  localStorage.clear()
  sessionStorage.clear()
  syncBearerCookie()
  if (isSecond) await askToRetry()
  else sessionStorage.setItem(ANEW, '1')
  location.replace('/')
}

const askToRetry = () =>
  confirm({
    title: i18next.t('common.systemTitle'),
    text: i18next.t('common.trouble.starting'),
    ok: i18next.t('common.reload'),
  })
