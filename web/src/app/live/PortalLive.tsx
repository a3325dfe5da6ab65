import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { listHotkey } from '#contract/catalogue/searchWords.ts'
import { viewHome } from '#contract/home/home.ts'
import { getLoginArticles } from '#contract/notices/loginArticles.ts'
import { getListByPId, portalList, queryArticle, releasePage } from '#contract/notices/reading.ts'
import { checkEnable, type PortalEnablement } from '#contract/tenancy/tenancy.ts'
import type { PortalChange } from '#contract/tenancy/portalStream.ts'
import { call } from '#web/kit/client/api.ts'
import { followPortal } from './followPortal.ts'

/** What pages have read of it. */
const readOf: Readonly<Record<Exclude<PortalChange, 'settings'>, readonly { readonly path: string }[]>> = {
  home: [viewHome],
  words: [listHotkey],
  articles: [viewHome, portalList, releasePage, getListByPId, queryArticle, getLoginArticles],
}

interface PortalLiveProps {
  readonly onPortal: (portal: PortalEnablement) => void
}

/** Shows what operators change of the portal on pages that are open, without loading them again. */
export function PortalLive({ onPortal }: PortalLiveProps) {
  const client = useQueryClient()
  useEffect(() => {
    const readSettings = async () => {
      const portal = await call(checkEnable, {}).catch(() => undefined)
      if (portal) startTransition(() => onPortal(portal))
    }
    return followPortal((changes) => {
      if (changes.includes('settings')) void readSettings()
      const paths = changes.flatMap((change) => (change === 'settings' ? [] : readOf[change])).map(({ path }) => path)
      void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => paths.includes(path as string) })
    })
  }, [client, onPortal])
  return null
}
