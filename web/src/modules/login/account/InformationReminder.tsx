import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { INFORMATION_REQUESTED } from '#web/kit/client/session/session.ts'

/** Asks a person without mobile number for one, once a login. */
export function InformationReminder() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [isDue, setDue] = useState(
    () =>
      sessionStorage.getItem('isNeedUserInformation') === '1' && sessionStorage.getItem(INFORMATION_REQUESTED) === null,
  )
  if (!isDue || pathname === '/userInformation' || pathname === '/passwordEdit') return null
  const close = () => {
    sessionStorage.setItem(INFORMATION_REQUESTED, '1')
    setDue(false)
  }
  const foot = (
    <>
      <Button onClick={close}>{t('login.information.later')}</Button>
      <ButtonLink variant="solid" to="/userInformation" onClick={close}>
        {t('login.information.complete')}
      </ButtonLink>
    </>
  )
  return (
    <Dialog title={t('login.information.title')} width={400} onClose={close} foot={foot}>
      <p>{t('login.information.text')}</p>
    </Dialog>
  )
}
