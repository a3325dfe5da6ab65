import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { myCertificates } from '#contract/certificates/boundCertificates.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { CA_REMINDED } from '#web/kit/client/session.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { Downloads } from './Downloads.tsx'

/** Who has no certificate is asked to get one, once a login, where the tenant wants that. */
export function CaReminder() {
  const { t } = useTranslation()
  const [isReminded, setIsReminded] = useState(() => sessionStorage.getItem(CA_REMINDED) !== null)
  const wanted = useOptionalRead(qryConfByItemCode, { code: 'caReminder' }, !isReminded)?.val === '1'
  const own = useOptionalRead(myCertificates, {}, wanted && !isReminded)
  if (isReminded || own?.length !== 0) return null
  const close = () => {
    sessionStorage.setItem(CA_REMINDED, '1')
    setIsReminded(true)
  }
  const foot = (
    <>
      <Button onClick={close}>{t('certificates.reminder.later')}</Button>
      <ButtonLink variant="solid" to="/myCertificates" onClick={close}>
        {t('certificates.reminder.bind')}
      </ButtonLink>
    </>
  )
  return (
    <Dialog title={t('certificates.reminder.title')} onClose={close} foot={foot}>
      <p>{t('certificates.reminder.text')}</p>
      <Downloads />
    </Dialog>
  )
}
