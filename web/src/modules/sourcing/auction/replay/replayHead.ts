import i18next from 'i18next'
import type { PageHead } from '#contract/kit/ssr.ts'
import type { HeadContext } from '#web/kit/ssr/pageHead.ts'

/** Metadata of a replay for search engines; the page itself reads the file in the browser. */
export const replayHead = ({ origin, search }: HeadContext): PageHead => ({
  title: i18next.t('auctionRoom.replay'),
  description: i18next.t('auctionReplay.verifyNote'),
  url: `${origin}/auctionReplay${String(search) === '' ? '' : `?${String(search).replace(/^\?/, '')}`}`,
  data: [],
})
