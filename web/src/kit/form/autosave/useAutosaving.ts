import { useRef } from 'react'
import { type Autosaved, autosaveOf, type AutosaveResult } from './autosaving.ts'
import { useRendered } from './useRendered.ts'

/** Background saving: one request at a time, resolved after its result is rendered. */
export function useAutosaving(form: Autosaved) {
  const rendered = useRendered()
  const running = useRef<Promise<AutosaveResult>>(undefined)
  const run = async () => {
    let hasBegun = false
    const result = await autosaveOf(form, () => (hasBegun = true))
    if (hasBegun) await rendered()
    running.current = undefined
    return result
  }
  const autosave = (): Promise<AutosaveResult> => (running.current ??= run())
  return { autosave, running }
}

/** Runs an action after the current autosave; drops it after a conflict, which the user must review first. */
export function afterSaving(running: Promise<AutosaveResult> | undefined, act: () => void): void {
  if (running) void running.then((result) => result !== 'newer' && act())
  else act()
}
