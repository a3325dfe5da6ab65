import type { SameKeys } from '#web/messages/sameKeys.ts'
import type { session as zh } from '../../zh-CN/common/session.ts'

export const session: SameKeys<typeof zh> = {
  restricted: {
    title: 'System notice',
    apply: 'Apply to restore',
    text: '“{{name}}” is suspended for your account. You can apply to restore it.',
  },
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
  noAccess: {
    title: "You don't have access to this page",
    reason: '“{{name}}” has to be granted by an administrator.',
    granters: 'Ask {{names}}. Administrators who can grant it: {{count}}.',
    count: 'Ask an administrator of your organisation. Administrators who can grant it: {{count}}.',
    none: 'Ask the operators of the platform.',
    planned: 'No access to planned purchase',
  },
  session: {
    title: 'Sign in',
    denied: 'No access',
    none: 'Not signed in',
    notYet: "You're not signed in yet. Please sign in first.",
    planned: 'Sign in first.',
    login: 'Sign in again',
    over: 'Sign in again',
    kept: 'This page and everything you entered are still here. You continue right after signing in.',
    giveUp: 'Discard and sign out',
    left: "You've signed out. Please sign in again.",
    switched: "You've switched to another user. Please start again.",
    leave: 'Sign out?',
  },
}
