import { type ReactNode, useState } from 'react'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import type { OpenerPasskey } from '#contract/sourcing/seal/openerPasskeys.ts'
import { call } from '#web/kit/client/api.ts'
import type { Participant } from '#sealing/ceremony/participate.ts'
import { SealingError } from '#sealing/error.ts'
import { deviceSecret } from './deviceSecret.ts'
import { canUsePasskeys, passkeysHere } from '../passkeys/passkeys.ts'
import { PasskeyUnlockDialog } from '../passkeys/PasskeyUnlockDialog.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'

type Asked = Omit<Parameters<typeof RestoreDialog>[0], 'onClose' | 'onRestored'> & {
  /** Passkeys usable here; none if the recovery code was chosen. */
  readonly passkeys: readonly OpenerPasskey[]
  readonly answer: (secret: Uint8Array<ArrayBuffer> | undefined) => void
}

export interface Unlocked extends Participant {
  readonly secret: Uint8Array<ArrayBuffer>
}

interface Unlock {
  /** Unlocks the key; undefined if cancelled. Throws `badKey` if there is no key. */
  readonly unlock: () => Promise<Unlocked | undefined>
  readonly dialog: ReactNode
}

/** Unlocks the person's key: by this device, otherwise by a passkey or the recovery code. */
export function useUnlock(): Unlock {
  const [asked, setAsked] = useState<Asked>()
  const unlock = async () => {
    const { personId, current } = await call(findMyOpenerKey, {})
    if (!current?.wrap) throw new SealingError('badKey')
    const { id, keys, wrap } = current
    const passkeys = (await canUsePasskeys()) ? passkeysHere(current.passkeys) : []
    const known = await deviceSecret(keys, personId)
    const secret =
      known ??
      (await new Promise<Uint8Array<ArrayBuffer> | undefined>((answer) =>
        setAsked({ opener: { id, keys, wrap }, personId, passkeys, answer }),
      ))
    return secret && { opener: personId, secret }
  }
  const close = (secret?: Uint8Array<ArrayBuffer>) => {
    asked?.answer(secret)
    setAsked(undefined)
  }
  const dialog =
    asked &&
    (asked.passkeys.length > 0 ? (
      <PasskeyUnlockDialog
        own={{ keys: asked.opener.keys, personId: asked.personId }}
        passkeys={asked.passkeys}
        onUnlocked={close}
        onCode={() => setAsked({ ...asked, passkeys: [] })}
        onClose={() => close()}
      />
    ) : (
      <RestoreDialog {...asked} onRestored={close} onClose={() => close()} />
    ))
  return { unlock, dialog }
}
