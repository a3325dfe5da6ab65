import PlusOutlined from '@ant-design/icons-svg/es/asn/PlusOutlined.js'
import { type ComponentType, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { maxShortcuts } from '#contract/workbench/workbench.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { lazyWith } from '#web/messages/lazy.ts'
import css from './Shortcuts.module.css'
import { useShortcuts } from './useShortcuts.ts'

const ShortcutDialog = lazyWith(['workbench'], async () => (await import('./ShortcutDialog.tsx')).ShortcutDialog)

interface ShortcutsProps {
  readonly className?: string | undefined
  /** Icon of a menu entry, provided by the app. */
  readonly MenuIcon: ComponentType<{ readonly routeName: string }>
}

/** Shortcuts of the person; one can be added while there is room. */
export function Shortcuts({ className, MenuIcon }: ShortcutsProps) {
  const { t } = useTranslation()
  const { version, pages, chosen } = useShortcuts()
  const [isOpen, setIsOpen] = useState(false)
  if (pages.length === 0) return null
  return (
    <Section
      title={t('workbench.shortcut.title')}
      className={className}
      actions={
        <button type="button" className={`tap ${css['manage']}`} onClick={() => setIsOpen(true)}>
          {t('workbench.shortcut.manage')}
        </button>
      }
    >
      <ul className={css['tiles']}>
        {chosen.map(({ id, name, to, routeName }) => (
          <li key={id}>
            <Link to={to} className={css['tile']}>
              <MenuIcon routeName={routeName} />
              <span>{name}</span>
            </Link>
          </li>
        ))}
        {chosen.length < maxShortcuts && chosen.length < pages.length && (
          <li>
            <button type="button" className={`${css['tile']} ${css['add']}`} onClick={() => setIsOpen(true)}>
              <Icon of={PlusOutlined} />
              <span>{t('workbench.shortcut.add')}</span>
            </button>
          </li>
        )}
      </ul>
      {isOpen && (
        <Suspense>
          <ShortcutDialog
            version={version}
            pages={pages}
            chosen={chosen}
            MenuIcon={MenuIcon}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Section>
  )
}
