import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import css from './PickerTrigger.module.css'

/** What a field, a label or a reader's program knows of a picker. */
export interface PickerAria {
  readonly id?: string | undefined
  readonly disabled?: boolean | undefined
  readonly className?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-invalid'?: boolean | undefined
  readonly 'aria-required'?: boolean | undefined
  readonly 'aria-describedby'?: string | undefined
}

interface PickerTriggerProps extends PickerAria {
  readonly ref: Ref<HTMLInputElement>
  /** What is chosen; empty while nothing is. */
  readonly text: string
  readonly placeholder?: string | undefined
  readonly popup: 'listbox' | 'dialog'
  /** Of the element that is the popup. */
  readonly popupId: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Loads what opens, as soon as somebody comes near. */
  readonly onNear: () => void
  /** Takes the choice away; not given where there is none, or where one is required. */
  readonly onClear?: (() => void) | undefined
}

const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
const clears = ['Delete', 'Backspace']

/**
 * Closed picker: a select-only combobox (ARIA practices), rendered on the server too. What it opens is loaded when it
 * is needed.
 */
export function PickerTrigger(props: PickerTriggerProps) {
  const { ref, text, placeholder, popup, popupId, isOpen, onOpen, onNear, onClear, className, disabled, ...aria } =
    props
  const { t } = useTranslation()
  const onKeyDown = (event: KeyboardEvent) => {
    if (opens.includes(event.key)) onOpen()
    else if (onClear && clears.includes(event.key)) onClear()
    else return
    event.preventDefault()
  }
  return (
    <span className={[css['box'], className].filter(Boolean).join(' ')}>
      <input
        {...aria}
        ref={ref}
        role="combobox"
        readOnly
        autoComplete="off"
        aria-haspopup={popup}
        aria-expanded={isOpen}
        aria-controls={isOpen ? popupId : undefined}
        disabled={disabled}
        placeholder={placeholder}
        value={text}
        className={css['trigger']}
        onPointerEnter={onNear}
        onFocus={onNear}
        onClick={onOpen}
        onKeyDown={onKeyDown}
      />
      <Icon of={DownOutlined} />
      {/* The keyboard and readers clear with Delete, or by the list's first option. */}
      {onClear && !disabled && (
        <button type="button" tabIndex={-1} aria-hidden title={t('controls.clear')} onClick={onClear}>
          <Icon of={CloseCircleFilled} />
        </button>
      )}
    </span>
  )
}
