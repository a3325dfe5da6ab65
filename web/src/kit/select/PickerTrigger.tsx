import CloseCircleFilled from '@ant-design/icons-svg/es/asn/CloseCircleFilled.js'
import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import css from './PickerTrigger.module.css'

/** Accessibility props of a picker. */
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
  /** Text of the selection; empty if there is none. */
  readonly text: string
  readonly placeholder?: string | undefined
  readonly popup: 'listbox' | 'dialog'
  /** Id of the popup element. */
  readonly popupId: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  /** Preloads the panel's code, on hover or focus. */
  readonly onNear: () => void
  /** Clears the selection; undefined if there is none or a choice is required. */
  readonly onClear?: (() => void) | undefined
}

const opens = ['ArrowDown', 'ArrowUp', 'Enter', ' ']
const clears = ['Delete', 'Backspace']

/**
 * Closed picker: a select-only combobox (WAI-ARIA Authoring Practices), rendered on the server. The panel's code is
 * loaded on demand (code splitting).
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
      {/* The keyboard and readers clear with Delete, or by the list's first option; `title` is for the pointer only. */}
      {onClear && !disabled && (
        <button type="button" tabIndex={-1} aria-hidden title={t('controls.clear')} onClick={onClear}>
          <Icon of={CloseCircleFilled} />
        </button>
      )}
    </span>
  )
}
