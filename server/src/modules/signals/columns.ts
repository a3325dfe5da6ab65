import type { Severity, SignalStatus } from '#contract/signals/cases.ts'
import type { Figure } from '#contract/signals/evidence.ts'
import type { ExemptionStatus } from '#contract/signals/exemptions.ts'
import type { SignalRule } from '#contract/signals/settings.ts'

/** Column types that SQL does not describe. */
export interface Columns {
  'cases.status': SignalStatus
  'cases.rule': SignalRule
  'cases.severity': Severity
  'cases.evidence': Figure[]
  'exemptions.status': ExemptionStatus
  'exemptions.rule': SignalRule
  'findings.rule': SignalRule
  'findings.severity': Severity
  'findings.evidence': Figure[]
  'findings.inputs': object
  'findings.settings': Readonly<Record<string, number>>
}
