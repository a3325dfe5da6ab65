import { pageRequest } from '#web/kit/client/hydration.ts'
import { Refused } from '#web/kit/client/refused.ts'

/** Asks the person to choose approvers over the page; false if they do not. */
type Choose = (refusal: Refused) => Promise<boolean>
let choose: Choose | undefined

/** Provides the dialog until the returned function is called. */
export function approversChosenBy(dialog: Choose): () => void {
  choose = dialog
  return () => {
    choose = undefined
  }
}

/**
 * Runs a call, and again each time the person has chosen the approvers that its document needs: whatever is submitted,
 * the form continues where it was.
 */
export async function withApprovers<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    const isOpen = error instanceof Refused && error.is('approval.choiceMissing') && !pageRequest()
    if (!isOpen || !choose || !(await choose(error))) throw error
    return withApprovers(attempt)
  }
}
