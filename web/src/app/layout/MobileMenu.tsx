import MenuOutlined from '@ant-design/icons-svg/es/asn/MenuOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/kit/client/me.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './MobileMenu.module.css'

const MobileMenuDialog = lazyWith([], async () => (await import('./MobileMenuDialog.tsx')).MobileMenuDialog)

/** Button that opens the menu of small screens. */
export function MobileMenu() {
  const { t } = useTranslation()
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={css['open']}
        aria-label={t(me ? 'shell.mine' : 'shell.main')}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={me ? UserOutlined : MenuOutlined} />
      </button>
      {isOpen && (
        <Suspense>
          <MobileMenuDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
