import type { Static } from '#contract/kit/schema.ts'
import type { PortalMenuEntry } from '#contract/home/home.ts'

type Entry = Static<typeof PortalMenuEntry>
const entry = (permId: string, url: string, permName: string, enName: string): Entry => ({
  permId,
  url,
  routeName: url,
  permName,
  enName,
})

/** The navigation that everybody has; what else there is comes with the person's own menu. */
export const portalMenu: readonly Entry[] = [
  entry('1000200', 'portalHomePage', '首页', 'Home'),
  entry('1000201', 'comparisonHall', '询比价大厅', 'Inquiries'),
  entry('1000202', 'biddingHall', '竞价大厅', 'Bidding'),
  entry('1000211', 'fixedComparisonHall', '定点采购', 'Direct purchases'),
  entry('1000203', 'notice', '公告', 'Announcements'),
  entry('1000204', 'noLoghelpCenter', '帮助中心', 'Help'),
]
