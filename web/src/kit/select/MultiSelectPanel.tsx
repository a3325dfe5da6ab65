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
import { matchingOptions, type Option, type OptionSearch } from './options.ts'
import css from './Panel.module.css'
import { Matched } from './Matched.tsx'

interface MultiSelectPanelProps {
  /** Id of the popup element that the trigger controls. */
  readonly id: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly options: readonly Option[]
  readonly search?: OptionSearch | undefined
  readonly value: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly onClose: () => void
}

/**
 * Panel of a multi-select: stays open, counts, and can be cleared. Chosen options stay chosen if the search hides them.
 */
export function MultiSelectPanel(props: MultiSelectPanelProps) {
  const { id, triggerRef, label, options, search, value, onChange, onClose } = props
  const { t } = useTranslation()
  const [filter, setFilter] = useState('')
  const typed = search?.typed ?? filter
  const shown = search ? (search.found ?? []) : matchingOptions(options, filter)
  const change = (keys: 'all' | ReadonlySet<unknown>) => {
    const hidden = value.filter((one) => shown.every((option) => option.value !== one))
    const chosen = shown.filter((option) => keys === 'all' || keys.has(option.value)).map((option) => option.value)
    onChange([...hidden, ...chosen])
  }
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label} width="trigger">
      <Autocomplete inputValue={typed} onInputChange={search?.onType ?? setFilter}>
        <SearchField aria-label={t('controls.search')} autoFocus className={css['search'] ?? ''}>
          <Icon of={SearchOutlined} />
          <Input placeholder={t('controls.search')} maxLength={64} />
        </SearchField>
        <ListBox
          id={id}
          aria-label={label}
          className={css['list'] ?? ''}
          selectionMode="multiple"
          escapeKeyBehavior="none"
          selectedKeys={value}
          onSelectionChange={change}
          renderEmptyState={() => <Nothing typed={typed.trim()} isLoading={search !== undefined && !search.found} />}
        >
          {shown.map((option) => (
            <ListBoxItem
              key={option.value}
              id={option.value}
              textValue={option.label}
              isDisabled={option.disabled ?? false}
              className={`${css['option']} ${css['many']}`}
            >
              {({ isSelected }) => (
                <>
                  <span className={css['mark']}>{isSelected && <Icon of={CheckOutlined} />}</span>
                  <span className={css['text']}>
                    <Matched text={option.label} typed={typed} />
                    {option.note !== undefined && <small>{option.note}</small>}
                  </span>
                </>
              )}
            </ListBoxItem>
          ))}
        </ListBox>
      </Autocomplete>
      <div className={css['foot']}>
        <span aria-live="polite">{t('controls.chosen', { count: value.length })}</span>
        <button type="button" onClick={() => onChange([])}>
          {t('controls.clear')}
        </button>
      </div>
    </PopoverPanel>
  )
}

interface NothingProps {
  readonly typed: string
  readonly isLoading: boolean
}
function Nothing({ typed, isLoading }: NothingProps) {
  const { t } = useTranslation()
  return <p className={css['empty']}>{isLoading ? t('common.loading') : t('controls.nothing', { typed })}</p>
}
