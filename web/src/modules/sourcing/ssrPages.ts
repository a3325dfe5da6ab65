import { createElement } from 'react'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { type SsrPage, ssrPage } from '#web/kit/ssr/ssrPage.ts'
import { noticePaths } from './hall/projectPath.ts'

const hall = (kind?: ProjectKind): SsrPage =>
  ssrPage(
    ['catalogue', 'sourcing.halls'],
    async () => {
      const { HallPage } = await import('./hall/HallPage.tsx')
      return () => createElement(HallPage, kind === undefined ? {} : { kind })
    },
    {
      sources: ['src/modules/sourcing/hall/HallPage.tsx'],
      ...(kind && { isInNavigation: true }),
      prefetch: async (client, search) => (await import('./hall/prefetch.ts')).prefetchHall(client, kind, search),
      head: async () => {
        const { hallHead } = await import('./hall/hallHead.ts')
        return (context) => hallHead(kind, context)
      },
    },
  )

const notice = ssrPage(
  ['sourcing.halls', 'sourcing.public'],
  async () => (await import('./notice/NoticePage.tsx')).NoticePage,
  {
    sources: ['src/modules/sourcing/notice/NoticePage.tsx'],
    prefetch: async (client, search) => (await import('./notice/prefetch.ts')).prefetchNotice(client, search),
    head: async () => (await import('./notice/noticeHead.ts')).noticeHead,
  },
)

/** Server-rendered pages. */
export const ssrPages = {
  '/comparisonHall': hall('inquiry'),
  '/biddingHall': hall('bidding'),
  '/fixedComparisonHall': hall('fixed'),
  '/searchBiddingList': hall(),
  '/verifyResult': ssrPage(['sourcing'], async () => (await import('./verify/VerifyPage.tsx')).VerifyPage, {
    sources: ['src/modules/sourcing/verify/VerifyPage.tsx'],
    isBesidePortal: true,
    head: async () => (await import('./verify/verifyHead.ts')).verifyHead,
  }),
  '/auctionReplay': ssrPage(
    ['sourcing.auction', 'sourcing.halls', 'sourcing.public'],
    async () => (await import('./auction/replay/AuctionReplayPage.tsx')).AuctionReplayPage,
    {
      sources: ['src/modules/sourcing/auction/replay/AuctionReplayPage.tsx'],
      head: async () => (await import('./auction/replay/replayHead.ts')).replayHead,
    },
  ),
  '/resultNoticeByApply': ssrPage(
    ['sourcing.halls', 'sourcing.public'],
    async () => (await import('./award/ResultNoticePage.tsx')).ResultNoticePage,
    {
      sources: ['src/modules/sourcing/award/ResultNoticePage.tsx'],
      prefetch: async (client, search) => (await import('./award/prefetch.ts')).prefetchResult(client, search),
      head: async () => (await import('./award/resultHead.ts')).resultHead,
    },
  ),
  ...Object.fromEntries(noticePaths.map((path) => [path, notice])),
}
