import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/kit/client/me.ts'
import { MenuTrigger } from '#web/kit/overlay/MenuTrigger.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './AccountMenu.module.css'

const load = () => import('./AccountPanel.tsx')
const AccountPanel = lazyWith([], async () => (await load()).AccountPanel)

/** Account menu: person, department and account actions. First views load only its button. */
export function AccountMenu({ greeting }: { readonly greeting?: string }) {
  const { t } = useTranslation()
  const me = useMe()
  if (!me) return null
  const { userName } = me.userInfo
  const label = t('shell.account', { name: userName })
  return (
    <MenuTrigger
      label={label}
      className={css['button']}
      load={load}
      renderPanel={(state) => <AccountPanel label={label} {...state} />}
    >
      <span className={css['initial']} aria-hidden>
        {[...userName][0]}
      </span>
      <span>
        {greeting !== undefined && <span className={css['greeting']}>{greeting}</span>}
        <span>{userName}</span>
      </span>
      <Icon of={DownOutlined} />
    </MenuTrigger>
  )
}
