import { isGivenUp } from '#web/kit/ui/passkeySupport.ts'

/** What a passkey of this device came to nothing for. */
export class PasskeyError extends Error {
  readonly trouble: 'noPrf' | 'wrong'
  constructor(trouble: PasskeyError['trouble']) {
    super(trouble)
    this.trouble = trouble
  }
}

export type PasskeyTrouble = PasskeyError['trouble'] | 'givenUp' | 'known'

/** What `openerPasskeys.trouble` says about it; undefined for what the server refused. */
export function passkeyTroubleOf(error: Error): PasskeyTrouble | undefined {
  if (error instanceof PasskeyError) return error.trouble
  if (isGivenUp(error)) return 'givenUp'
  // The device has one of the excluded passkeys already.
  return error.name === 'InvalidStateError' ? 'known' : undefined
}
