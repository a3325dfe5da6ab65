import type { Figure, FigureName } from '#contract/signals/evidence.ts'
import type { Severity } from '#contract/signals/cases.ts'
import type { SignalSettings } from '#contract/signals/settings.ts'
import type { Examined, FactsOf } from '../facts/facts.rules.ts'

/** What a rule has found. The same facts and settings always give the same. */
export interface Found {
  /** What it is about: kind and ids. */
  readonly subjectKey: string
  /** Tells cases of one subject apart; empty where there is one. */
  readonly windowKey: string
  readonly subject: string
  readonly severity: Severity
  readonly evidence: readonly Figure[]
  /** Facts that it depends on, without the thresholds. */
  readonly inputs: object
  readonly projectIds: readonly string[]
  readonly orderIds: readonly string[]
  readonly supplierIds: readonly string[]
}

/** Rule: its version counts up with each change of what it finds. */
export interface Rule<E extends Examined> {
  readonly version: number
  readonly examines: E
  readonly find: (facts: FactsOf[E], settings: SignalSettings) => readonly Found[]
}

export const figure = (name: FigureName, value: string | number): Figure => ({ name, value: String(value) })

/** Percentage of two amounts with one decimal, rounded half up. */
export function percentOf(part: bigint, whole: bigint): string {
  const tenths = (part * 2000n + whole) / (whole * 2n)
  return `${tenths / 10n}.${tenths % 10n}`
}

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
