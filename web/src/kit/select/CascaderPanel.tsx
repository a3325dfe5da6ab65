import CheckOutlined from '@ant-design/icons-svg/es/asn/CheckOutlined.js'
import RightOutlined from '@ant-design/icons-svg/es/asn/RightOutlined.js'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Input } from 'react-aria-components/Input'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { SearchField } from 'react-aria-components/SearchField'
import { useTranslation } from 'react-i18next'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import { type Branch, type CascaderSource, columnsOf } from './cascade.ts'
import css from './CascaderPanel.module.css'
import panel from './Panel.module.css'
import { FoundPaths } from './FoundPaths.tsx'

interface CascaderPanelProps {
  /** Id of the popup element that the trigger controls. */
  readonly id: string
  readonly triggerRef: RefObject<HTMLElement | null>
  readonly label: string
  readonly path: readonly Branch[]
  readonly source: CascaderSource
  readonly searchHint: string
  readonly onChange: (path: readonly Branch[]) => void
  readonly onClose: () => void
}

/** Panel of a cascader: columns or search results. Left and Right move between columns; choosing a leaf closes it. */
export function CascaderPanel({
  id,
  triggerRef,
  label,
  path: given,
  source,
  searchHint,
  onChange,
  onClose,
}: CascaderPanelProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [path, setPath] = useState(given)
  const columns = useRef<HTMLDivElement>(null)
  const choose = (next: readonly Branch[]) => {
    setPath(next)
    onChange(next)
    if (!source.hasChildren(next)) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const lists = [...(columns.current?.querySelectorAll<HTMLElement>('[role=listbox]') ?? [])]
    const next = lists[lists.findIndex((list) => list.contains(document.activeElement)) + step]
    const option =
      next?.querySelector<HTMLElement>('[aria-selected=true]') ?? next?.querySelector<HTMLElement>('[role=option]')
    if (!option) return
    event.preventDefault()
    option.focus()
  }
  const found = typed.trim() === '' ? undefined : source.search(typed)
  return (
    <PopoverPanel id={id} triggerRef={triggerRef} onClose={onClose} label={label} width="trigger">
      <Autocomplete inputValue={typed} onInputChange={setTyped} disableVirtualFocus={found === undefined}>
        <SearchField aria-label={searchHint} autoFocus className={panel['search'] ?? ''}>
          <Icon of={SearchOutlined} />
          <Input placeholder={searchHint} maxLength={200} />
        </SearchField>
        {found && (
          <FoundPaths found={found} typed={typed} onChoose={(next) => (onChange(next), onClose())} label={label} />
        )}
      </Autocomplete>
      {!found && (
        <div ref={columns} className={css['columns']} role="presentation" onKeyDownCapture={onKeyDown}>
          {columnsOf(path, source).map((column, level) => (
            <ListBox
              key={path[level - 1]?.id ?? 'first'}
              aria-label={path[level - 1]?.name ?? t('controls.firstLevel')}
              className={css['column'] ?? ''}
              selectionMode="single"
              escapeKeyBehavior="none"
              selectedKeys={path[level] ? [path[level].id] : []}
              shouldFocusWrap
              onSelectionChange={(keys) => {
                const [key] = [...(keys as Set<string>)]
                const branch = column.find(({ id }) => id === (key ?? path[level]?.id))
                if (branch) choose([...path.slice(0, level), branch])
              }}
            >
              {column.map((branch) => (
                <ListBoxItem key={branch.id} id={branch.id} textValue={branch.name} className={panel['option'] ?? ''}>
                  {({ isSelected }) => (
                    <>
                      <span className={panel['text']}>{branch.name}</span>
                      {source.hasChildren([...path.slice(0, level), branch]) ? (
                        <Icon of={RightOutlined} className={css['more']} />
                      ) : (
                        isSelected && <Icon of={CheckOutlined} />
                      )}
                    </>
                  )}
                </ListBoxItem>
              ))}
            </ListBox>
          ))}
        </div>
      )}
    </PopoverPanel>
  )
}
