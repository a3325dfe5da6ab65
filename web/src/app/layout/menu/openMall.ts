import i18next from 'i18next'
import { getUrlList, mallSso, type MallType } from '#contract/sso/jumps.ts'
import { call } from '#web/kit/client/api.ts'
import { accountOfTab } from '#web/kit/client/session/session.ts'
import { toast } from '#web/kit/overlay/toast.ts'

/** Opens a mall of the tenant with a one-time code; visitors see that they have to log in first. */
export async function openMall(mall: string): Promise<void> {
  if (accountOfTab() === undefined) return toast.info(i18next.t('common.session.notYet'))
  const { mallUrl, flUrl, fwUrl, gldUrl } = await call(getUrlList, {})
  const addresses: Readonly<Record<string, string>> = { mall: mallUrl || '/mall', fl: flUrl, fw: fwUrl, gld: gldUrl }
  const address = addresses[mall] ?? ''
  if (address === '') return toast.error(i18next.t('shell.noMall'))
  if (address.startsWith('/')) return location.assign(address)
  const { data } = await call(mallSso, { type: mall as MallType })
  const url = new URL(address)
  url.searchParams.set('token', data)
  location.assign(url.href)
}
