import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined.js'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useMe } from '#web/kit/client/me.ts'
import { MenuPanel } from '#web/kit/overlay/MenuPanel.tsx'
import type { MenuPanelState } from '#web/kit/overlay/MenuTrigger.tsx'
import css from './AccountMenu.module.css'
import { useLogOut } from './Account.tsx'
import { useQuotaOfMenu } from './entries/useQuotaOfMenu.tsx'
import { useAccountEntries } from './entries/useAccountEntries.tsx'

/** Panel of the account menu; its dialogs stay open when it closes. */
export function AccountPanel({ label, isOpen, triggerRef, onClose }: MenuPanelState & { readonly label: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const me = useMe()
  const { entries, dialog } = useAccountEntries()
  const quota = useQuotaOfMenu()
  if (!me) return null
  const { userName, userCode } = me.userInfo
  const head = (
    <>
      <div className={css['person']}>
        <span aria-hidden>{[...userName][0]}</span>
        <div>
          <b>{userName}</b>
          <small>{userCode}</small>
        </div>
      </div>
      <div className={css['quota']}>{quota.entry(onClose)}</div>
    </>
  )
  const own = entries.map((entry) => ('to' in entry ? { ...entry, onAction: () => void navigate(entry.to) } : entry))
  const leave = {
    id: 'logOut',
    label: t('shell.logOut'),
    icon: <Icon of={LogoutOutlined} />,
    onAction: () => void logOut(),
  }
  return (
    <>
      {isOpen && (
        <MenuPanel
          triggerRef={triggerRef}
          label={label}
          head={head}
          sections={[
            { id: 'account', entries: own },
            { id: 'leave', entries: [leave] },
          ]}
          onClose={onClose}
        />
      )}
      {dialog}
      {quota.dialogs}
    </>
  )
}
