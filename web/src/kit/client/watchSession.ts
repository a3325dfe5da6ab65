import { CHANGED, type Change } from './sessionChange.ts'
import { settleSession } from './session.ts'

const WATCH_MS = 3000

/** Settles the storages, and notes what another tab has done until the person has been notified. */
export function noteChange(): Change | undefined {
  const settled = settleSession()
  if (settled !== 'ended' && settled !== 'switched') return undefined
  sessionStorage.setItem(CHANGED[settled], '1')
  return settled
}

/** Watches the other tabs; says so when one of them has logged out or has become somebody else. */
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
