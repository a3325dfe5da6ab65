import { Refused } from '#web/kit/client/refused.ts'
import type { Values } from '../values.ts'

/**
 * Result of an autosave: all saved; saved except invalid values; saved, but changed since; nothing to save; too
 * incomplete to save; changed by another user; refused; or no response.
 */
export type AutosaveResult =
  | 'saved'
  | 'partly'
  | 'behind'
  | 'nothing'
  | 'incomplete'
  | 'newer'
  | 'refused'
  | 'unreachable'

/** Current state of a form, as the autosave reads it. */
export interface Autosaved {
  /** Whether the user is submitting it. */
  readonly isBusy: () => boolean
  /** Whether another user has changed the record and the user has not yet reviewed the merge. */
  readonly isConflicting: () => boolean
  /** Valid values; undefined if they are too incomplete to save. */
  readonly validValues: () => Values | undefined
  readonly isSame: (one: Values, other: Values) => boolean
  /** All values, including invalid ones. */
  readonly written: () => Values
  readonly saved: () => Values
  /** Sends the values; resolves to what was saved. */
  readonly send: (values: Values) => Promise<Values>
  readonly onRefused: (refusal: Refused) => Promise<void>
}

/** Saves the valid values in the background. */
export async function autosaveOf(form: Autosaved, onBegin: () => void): Promise<AutosaveResult> {
  if (form.isConflicting()) return 'newer'
  const values = form.validValues()
  if (!values) return 'incomplete'
  if (form.isBusy() || form.isSame(values, form.saved())) return 'nothing'
  onBegin()
  try {
    const sent = await form.send(values)
    const now = form.validValues()
    if (!now || !form.isSame(now, sent)) return 'behind'
    return form.isSame(sent, form.written()) ? 'saved' : 'partly'
  } catch (error) {
    if (!(error instanceof Refused)) return 'unreachable'
    if (!error.is('thing.stale')) return 'refused'
    await form.onRefused(error)
    return 'newer'
  }
}
