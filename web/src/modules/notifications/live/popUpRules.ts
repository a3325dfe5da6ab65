import { homePages } from '#contract/home/homePages.ts'
import type { Message } from '#contract/notifications/messages.ts'
import { homeOnly } from '#contract/notifications/topics.ts'

const homes: ReadonlySet<string> = new Set(['/', ...homePages.map((name) => `/${name}`)])
const silent: ReadonlySet<string> = new Set(['/login', '/allMessage'])

export const isSilent = (pathname: string): boolean => silent.has(pathname)

interface Rules {
  readonly pathname: string
  /** Whether the person enables pop-ups. */
  readonly isPopping: boolean
}

/** Whether a message pops up on a page; some do only on home pages of the portal. */
export const mayPop = ({ bizChildType }: Pick<Message, 'bizChildType'>, { pathname, isPopping }: Rules): boolean =>
  isPopping && !isSilent(pathname) && (bizChildType !== homeOnly || homes.has(pathname))
