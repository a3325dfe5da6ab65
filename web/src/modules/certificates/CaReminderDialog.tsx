import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Downloads } from './Downloads.tsx'

/** Dialog that explains how to obtain and bind a certificate. */
export function CaReminderDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const foot = (
    <>
      <Button onClick={onClose}>{t('certificates.reminder.later')}</Button>
      <ButtonLink variant="solid" to="/myCertificates" onClick={onClose}>
        {t('certificates.reminder.bind')}
      </ButtonLink>
    </>
  )
  return (
    <Dialog title={t('certificates.reminder.title')} onClose={onClose} foot={foot}>
      <p>{t('certificates.reminder.text')}</p>
      <Downloads />
    </Dialog>
  )
}
