import { useSyncExternalStore } from 'react'
import { setCookie } from './cookie.ts'
import { pageRequest } from './hydration.ts'
import { isLoggedIn, isUser, type Settled, settle, type Stored } from './tokens.ts'
import { ACCOUNTS, LOGIN_KEY, takeLoginKey } from './accountChoice.ts'
import { forgetChange } from './sessionChange.ts'

const TOKEN = 'token'
/** The cookie that repeats the token for server-side rendering of the next page. */
const COOKIE = 'Authorization'
/** Set by a logout, so that another tab does not bring the old login back. */
const LEFT_BEHIND = 'isContinue2'
/** That the reminders of this login are still to be shown. */
const POP_UPS = 'isPopRemindFlag'
/** That the person was asked to complete what is known of them. */
export const INFORMATION_REQUESTED = 'userInformationFlag'
/** That the person was asked to get a certificate. */
export const CA_REMINDED = 'caReminded'
/** What a login leaves in the tab beside its token. */
const OF_LOGIN = [
  TOKEN,
  ACCOUNTS,
  'mobile',
  'email',
  'userName',
  'isNeedUserInformation',
  INFORMATION_REQUESTED,
  LOGIN_KEY,
  POP_UPS,
  CA_REMINDED,
]

const listeners = new Set<() => void>()
const notify = () => listeners.forEach((listener) => listener())

const stored = (): Stored => ({
  local: localStorage.getItem(TOKEN),
  session: sessionStorage.getItem(TOKEN),
  leftBehind: localStorage.getItem(LEFT_BEHIND) === '1',
})

/** The bearer of this tab's calls, or null for a visitor. */
export function bearer(): string | null {
  const request = pageRequest()
  if (request) return request.token
  const tokens = stored()
  // A tab's own login that the browser has lost is about to be given back.
  return isLoggedIn(tokens) || settle(tokens).settled === 'restored' ? tokens.session : null
}

/**
 * The token this tab was rendered with. Unlike the bearer it changes only when the storages are settled: what another
 * tab does must not change a page before the person has been notified.
 */
export function renderedToken(): string | null {
  const request = pageRequest()
  const token = request ? request.token : sessionStorage.getItem(TOKEN)
  return isUser(token) ? token : null
}
const isRenderedForUser = () => renderedToken() !== null
export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, isRenderedForUser, isRenderedForUser)

/** The same, as it changes: who signs in or out here. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, renderedToken, renderedToken)

/** The next page is rendered for who is logged in now. */
export const syncBearerCookie = () => setCookie(COOKIE, bearer())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * A login: the token goes to both storages, the facts of the person to this tab. The flag changes while no tab could
 * take it amiss.
 */
export function openSession(token: string, facts: Readonly<Record<string, string>> = {}): void {
  localStorage.setItem(TOKEN, token)
  localStorage.removeItem(LEFT_BEHIND)
  sessionStorage.setItem(TOKEN, token)
  takeLoginKey()
  forgetChange()
  sessionStorage.setItem(POP_UPS, '1')
  syncBearerCookie()
  for (const [key, value] of Object.entries(facts)) sessionStorage.setItem(key, value)
  notify()
}

let visitToken = ''

/** A visitor's tabs hold the token of their pageRequest, until somebody logs in and after they have logged out. */
export function keepVisit(token: string = visitToken): void {
  visitToken = token
  const { local, session } = stored()
  if (token === '' || local !== null || session !== null) return
  localStorage.setItem(TOKEN, token)
  sessionStorage.setItem(TOKEN, token)
}

/** Forgets the login in this tab and in the browser; other tabs notice by themselves. */
export function closeSession(): void {
  localStorage.setItem(LEFT_BEHIND, '1')
  localStorage.removeItem(TOKEN)
  for (const key of OF_LOGIN) sessionStorage.removeItem(key)
  keepVisit()
  syncBearerCookie()
  notify()
}

/** Settles the two storages now. */
export function settleSession(): Settled {
  const before = stored()
  const { token, settled } = settle(before)
  keep(localStorage, before.local, token)
  keep(sessionStorage, before.session, token)
  if (before.local !== token || before.session !== token) syncBearerCookie()
  if (before.session !== token) notify()
  return settled
}

function keep(storage: Storage, before: string | null, token: string | null): void {
  if (before === token) return
  if (token === null) storage.removeItem(TOKEN)
  else storage.setItem(TOKEN, token)
}

/** Whether the reminders of this login are still to be shown; they are shown once, not with every page. */
export const hasReminders = (): boolean => sessionStorage.getItem(POP_UPS) !== null
export const endReminders = (): void => sessionStorage.removeItem(POP_UPS)
