import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OpenerKeys, OpenerWrap } from '#contract/sourcing/openers.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { CodeDialog } from './CodeDialog.tsx'
import { rememberSecret } from './deviceSecret.ts'
import { restoreSecret } from './newKey.ts'

interface RestoreDialogProps {
  readonly opener: { readonly id: string; readonly keys: OpenerKeys; readonly wrap: OpenerWrap }
  readonly personId: string
  readonly onRestored: (secret: Uint8Array<ArrayBuffer>) => void
  readonly onClose: () => void
}

/** Restores the key on a new device by the recovery code; afterwards this device unlocks it. */
export function RestoreDialog({ opener, personId, onRestored, onClose }: RestoreDialogProps) {
  const { t } = useTranslation()
  const restore = useMutation({
    mutationFn: async (typed: string) => {
      const secret = await restoreSecret(opener, personId, typed)
      if (secret) await rememberSecret(opener.keys, personId, secret)
      return secret ?? null
    },
    onSuccess: (secret) => {
      if (secret) onRestored(secret)
    },
  })
  return (
    <CodeDialog
      title={t('opening.key.restoreTitle')}
      text={t('opening.key.restoreText')}
      ok={t('opening.key.restore')}
      busy={restore.isPending}
      isWrong={restore.data === null}
      before={<Button onClick={onClose}>{t('common.cancel')}</Button>}
      onCode={(typed) => restore.mutate(typed)}
      onClose={onClose}
    />
  )
}
