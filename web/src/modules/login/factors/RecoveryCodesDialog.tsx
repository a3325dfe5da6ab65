import { useTranslation } from 'react-i18next'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** Dialog with recovery codes, shown once; stays open until the person confirms having saved them. */
export function RecoveryCodesDialog({
  codes,
  onKept,
}: {
  readonly codes: readonly string[]
  readonly onKept: () => void
}) {
  const { t } = useTranslation()
  return (
    <Dialog
      stays
      title={t('login.factor.codesTitle')}
      onClose={onKept}
      foot={
        <Button variant="solid" onClick={onKept}>
          {t('login.factor.codesKept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}
