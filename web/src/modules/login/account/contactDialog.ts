import type { FactorStep } from '#web/modules/login/login/outcome.ts'

/** The input of the dialog of a new number or address. */
export interface ContactDialogProps {
  readonly title: string
  readonly proven: FactorStep
  readonly onDone: () => void
  /** The proof is too old by now: the person proves themself again. */
  readonly onProofGone: (reason: string) => void
  readonly onClose: () => void
}
