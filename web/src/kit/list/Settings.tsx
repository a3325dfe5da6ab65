import { isEnter } from '#web/kit/keys/enter.ts'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '#web/kit/form/Checkbox.tsx'
import { Tooltip } from '#web/kit/overlay/Tooltip.tsx'
import css from './List.module.css'
import type { ListPreferences } from './preferences.ts'

interface SettingsProps {
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly preferences: ListPreferences
  readonly onChange: (patch: Partial<ListPreferences>) => void
}

/** Column and density settings of a table. Closes on Escape and on an outside click. */
export function Settings({ columns, preferences: { hidden, density }, onChange }: SettingsProps) {
  const { t } = useTranslation()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const { current } = menu
      const isOutside =
        event instanceof KeyboardEvent ? event.key === 'Escape' : !current?.contains(event.target as Node)
      if (current?.open && isOutside) current.open = false
    }
    // The settings are inside the filter form: Enter on a checkbox must not submit it.
    const keepFromSearch = (event: KeyboardEvent) => {
      const { target } = event
      if (isEnter(event) && target instanceof HTMLInputElement && menu.current?.contains(target)) event.preventDefault()
    }
    document.addEventListener('keydown', keepFromSearch)
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
      document.removeEventListener('keydown', keepFromSearch)
    }
  }, [])
  return (
    <Tooltip text={t('list.settings')} className={css['settings']} isNeeded={() => menu.current?.open !== true}>
      <details ref={menu}>
        <summary aria-label={t('list.settings')}>
          <Icon of={SettingOutlined} />
        </summary>
        <fieldset>
          <legend>{t('list.columns')}</legend>
          {columns.map(({ key, title }) => (
            <Checkbox
              key={key}
              label={title}
              checked={!hidden.includes(key)}
              onChange={(shown) =>
                onChange({ hidden: shown ? hidden.filter((each) => each !== key) : [...hidden, key] })
              }
            />
          ))}
          <Checkbox
            label={t('list.compact')}
            checked={density === 'compact'}
            onChange={(compact) => onChange({ density: compact ? 'compact' : 'normal' })}
          />
          <button type="button" onClick={() => onChange({ hidden: [], density: 'normal', widths: {} })}>
            {t('list.usual')}
          </button>
        </fieldset>
      </details>
    </Tooltip>
  )
}
