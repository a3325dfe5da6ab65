import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'
import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import { useFollowsLink } from '../useMenu.ts'

const AccountSwitch = lazyWith(
  ['login'],
  async () => (await import('#web/modules/login/account/AccountSwitch.tsx')).AccountSwitch,
)

/** Entry of the account menu: a page, or the switch of department. */
export type AccountEntry = {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly icon: ReactNode
} & ({ readonly to: string } | { readonly onAction: () => void })

/** Account entries, for the menu of the bar and of small screens; `dialog`: the dialog that they open. */
export function useAccountEntries(): { readonly entries: readonly AccountEntry[]; readonly dialog: ReactNode } {
  const { t } = useTranslation()
  const me = useMe()
  const follows = useFollowsLink()
  const [isSwitching, setIsSwitching] = useState(false)
  if (!me) return { entries: [], dialog: null }
  const entries = [
    {
      // The current department is the label of the switch button.
      id: 'switch',
      label: me.userInfo.supplierName ?? me.deptInfo.fullDeptName,
      note: t('shell.switchDept'),
      icon: <Icon of={ApartmentOutlined} />,
      onAction: () => setIsSwitching(true),
    },
    { id: 'account', label: t('shell.information'), icon: <Icon of={IdcardOutlined} />, to: '/userInformation' },
    follows && { id: 'follows', label: follows.name, icon: <Icon of={HeartOutlined} />, to: follows.to },
    { id: 'feedback', label: t('shell.myFeedback'), icon: <Icon of={FormOutlined} />, to: '/myFeedback' },
    me.disabledPermIds.length > 0 && {
      id: 'restore',
      label: t('shell.restore'),
      icon: <Icon of={FormOutlined} />,
      to: '/permissionRestore',
    },
  ].filter((entry) => typeof entry === 'object')
  const dialog = isSwitching && (
    <Suspense fallback={null}>
      <AccountSwitch onClose={() => setIsSwitching(false)} />
    </Suspense>
  )
  return { entries, dialog }
}
