import { useSyncExternalStore } from 'react'
import { sameSitePath } from '#contract/kit/sameSite.ts'
import { tellServer } from './cookie.ts'
import { visit } from './visit.ts'
import { isLoggedIn, type Settled, settle, type Stored } from './tokens.ts'

const TOKEN = 'token'
/** Set by a logout, so that another tab does not bring the old login back. */
const LEFT_BEHIND = 'isContinue2'
const SAVED_PATH = 'portal_router_path'
/** That the person was told to get a certificate. */
export const CA_REMINDED = 'caReminded'
/** What a login leaves in the tab beside its token. */
const OF_LOGIN = [
  TOKEN,
  'userList',
  'mobile',
  'email',
  'userName',
  'isNeedUserInformation',
  'userInformationFlag',
  'keyId',
  CA_REMINDED,
]
const WATCH_MS = 3000

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

const stored = (): Stored => ({
  local: localStorage.getItem(TOKEN),
  session: sessionStorage.getItem(TOKEN),
  leftBehind: localStorage.getItem(LEFT_BEHIND) === '1',
})

/** The bearer of this tab's calls, or null for a visitor. */
export function bearer(): string | null {
  const drawn = visit()
  if (drawn) return drawn.token
  const tokens = stored()
  // A tab's own login that the browser has lost is about to be given back.
  return isLoggedIn(tokens) || settle(tokens).settled === 'restored' ? tokens.session : null
}
const hasBearer = () => bearer() !== null
export const useLoggedIn = (): boolean => useSyncExternalStore(subscribe, hasBearer, hasBearer)

/** The next page is drawn for who is logged in now. */
export const tellBearer = () => tellServer(TOKEN, bearer())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A login: the token goes to both storages, the facts of the person to this tab. The flag changes while no tab could take it amiss. */
export function openSession(token: string, facts: Readonly<Record<string, string>> = {}): void {
  localStorage.setItem(TOKEN, token)
  localStorage.removeItem(LEFT_BEHIND)
  sessionStorage.setItem(TOKEN, token)
  tellBearer()
  for (const [key, value] of Object.entries(facts)) sessionStorage.setItem(key, value)
  tell()
}

let visitToken = ''

/** A visitor's tabs hold the token of their visit, until somebody logs in and after they have logged out. */
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
  tellBearer()
  tell()
}

/** Settles the two storages now. */
export function settleSession(): Settled {
  const before = stored()
  const { token, settled } = settle(before)
  keep(localStorage, before.local, token)
  keep(sessionStorage, before.session, token)
  if (before.local !== token || before.session !== token) tellBearer()
  if (before.session !== token) tell()
  return settled
}

function keep(storage: Storage, before: string | null, token: string | null): void {
  if (before === token) return
  if (token === null) storage.removeItem(TOKEN)
  else storage.setItem(TOKEN, token)
}

/** Watches the other tabs; says so when one of them has logged out or has become somebody else. */
export function watchSession(onChange: (settled: 'ended' | 'switched') => void): () => void {
  const look = () => {
    const settled = settleSession()
    if (settled === 'ended' || settled === 'switched') onChange(settled)
  }
  const timer = setInterval(look, WATCH_MS)
  addEventListener('storage', look)
  return () => {
    clearInterval(timer)
    removeEventListener('storage', look)
  }
}

/** Where a visitor wanted to go; a path of this site, or it is not kept. */
export function savePath(path: string): void {
  const own = sameSitePath(path)
  if (own !== undefined) sessionStorage.setItem(SAVED_PATH, own)
}

export function takeSavedPath(): string | undefined {
  const path = sessionStorage.getItem(SAVED_PATH)
  sessionStorage.removeItem(SAVED_PATH)
  return sameSitePath(path)
}
