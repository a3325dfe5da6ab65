import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePortal } from '#web/kit/client/portal.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { useArticleLinks } from '../useMenu.ts'
import { FeedbackDialog } from './FeedbackButton.tsx'
import { useCustomerService } from './useCustomerService.ts'

/** Support menu: online service, hotline, help centre and feedback. */
export function SupportMenu() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const service = useCustomerService()
  const help = useArticleLinks().find(({ routeName }) => routeName === 'noLoghelpCenter')
  const { serviceTel, isDisplayServiceTel } = usePortal().portalSettingsInfo
  const [isWriting, setIsWriting] = useState(false)
  const entries = [
    service && {
      id: 'service',
      label: t('shell.customerService'),
      onAction: service.open,
    },
    isDisplayServiceTel === '1' &&
      serviceTel !== '' && {
        id: 'hotline',
        label: t('shell.hotline'),
        note: serviceTel,
        onAction: () => location.assign(`tel:${serviceTel}`),
      },
    help && {
      id: 'help',
      label: help.name,
      onAction: () => void navigate(help.to),
    },
    {
      id: 'feedback',
      label: t('shell.feedback'),
      onAction: () => setIsWriting(true),
    },
  ].filter((entry) => typeof entry === 'object')
  return (
    <>
      <MenuButton label={t('shell.support')} sections={[{ id: 'support', entries }]}>
        {t('shell.support')} <Icon of={DownOutlined} />
      </MenuButton>
      {isWriting && (
        <Suspense>
          <FeedbackDialog onClose={() => setIsWriting(false)} />
        </Suspense>
      )}
    </>
  )
}
