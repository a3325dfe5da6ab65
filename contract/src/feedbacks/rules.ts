import { charactersIn } from '#contract/kit/text/characters.ts'
import { hasFormat } from '#contract/kit/validators.ts'

/** Maximum length of a feedback in code points (specification, section 5). */
export const longestFeedback = 200
/** Daily limit of feedback by person, or by address for visitors. */
export const maxFeedbackADay = 50

interface Written {
  readonly context: string
  readonly contact: string
  /** Visitors must leave a phone number or mail address, the only way to answer them. */
  readonly needsContact: boolean
}

type ContextViolation = 'feedback.contextMissing' | 'feedback.contextBlank' | 'feedback.contextLong'

export function violationOfContext(context: string): ContextViolation | undefined {
  if (context === '') return 'feedback.contextMissing'
  if (context.trim() === '') return 'feedback.contextBlank'
  return charactersIn(context) > longestFeedback ? 'feedback.contextLong' : undefined
}

export function violationOfContact({ contact, needsContact }: Pick<Written, 'contact' | 'needsContact'>) {
  if (contact === '') return needsContact ? 'feedback.contactMissing' : undefined
  if (hasFormat('phoneOrEmail', contact)) return undefined
  return contact.includes('@') ? 'feedback.emailWrong' : 'feedback.phoneWrong'
}

/** Refusal code of a feedback, for form and server. */
export const violationOfFeedback = (written: Written) =>
  violationOfContext(written.context) ?? violationOfContact(written)
