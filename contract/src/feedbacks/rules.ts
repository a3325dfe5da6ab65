import { hasFormat } from '#contract/kit/validators.ts'

/** Characters of a feedback; a surrogate pair counts as one (specification, section 5). */
export const longestFeedback = 200
/** Feedback that one person, or one address of visitors, may send on a day. */
export const mostFeedbackADay = 50

interface Written {
  readonly context: string
  readonly contact: string
  /** A visitor can only be answered by phone or e-mail. */
  readonly needsContact: boolean
}

type ContextViolation = 'feedback.contextMissing' | 'feedback.contextBlank' | 'feedback.contextLong'

export function violationOfContext(context: string): ContextViolation | undefined {
  if (context === '') return 'feedback.contextMissing'
  if (context.trim() === '') return 'feedback.contextBlank'
  return [...context].length > longestFeedback ? 'feedback.contextLong' : undefined
}

export function violationOfContact({ contact, needsContact }: Pick<Written, 'contact' | 'needsContact'>) {
  if (contact === '') return needsContact ? 'feedback.contactMissing' : undefined
  if (hasFormat('phoneOrEmail', contact)) return undefined
  return contact.includes('@') ? 'feedback.emailWrong' : 'feedback.phoneWrong'
}

/** What speaks against a feedback, on the page and on the server alike. */
export const violationOfFeedback = (written: Written) =>
  violationOfContext(written.context) ?? violationOfContact(written)
