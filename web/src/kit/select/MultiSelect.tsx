import CloseOutlined from '@ant-design/icons-svg/es/asn/CloseOutlined.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import css from './MultiSelect.module.css'
import type { Option, OptionSearch } from './options.ts'
import type { PickerAria } from './PickerTrigger.tsx'
import { usePicker } from './usePicker.ts'

const load = () => import('./MultiSelectPanel.tsx')
const MultiSelectPanel = lazy(async () => ({ default: (await load()).MultiSelectPanel }))

const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ']

interface MultiSelectProps extends PickerAria {
  /** Options; with a server search they must include the chosen ones. */
  readonly options: readonly Option[]
  readonly search?: OptionSearch
  readonly placeholder?: string
  readonly value?: unknown
  readonly onChange?: (values: readonly string[]) => void
  /** Maximum number of displayed tags; the rest is counted. */
  readonly max?: number
}

/** Multi-select: chosen options are tags with remove buttons. */
export function MultiSelect({
  options,
  search,
  placeholder,
  value,
  onChange,
  max = 3,
  className,
  ...control
}: MultiSelectProps) {
  const { t } = useTranslation()
  const { trigger, popupId, label, isOpen, open, close } = usePicker()
  const box = useRef<HTMLSpanElement>(null)
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  const tags = chosen.flatMap((one) => options.find((option) => option.value === one) ?? [])
  const shown = tags.slice(0, max)
  return (
    <span ref={box} className={[css['box'], className].filter(Boolean).join(' ')} data-open={isOpen}>
      {shown.map((tag) => (
        <span key={tag.value} className={css['tag']}>
          {tag.label}
          <button
            type="button"
            aria-label={t('controls.removeTag', { name: tag.label })}
            disabled={control.disabled}
            onClick={() => onChange?.(chosen.filter((one) => one !== tag.value))}
          >
            <Icon of={CloseOutlined} />
          </button>
        </span>
      ))}
      {tags.length > shown.length && <span className={css['tag']}>+{tags.length - shown.length}</span>}
      <input
        {...control}
        ref={trigger}
        role="combobox"
        readOnly
        autoComplete="off"
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        placeholder={tags.length === 0 ? placeholder : undefined}
        value={tags.length === 0 ? '' : t('controls.chosen', { count: tags.length })}
        className={css['trigger']}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={open}
        onKeyDown={(event) => {
          if (!opens.includes(event.key)) return
          event.preventDefault()
          open()
        }}
      />
      <Icon of={DownOutlined} />
      {isOpen && (
        <Suspense>
          <MultiSelectPanel
            id={popupId}
            triggerRef={box}
            label={label}
            options={options}
            search={search}
            value={chosen}
            onChange={(values) => onChange?.(values)}
            onClose={close}
          />
        </Suspense>
      )}
    </span>
  )
}
