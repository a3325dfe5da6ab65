/** Browsers give passkeys only to pages that came safely. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis

/** The person has closed the browser's own window, or has waited too long. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
