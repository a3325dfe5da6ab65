import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type RefObject, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import css from './Panel.module.css'
import { Matched } from './Matched.tsx'
import { matchingOptions, type Option, SEARCH_ABOVE } from './options.ts'

interface SelectPanelProps {
  /** Id of the popup element that the trigger controls. */
  readonly id: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly options: readonly Option[]
  readonly value: string
  /** Label of the option that clears the selection; without it there is none. */
  readonly none?: string | undefined
  readonly onChoose: (value: string) => void
  readonly onClose: () => void
}

/** Option keys: React Aria keys must not be empty, while values may be. */
const keyOf = (value: string) => `option ${value}`

/** Panel of a select, with a search field if it is long. Scrolls to the chosen option and focuses it. */
export function SelectPanel({ id, triggerRef, label, options, value, none, onChoose, onClose }: SelectPanelProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const isLong = options.length > SEARCH_ABOVE
  const found = matchingOptions(options, typed)
  const shown = none === undefined || typed.trim() !== '' ? found : [{ value: '', label: none }, ...found]
  const choose = (key: string | undefined) => {
    const chosen = shown.find((option) => keyOf(option.value) === key)
    onClose()
    if (chosen && chosen.value !== value) onChoose(chosen.value)
  }
  const list = (
    <ListBox
      id={id}
      aria-label={label}
      className={css['list'] ?? ''}
      selectionMode="single"
      escapeKeyBehavior="none"
      selectedKeys={[keyOf(value)]}
      autoFocus={isLong ? false : 'first'}
      shouldFocusWrap
      onSelectionChange={(keys) => choose([...(keys as Set<string>)][0])}
      renderEmptyState={() => <p className={css['empty']}>{t('controls.nothing', { typed: typed.trim() })}</p>}
    >
      {shown.map((option) => (
        <ListBoxItem
          key={option.value}
          id={keyOf(option.value)}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className={css['option'] ?? ''}
        >
          {({ isSelected }) => (
            <>
              <span className={css['text']}>
                <Matched text={option.label} typed={typed} />
                {option.note !== undefined && <small>{option.note}</small>}
              </span>
              {isSelected && <Icon of={CheckOutlined} />}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  )
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label} width="trigger">
      {isLong ? (
        <Autocomplete inputValue={typed} onInputChange={setTyped}>
          <SearchField aria-label={t('controls.search')} autoFocus className={css['search'] ?? ''}>
            <Icon of={SearchOutlined} />
            <Input placeholder={t('controls.search')} maxLength={64} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </PopoverPanel>
  )
}
