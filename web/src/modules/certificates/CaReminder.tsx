import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { myCertificates } from '#contract/certificates/boundCertificates.ts'
import { qryConfByItemCode } from '#contract/tenancy/configuration.ts'
import { CA_REMINDED } from '#web/kit/client/session/session.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { lazyWith } from '#web/messages/lazy.ts'

const CaReminderDialog = lazyWith(
  ['certificates'],
  async () => (await import('./CaReminderDialog.tsx')).CaReminderDialog,
)

/** Reminds people without a certificate, once a login, if the tenant enables it. */
export function CaReminder() {
  const { pathname } = useLocation()
  const [isReminded, setIsReminded] = useState(() => sessionStorage.getItem(CA_REMINDED) !== null)
  const wanted = useOptionalRead(qryConfByItemCode, { code: 'caReminder' }, !isReminded)?.val === '1'
  const own = useOptionalRead(myCertificates, {}, wanted && !isReminded)
  // Not over the very page that it leads to.
  if (isReminded || own?.length !== 0 || pathname === '/myCertificates') return null
  const close = () => {
    sessionStorage.setItem(CA_REMINDED, '1')
    setIsReminded(true)
  }
  return (
    <Suspense>
      <CaReminderDialog onClose={close} />
    </Suspense>
  )
}
