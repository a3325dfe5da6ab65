import type { QueryClient } from '@tanstack/react-query'
import { queryCatalogList } from '#contract/catalogue/categories.ts'
import { viewHome } from '#contract/home/home.ts'
import { getConfByType } from '#contract/tenancy/configuration.ts'
import type { HomePageName } from '#contract/home/homePages.ts'
import { whoAmI } from '#web/kit/client/me.ts'
import { prefetch } from '#web/kit/client/prefetch.ts'
import { loginButtonConf } from '../blocks/loginButtonConf.ts'

/** Data of a server-rendered home page; includes the category tree if the person may see goods. */
export async function prefetchHome(client: QueryClient, page: HomePageName | undefined): Promise<void> {
  const reader = async () => {
    const me = await client.fetchQuery(whoAmI()).catch(() => null)
    if (me?.userPermList.some(({ permCode }) => permCode === 'goods.read')) await prefetch(client, queryCatalogList, {})
  }
  const view = prefetch(client, viewHome, page === undefined ? {} : { page })
  await Promise.all([view, prefetch(client, getConfByType, loginButtonConf), reader()])
}
