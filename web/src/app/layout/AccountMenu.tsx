import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import css from './AccountMenu.module.css'
import { useLogOut } from './Account.tsx'
import { useQuotaOfMenu } from './entries/Quota.tsx'
import { useAccountEntries } from './entries/useAccountEntries.tsx'

/** Account menu: who is here and for whom they work, with what they do about it. */
export function AccountMenu({ greeting }: { readonly greeting?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const me = useMe()
  const { entries, dialog } = useAccountEntries()
  const quota = useQuotaOfMenu()
  if (!me) return null
  const { userName, userCode } = me.userInfo
  const head = (close: () => void) => (
    <>
      <div className={css['person']}>
        <span aria-hidden>{[...userName][0]}</span>
        <div>
          <b>{userName}</b>
          <small>{userCode}</small>
        </div>
      </div>
      <div className={css['quota']}>{quota.entry(close)}</div>
    </>
  )
  return (
    <>
      <MenuButton
        label={t('shell.account', { name: userName })}
        className={css['button']}
        head={head}
        sections={[
          {
            id: 'account',
            entries: entries.map((entry) =>
              'to' in entry ? { ...entry, onAction: () => void navigate(entry.to) } : entry,
            ),
          },
          {
            id: 'leave',
            entries: [
              {
                id: 'logOut',
                label: t('shell.logOut'),
                icon: <Icon of={LogoutOutlined} />,
                onAction: () => void logOut(),
              },
            ],
          },
        ]}
      >
        <span className={css['initial']} aria-hidden>
          {[...userName][0]}
        </span>
        <span>
          {greeting !== undefined && <span className={css['greeting']}>{greeting}</span>}
          <span>{userName}</span>
        </span>
        <Icon of={DownOutlined} />
      </MenuButton>
      {dialog}
      {quota.dialogs}
    </>
  )
}
