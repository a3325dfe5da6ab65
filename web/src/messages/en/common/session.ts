import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { session as zh } from '../../zh-CN/common/session.ts'

export const session: SameKeys<typeof zh> = {
  restricted: { title: 'System notice', apply: 'Apply to restore' },
  trouble: {
    title: 'System notice',
    busy: 'Too many requests. Please wait a moment and try again.',
    page: "Couldn't load",
    part: "Couldn't load this content.",
    reason: 'Your connection is unstable. Please try again shortly.',
    starting: 'Platform initialising. If this persists after several retries, contact your system administrator.',
    broken: 'Something went wrong',
    brokenReason: 'Reload the page. If the problem persists, contact your administrator.',
  },
  missing: {
    title: 'Page not found',
    reason: 'The link may be broken, or the page may have moved.',
    hint: 'Go to the home page, or search above.',
  },
  session: {
    title: 'Sign in',
    denied: 'No access',
    none: 'Not signed in',
    notYet: "You're not signed in yet. Please sign in first.",
    login: 'Sign in again',
    left: "You've signed out. Please sign in again.",
    switched: "You've switched to another user. Please start again.",
    leave: 'Sign out?',
  },
}
