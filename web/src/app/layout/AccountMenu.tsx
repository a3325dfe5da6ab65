import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import LogoutOutlined from '@ant-design/icons-svg/es/asn/LogoutOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useMe } from '#web/kit/client/me.ts'
import { MenuButton } from '#web/kit/overlay/MenuButton.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './AccountMenu.module.css'
import { useLogOut } from './Account.tsx'

const AccountSwitch = lazyWith(
  ['login'],
  async () => (await import('#web/modules/login/account/AccountSwitch.tsx')).AccountSwitch,
)

/** Account menu: who is here and for whom they work, with what they do about it. */
export function AccountMenu({ greeting }: { readonly greeting?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const me = useMe()
  const [isSwitching, setIsSwitching] = useState(false)
  if (!me) return null
  const { userName, userCode, supplierName } = me.userInfo
  const unit = supplierName ?? me.deptInfo.fullDeptName
  const head = (
    <div className={css['person']}>
      <span aria-hidden>{[...userName][0]}</span>
      <div>
        <b>{userName}</b>
        <small>{userCode}</small>
        <small>{unit}</small>
      </div>
    </div>
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
            entries: [
              {
                id: 'account',
                label: t('shell.information'),
                icon: <Icon of={IdcardOutlined} />,
                onAction: () => void navigate('/userInformation'),
              },
              {
                id: 'feedback',
                label: t('shell.myFeedback'),
                icon: <Icon of={FormOutlined} />,
                onAction: () => void navigate('/myFeedback'),
              },
              ...(me.disabledPermIds.length > 0
                ? [
                    {
                      id: 'restore',
                      label: t('shell.restore'),
                      icon: <Icon of={FormOutlined} />,
                      onAction: () => void navigate('/permissionRestore'),
                    },
                  ]
                : []),
              {
                id: 'switch',
                label: t('shell.switchDept'),
                icon: <Icon of={ApartmentOutlined} />,
                onAction: () => setIsSwitching(true),
              },
            ],
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
      {isSwitching && (
        <Suspense fallback={null}>
          <AccountSwitch onClose={() => setIsSwitching(false)} />
        </Suspense>
      )}
    </>
  )
}
