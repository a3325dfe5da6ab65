import { homePages } from '#contract/home/homePages.ts'
import type { Message } from '#contract/notifications/messages.ts'
import { followedProjectCode } from '#contract/sourcing/messages.ts'

const homes: ReadonlySet<string> = new Set(['/', ...homePages.map((name) => `/${name}`)])
const silent: ReadonlySet<string> = new Set(['/login', '/allMessage'])

/** Pages on which somebody decides or fills something in: only the bell tells of messages there. */
const tasks: ReadonlySet<string> = new Set([
  '/orderApprovalDetail',
  '/confirmOrder',
  '/bulkOrderPage',
  '/projectEdit',
  '/projectComparison',
  '/projectScoring',
  '/projectOpening',
  '/auctionRoom',
  '/auctionConsole',
  '/supplierQuote',
  '/supplierEnrolment',
  '/approvalRule',
  '/articleEdit',
  '/supplierProduct',
  '/passwordEdit',
])

export const isSilent = (pathname: string): boolean => silent.has(pathname) || tasks.has(pathname)

interface Rules {
  readonly pathname: string
  /** Whether the person enables pop-ups. */
  readonly isPopping: boolean
}

/** Whether a message pops up on a page; some do only on home pages of the portal. */
export const mayPop = ({ bizChildType }: Pick<Message, 'bizChildType'>, { pathname, isPopping }: Rules): boolean =>
  isPopping && !isSilent(pathname) && (bizChildType !== followedProjectCode || homes.has(pathname))
