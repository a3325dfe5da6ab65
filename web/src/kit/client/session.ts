import { useSyncExternalStore } from 'react'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import { setCookie } from './cookie.ts'
import { pageRequest } from './hydration.ts'
import { isLoggedIn, isUser, type Settled, settle, type Stored } from './tokens.ts'

const TOKEN = 'token'
/** The cookie that repeats the token for server-side rendering of the next page. */
const COOKIE = 'Authorization'
/** Set by a logout, so that another tab does not bring the old login back. */
const LEFT_BEHIND = 'isContinue2'
/** The page that asked for a login. */
const SAVED_PATH = 'saved_path'
/** The page of the portal on which a login ended. */
const PORTAL_PATH = 'portal_router_path'
/** What another tab has done to this one's login, until the person has been notified. */
const CHANGED = { ended: 'isExit', switched: 'isChangeExit' } as const
type Change = keyof typeof CHANGED
/** What a login asked about and has not been answered yet: the accounts, and the key that goes on with one of them. */
const ACCOUNTS = 'userList'
const LOGIN_KEY = 'keyId'
/** That the reminders of this login are still to be shown. */
const POP_UPS = 'isPopRemindFlag'
/** That the person was asked to complete what is known of them. */
export const INFORMATION_ASKED = 'userInformationFlag'
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
  INFORMATION_ASKED,
  LOGIN_KEY,
  POP_UPS,
  CA_REMINDED,
]
const WATCH_MS = 3000

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
 * The token this tab was rendered with. Unlike the bearer it changes only when the storages are settled: what another tab
 * does must not change a page before the person has been notified.
 */
export function renderedToken(): string | null {
  const request = pageRequest()
  const token = request ? request.token : sessionStorage.getItem(TOKEN)
  return isUser(token) ? token : null
}
const isRenderedForUser = () => renderedToken() !== null
export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, isRenderedForUser, isRenderedForUser)

/** The next page is rendered for who is logged in now. */
export const syncBearerCookie = () => setCookie(COOKIE, bearer())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A login: the token goes to both storages, the facts of the person to this tab. The flag changes while no tab could take it amiss. */
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

/** Keeps which accounts a login can go on with, and its key, for as long as this tab is asked about them. */
export function keepAccounts(accounts: readonly unknown[], key: string): void {
  sessionStorage.setItem(ACCOUNTS, JSON.stringify(accounts))
  sessionStorage.setItem(LOGIN_KEY, key)
}

/** The key of the login that is asked about, once. */
export function takeLoginKey(): string | null {
  const key = sessionStorage.getItem(LOGIN_KEY)
  sessionStorage.removeItem(LOGIN_KEY)
  sessionStorage.removeItem(ACCOUNTS)
  return key
}

/** What another tab has done, where the person has not been notified yet; a reload in between does not lose it. */
export const untoldChange = (): Change | undefined =>
  (Object.keys(CHANGED) as Change[]).find((change) => sessionStorage.getItem(CHANGED[change]) === '1')

/** Settles the storages, and notes what another tab has done until the person has been notified. */
export function noteChange(): Change | undefined {
  const settled = settleSession()
  if (settled !== 'ended' && settled !== 'switched') return undefined
  sessionStorage.setItem(CHANGED[settled], '1')
  return settled
}

/** The person has been notified. */
export function forgetChange(): void {
  for (const key of Object.values(CHANGED)) sessionStorage.removeItem(key)
}

/** Watches the other tabs; says so when one of them has logged out or has become somebody else. */
export function watchSession(onChange: (change: Change) => void): () => void {
  const look = () => {
    const change = noteChange()
    if (change) onChange(change)
  }
  const timer = setInterval(look, WATCH_MS)
  addEventListener('storage', look)
  return () => {
    clearInterval(timer)
    removeEventListener('storage', look)
  }
}

function keepPath(key: string, path: string): void {
  const own = sameSitePath(path)
  if (own !== undefined) sessionStorage.setItem(key, own)
}

function takePath(key: string): string | undefined {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return sameSitePath(path)
}

/** Where a visitor wanted to go; a path of this site, or it is not kept. */
export const savePath = (path: string): void => keepPath(SAVED_PATH, path)
export const takeSavedPath = (): string | undefined => takePath(SAVED_PATH)

/** Where somebody was when their login ended. */
export const savePortalPath = (path: string): void => keepPath(PORTAL_PATH, path)
export const takePortalPath = (): string | undefined => takePath(PORTAL_PATH)
