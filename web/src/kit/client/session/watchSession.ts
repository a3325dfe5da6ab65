import { CHANGED, type Change } from './sessionChange.ts'
import { settleSession } from './session.ts'

const WATCH_MS = 3000

/** Settles the storages and records another tab's session change until the user was notified. */
export function noteChange(): Change | undefined {
  const settled = settleSession()
  if (settled !== 'ended' && settled !== 'switched') return undefined
  sessionStorage.setItem(CHANGED[settled], '1')
  return settled
}

/** Watches other tabs (storage events) and reports logouts and changes of user. */
export function watchSession(onChange: (change: Change) => void): () => void {
  const onStorage = () => {
    const change = noteChange()
    if (change) onChange(change)
  }
  const timer = setInterval(onStorage, WATCH_MS)
  addEventListener('storage', onStorage)
  return () => {
    clearInterval(timer)
    removeEventListener('storage', onStorage)
  }
}
