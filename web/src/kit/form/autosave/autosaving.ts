import { Refused } from '#web/kit/client/refused.ts'
import type { Values } from '../values.ts'

/**
 * What came of it: saved; saved but for what is wrong; saved, and more has been written since; nothing to save; not
 * enough to be saved; changed by somebody else; refused; or no answer.
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

/** A form as it stands, whenever it is asked. */
export interface Autosaved {
  /** Whether its reader is saving it. */
  readonly isBusy: () => boolean
  /** Whether somebody else has changed it, and its reader has not looked at that yet. */
  readonly isConflicting: () => boolean
  /** What is valid as it stands; undefined where that is not enough to be saved. */
  readonly validValues: () => Values | undefined
  readonly isSame: (one: Values, other: Values) => boolean
  /** Everything that is written. */
  readonly written: () => Values
  readonly saved: () => Values
  /** Answers what was saved. */
  readonly send: (values: Values) => Promise<Values>
  readonly onRefused: (refusal: Refused) => Promise<void>
}

/** Saves what is valid, beside the work on it. */
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
