/** Asks the person why they export something; null if they leave it. */
type Ask = () => Promise<string | null>
let current: Ask | undefined

/** Provides the dialog until the returned function is called. */
export function exportReasonBy(ask: Ask): () => void {
  current = ask
  return () => {
    if (current === ask) current = undefined
  }
}

/** Reason for an export; null if the person leaves the dialog, undefined where there is none. */
export const askExportReason = async (): Promise<string | null | undefined> => current?.()
