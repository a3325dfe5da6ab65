import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ReactNode, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { matchingOptions } from '../select/options.ts'
import { Matched } from '../select/SelectPanel.tsx'
import panel from '../select/Panel.module.css'
import css from './CommandPalette.module.css'
import { Dialog } from './Dialog.tsx'
import { AriaProvider } from './PopoverPanel.tsx'

export interface Command {
  readonly id: string
  readonly label: string
  readonly note?: string
  readonly icon?: ReactNode
  readonly onRun: () => void
}

interface CommandPaletteProps {
  readonly commands: readonly Command[]
  readonly onClose: () => void
}

/** Command palette: goes anywhere by a few letters of its name. */
export function CommandPalette({ commands, onClose }: CommandPaletteProps) {
  const { t } = useTranslation()
  const within = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const options = commands.map(({ id, label, note }) => ({ value: id, label, ...(note === undefined ? {} : { note }) }))
  const found = matchingOptions(options, typed)
  const run = (key: unknown) => {
    onClose()
    commands.find(({ id }) => id === key)?.onRun()
  }
  return (
    <Dialog title={t('controls.palette')} width={600} onClose={onClose}>
      <div ref={within} className={css['palette']}>
        <AriaProvider within={within}>
          <Autocomplete inputValue={typed} onInputChange={setTyped}>
            <SearchField aria-label={t('controls.palette')} className={panel['search'] ?? ''}>
              <Icon of={SearchOutlined} />
              <Input placeholder={t('controls.paletteHint')} maxLength={64} />
            </SearchField>
            <ListBox
              aria-label={t('controls.palette')}
              className={panel['list'] ?? ''}
              onAction={run}
              renderEmptyState={() => (
                <p className={panel['empty']}>{t('controls.nothing', { typed: typed.trim() })}</p>
              )}
            >
              {found.map(({ value, label, note }) => (
                <ListBoxItem key={value} id={value} textValue={label} className={panel['option'] ?? ''}>
                  {commands.find(({ id }) => id === value)?.icon}
                  <span className={panel['text']}>
                    <Matched text={label} typed={typed} />
                  </span>
                  {note !== undefined && <small>{note}</small>}
                </ListBoxItem>
              ))}
            </ListBox>
          </Autocomplete>
        </AriaProvider>
      </div>
    </Dialog>
  )
}
