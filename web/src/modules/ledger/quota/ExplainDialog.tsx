import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button } from '#web/kit/ui/Button.tsx'

interface ExplainDialogProps {
  /** The next step is loading. */
  readonly isBusy: boolean
  readonly onNext: () => void
  readonly onClose: () => void
}

/** Explains quotas before an application. */
export function ExplainDialog({ isBusy, onNext, onClose }: ExplainDialogProps) {
  const { t } = useTranslation()
  const foot = (
    <>
      <Button onClick={onClose}>{t('common.cancel')}</Button>
      <Button variant="solid" busy={isBusy} onClick={onNext}>
        {t('quota.explain.next')}
      </Button>
    </>
  )
  return (
    <Dialog title={t('quota.explain.title')} width={448} onClose={onClose} foot={foot}>
      <p>{t('quota.explain.text')}</p>
    </Dialog>
  )
}
