import { isGivenUp } from '#web/kit/ui/passkeySupport.ts'

/** Failure of a passkey on this device. */
export class PasskeyError extends Error {
  readonly trouble: 'noPrf' | 'wrong'
  constructor(trouble: PasskeyError['trouble']) {
    super(trouble)
    this.trouble = trouble
  }
}

export type PasskeyTrouble = PasskeyError['trouble'] | 'givenUp' | 'known'

/** Message key in `openerPasskeys.trouble`; undefined for refusals of the server. */
export function passkeyTroubleOf(error: Error): PasskeyTrouble | undefined {
  if (error instanceof PasskeyError) return error.trouble
  if (isGivenUp(error)) return 'givenUp'
  // The device already has one of the excluded passkeys.
  return error.name === 'InvalidStateError' ? 'known' : undefined
}
