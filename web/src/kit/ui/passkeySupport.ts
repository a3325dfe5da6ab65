/** Whether passkeys are available (WebAuthn): requires a secure context. */
export const hasPasskeys = (): boolean => isSecureContext && 'PublicKeyCredential' in globalThis

/** Whether the user cancelled the browser's prompt or it timed out. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
