import { isEnter } from '#web/kit/keys/enter.ts'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type InputHTMLAttributes, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readDay } from './day.ts'
import css from './DateRangeInput.module.css'
import type { DayRange } from './presets.ts'

const load = () => import('./RangePanel.tsx')
const RangePanel = lazy(async () => ({ default: (await load()).RangePanel }))

interface DateRangeInputProps {
  /** Accessible names of both ends and of the range. */
  readonly labels: { readonly from: string; readonly to: string; readonly whole: string }
  readonly value: DayRange
  readonly onChange: (range: DayRange) => void
}

/** Date range input: typed, or chosen in two calendars or presets. Either end may be open. */
export function DateRangeInput({ labels, value, onChange }: DateRangeInputProps) {
  const { t } = useTranslation()
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <fieldset className={css['range']} aria-label={labels.whole}>
      <DayText
        aria-label={labels.from}
        placeholder={t('controls.from')}
        day={value.from}
        max={value.to}
        onDay={(from) => onChange({ ...value, from })}
      />
      <i aria-hidden>{t('controls.until')}</i>
      <DayText
        aria-label={labels.to}
        placeholder={t('controls.to')}
        day={value.to}
        min={value.from}
        onDay={(to) => onChange({ ...value, to })}
      />
      <button
        ref={trigger}
        type="button"
        aria-label={t('controls.openRange', { name: labels.whole })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setIsOpen(true)}
      >
        <Icon of={CalendarOutlined} />
      </button>
      {isOpen && (
        <Suspense>
          <RangePanel
            triggerRef={trigger}
            label={labels.whole}
            value={value}
            onChoose={onChange}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </fieldset>
  )
}

interface DayTextProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'> {
  readonly day: string
  readonly min?: string
  readonly max?: string
  readonly onDay: (day: string) => void
}

/** Text input of one end; reverts on blur if the text is invalid or beyond the other end. */
function DayText({ day, min = '', max = '', onDay, ...rest }: DayTextProps) {
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    if (typed === undefined) return
    setTyped(undefined)
    onDay(typed.trim() === '' ? '' : (readDay(typed, { min: min || undefined, max: max || undefined }) ?? day))
  }
  return (
    <input
      {...rest}
      inputMode="numeric"
      maxLength={12}
      value={typed ?? day}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => isEnter(event) && commit()}
    />
  )
}
