import { useRef } from 'react'
import { type Autosaved, autosaveOf, type AutosaveResult } from './autosaving.ts'
import { useRendered } from './useRendered.ts'

/** Saving beside the work: one call at a time, answered once what came of it is on the screen. */
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

/**
 * Acts once the saving is over; what somebody else has changed meanwhile is looked at first, so the action is dropped.
 */
export function afterSaving(running: Promise<AutosaveResult> | undefined, act: () => void): void {
  if (running) void running.then((result) => result !== 'newer' && act())
  else act()
}
