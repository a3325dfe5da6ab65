import { type ReactNode, useState } from 'react'
import { findMyOpenerKey } from '#contract/sourcing/openers.ts'
import { call } from '#web/kit/client/api.ts'
import type { Participant } from '#sealing/ceremony/participate.ts'
import { SealingError } from '#sealing/error.ts'
import { deviceSecret } from './deviceSecret.ts'
import { RestoreDialog } from './RestoreDialog.tsx'

type Asked = Omit<Parameters<typeof RestoreDialog>[0], 'onClose' | 'onRestored'> & {
  readonly answer: (secret: Uint8Array<ArrayBuffer> | undefined) => void
}

interface Unlock {
  /** The person with their secret; undefined where they went away from the recovery code. Refuses `badKey`: no key. */
  readonly unlock: () => Promise<Participant | undefined>
  readonly dialog: ReactNode
}

/** Unlocks the own key: by this device, or by the recovery code where this device does not know it. */
export function useUnlock(): Unlock {
  const [asked, setAsked] = useState<Asked>()
  const unlock = async () => {
    const { personId, current } = await call(findMyOpenerKey, {})
    if (!current?.wrap) throw new SealingError('badKey')
    const { id, keys, wrap } = current
    const known = await deviceSecret(keys, personId)
    const secret =
      known ??
      (await new Promise<Uint8Array<ArrayBuffer> | undefined>((answer) =>
        setAsked({ opener: { id, keys, wrap }, personId, answer }),
      ))
    return secret && { opener: personId, secret }
  }
  const close = (secret?: Uint8Array<ArrayBuffer>) => {
    asked?.answer(secret)
    setAsked(undefined)
  }
  const dialog = asked && <RestoreDialog {...asked} onRestored={close} onClose={() => close()} />
  return { unlock, dialog }
}
