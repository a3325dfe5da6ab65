import { parseDate } from '@internationalized/date'
import { type RefObject, useState } from 'react'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { useTranslation } from 'react-i18next'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import { Button } from '../ui/Button.tsx'
import css from './Calendar.module.css'
import { CalendarHead, CalendarMonth } from './CalendarParts.tsx'
import { type DayRange, daysIn, presetOf, presets, rangeOf } from './presets.ts'

interface RangePanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly label: string
  readonly value: DayRange
  readonly onChoose: (range: DayRange) => void
  readonly onClose: () => void
}

/** Range picker: two calendars and presets. Applies on confirmation; presets apply immediately. */
export function RangePanel({ triggerRef, label, value, onChoose, onClose }: RangePanelProps) {
  const { t } = useTranslation()
  const isWhole = value.from !== '' && value.to !== '' && value.from <= value.to
  const [range, setRange] = useState<DayRange | undefined>(isWhole ? value : undefined)
  const choose = (chosen: DayRange) => {
    onChoose(chosen)
    onClose()
  }
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={label}>
      <div className={css['range']}>
        <div className={css['presets']}>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={range !== undefined && presetOf(range) === preset}
              onClick={() => choose(rangeOf(preset))}
            >
              {t(`controls.preset.${preset}`)}
            </button>
          ))}
        </div>
        <RangeCalendar
          aria-label={label}
          autoFocus
          firstDayOfWeek="mon"
          visibleDuration={{ months: 2 }}
          className={css['calendar'] ?? ''}
          value={range ? { start: parseDate(range.from), end: parseDate(range.to) } : null}
          onChange={({ start, end }) => setRange({ from: start.toString(), to: end.toString() })}
        >
          <CalendarHead months={2} />
          <div className={css['months']}>
            <CalendarMonth />
            <CalendarMonth offset={1} />
          </div>
        </RangeCalendar>
      </div>
      <div className={css['foot']}>
        <span aria-live="polite">{range && t('controls.days', { count: daysIn(range) })}</span>
        <span className={css['buttons']}>
          <Button size="sm" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button size="sm" variant="solid" disabled={!range} onClick={() => range && choose(range)}>
            {t('common.confirm')}
          </Button>
        </span>
      </div>
    </PopoverPanel>
  )
}
