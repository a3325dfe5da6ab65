import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OpenerPasskey } from '#contract/sourcing/seal/openerPasskeys.ts'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import css from '../keys/Keys.module.css'
import { type OwnKey, unlockByPasskey } from './passkeys.ts'
import { usePasskeyTrouble } from './usePasskeyTrouble.ts'

interface PasskeyUnlockDialogProps {
  readonly own: OwnKey
  readonly passkeys: readonly OpenerPasskey[]
  readonly onUnlocked: (secret: Uint8Array<ArrayBuffer>) => void
  /** Switches to the recovery code. */
  readonly onCode: () => void
  readonly onClose: () => void
}

/** Unlocks a key by a passkey, once: unlike the recovery code it stores nothing on this device. */
export function PasskeyUnlockDialog({ own, passkeys, onUnlocked, onCode, onClose }: PasskeyUnlockDialogProps) {
  const { t } = useTranslation()
  const unlock = useMutation({
    meta: { silent: true },
    mutationFn: () => unlockByPasskey(own, passkeys),
    onSuccess: onUnlocked,
  })
  const trouble = usePasskeyTrouble(unlock.error)
  const foot = (
    <>
      <Button disabled={unlock.isPending} onClick={onCode}>
        {t('openerPasskeys.useCode')}
      </Button>
      <Button variant="solid" busy={unlock.isPending} onClick={() => unlock.mutate()}>
        {t('openerPasskeys.use')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('openerPasskeys.unlockTitle')} width={480} stays={unlock.isPending} onClose={onClose} foot={foot}>
      <div className={css['column']}>
        <p>{t('openerPasskeys.unlockText')}</p>
        {trouble !== undefined && (
          <Alert tone="err" isAlert>
            {trouble}
          </Alert>
        )}
      </div>
    </Dialog>
  )
}
