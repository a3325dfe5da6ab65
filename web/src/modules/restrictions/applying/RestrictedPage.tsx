import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { getDisable } from '#contract/restrictions/blackList.ts'
import { restrictedFunctions } from '#contract/restrictions/functions.ts'
import { useRead } from '#web/kit/client/api.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { Dialog } from '#web/kit/overlay/Dialog.tsx'
import { useFunctionName } from '../useFunctionName.ts'

interface RestrictedPageProps {
  /** Shown if the page is not restricted but missing. */
  readonly missing: ReactNode
}

/** Replaces a restricted page: explains the restriction and links to the application. */
export function RestrictedPage({ missing }: RestrictedPageProps) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const nameOf = useFunctionName()
  const [isOpen, setIsOpen] = useState(true)
  const kept = useRead(getDisable, {}).find(({ permissionId }) =>
    restrictedFunctions[permissionId].urls.some((url) => `/${url}` === pathname),
  )
  if (!kept) return missing
  const apply = (
    <Button data-first variant="solid" onClick={() => void navigate('/permissionRestore?apply=1')}>
      {t('restoring.apply')}
    </Button>
  )
  const [title, reason] = [
    t('restoring.blocked', { name: nameOf(kept.permissionId) }),
    t('restoring.blockedReason', { reason: kept.reason }),
  ]
  const close = () => setIsOpen(false)
  const foot = (
    <>
      <Button onClick={close}>{t('restoring.later')}</Button>
      {apply}
    </>
  )
  return (
    <>
      <Empty page illustration="lock" title={title} reason={reason} action={apply} />
      {isOpen && (
        <Dialog title={t('restoring.notice')} width={400} onClose={close} foot={foot}>
          <p>{title}</p>
          <p>{reason}</p>
        </Dialog>
      )}
    </>
  )
}
