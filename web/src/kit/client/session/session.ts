import { useSyncExternalStore } from 'react'
import { setCookie } from '../cookie.ts'
import { pageRequest } from '../hydration.ts'
import { claimsOf, isLoggedIn, isUser, type Settled, settle, type Stored } from '../tokens.ts'
import { ACCOUNTS, LOGIN_KEY, takeLoginKey } from '../accountChoice.ts'
import { forgetChange } from './sessionChange.ts'

const TOKEN = 'token'
/** Cookie that mirrors the token for server-side rendering of the next page. */
const COOKIE = 'Authorization'
/** Set by a logout, so that another tab does not restore the old session. */
const LEFT_BEHIND = 'isContinue2'
/** Flag: the reminders of this login are still to be shown. */
const POP_UPS = 'isPopRemindFlag'
/** Flag: the user was asked to complete their personal data. */
export const INFORMATION_REQUESTED = 'userInformationFlag'
/** Flag: the user was asked to obtain a certificate. */
export const CA_REMINDED = 'caReminded'
/** Session storage keys of a login besides its token. */
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

/** Bearer token of this tab's calls, or null for a visitor. */
export function bearer(): string | null {
  const request = pageRequest()
  if (request) return request.token
  const tokens = stored()
  // The tab's own session, lost from local storage, is about to be restored.
  return isLoggedIn(tokens) || settle(tokens).settled === 'restored' ? tokens.session : null
}

/**
 * Token that this tab was rendered with. Unlike the bearer it changes only when the storages are settled: another tab
 * must not change this page before the user was notified.
 */
export function renderedToken(): string | null {
  const request = pageRequest()
  const token = request ? request.token : sessionStorage.getItem(TOKEN)
  return isUser(token) ? token : null
}

const accountOf = (token: string | null): string | undefined => (isUser(token) ? claimsOf(token)?.userId : undefined)
/** Account that this tab was rendered for; undefined for a visitor. */
export const renderedAccount = (): string | undefined => accountOf(renderedToken())
/** Account of this tab's calls: the same after another login of the same account. */
export const accountOfTab = (): string | undefined => accountOf(bearer())

const isRenderedForUser = () => renderedToken() !== null
export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, isRenderedForUser, isRenderedForUser)

/** Hook version of `renderedToken`: follows logins and logouts in this tab. */
export const useToken = (): string | null => useSyncExternalStore(subscribe, renderedToken, renderedToken)

/** Mirrors the bearer token in the cookie, so that the next page is rendered for the current user. */
export const syncBearerCookie = () => setCookie(COOKIE, bearer())

/** Calls the listener after logins and logouts of this tab, also those taken over from another tab. */
export const onSessionChange = subscribe

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Opens a session: writes the token to both storages and the user's facts to this tab. The logout flag is removed in
 * between, when no tab can misread it.
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

/** Stores the visitor token of the page request, until a login and after a logout. */
export function keepVisit(token: string = visitToken): void {
  visitToken = token
  const { local, session } = stored()
  if (token === '' || local !== null || session !== null) return
  localStorage.setItem(TOKEN, token)
  sessionStorage.setItem(TOKEN, token)
}

/** Closes the session in this tab and browser; other tabs notice through storage events. */
export function closeSession(): void {
  localStorage.setItem(LEFT_BEHIND, '1')
  localStorage.removeItem(TOKEN)
  for (const key of OF_LOGIN) sessionStorage.removeItem(key)
  keepVisit()
  syncBearerCookie()
  notify()
}

/** Settles both storages now. */
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

/** Whether the reminders of this login are still to be shown; they are shown once per login. */
export const hasReminders = (): boolean => sessionStorage.getItem(POP_UPS) !== null
export const endReminders = (): void => sessionStorage.removeItem(POP_UPS)
