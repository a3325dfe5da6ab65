import { lazy, Suspense } from 'react'
import type { Option } from './options.ts'
import { type PickerAria, PickerTrigger } from './PickerTrigger.tsx'
import { usePicker } from './usePicker.ts'

export type { Option } from './options.ts'

const load = () => import('./SelectPanel.tsx')
const SelectPanel = lazy(async () => ({ default: (await load()).SelectPanel }))

interface SelectProps extends PickerAria {
  readonly options: readonly Option[]
  /** Placeholder; if the field is optional it is also the option that clears the selection. */
  readonly hint?: string
  readonly value?: unknown
  readonly onChange?: (value: string) => void
}

/** Select: single choice. Long lists have a search field; optional fields can be cleared. */
export function Select({ options, hint, value, onChange, ...aria }: SelectProps) {
  const { trigger, popupId, label, isOpen, open, close } = usePicker()
  const chosen = typeof value === 'string' ? value : ''
  const canBeNone = hint !== undefined && aria['aria-required'] !== true
  const isNone = chosen === '' && options.every((option) => option.value !== '')
  return (
    <>
      <PickerTrigger
        {...aria}
        ref={trigger}
        popup="listbox"
        popupId={popupId}
        text={isNone ? '' : (options.find((option) => option.value === chosen)?.label.trim() ?? '')}
        placeholder={hint}
        isOpen={isOpen}
        onOpen={open}
        onNear={() => void load()}
        onClear={canBeNone && !isNone ? () => onChange?.('') : undefined}
      />
      {isOpen && (
        <Suspense>
          <SelectPanel
            id={popupId}
            triggerRef={trigger}
            label={label}
            options={options}
            value={chosen}
            none={canBeNone ? hint : undefined}
            onChoose={(next) => onChange?.(next)}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  )
}
