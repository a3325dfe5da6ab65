import type { FactorStep } from '#web/modules/login/login/outcome.ts'

/** Props of the dialogs for a new number or address. */
export interface ContactDialogProps {
  readonly title: string
  readonly proven: FactorStep
  readonly onDone: () => void
  /** The reauthentication has expired and must be repeated. */
  readonly onProofGone: (reason: string) => void
  readonly onClose: () => void
}
