import type { RefObject } from 'react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { useTranslation } from 'react-i18next'
import { minuteOf } from '#contract/kit/calendar.ts'
import { PopoverPanel } from '../overlay/PopoverPanel.tsx'
import panel from '../select/Panel.module.css'
import css from './TimePanel.module.css'

interface TimePanelProps {
  readonly triggerRef: RefObject<HTMLButtonElement | null>
  readonly value: string
  readonly onChange: (time: string) => void
  readonly onClose: () => void
}

const two = (number: number) => String(number).padStart(2, '0')
const hours = Array.from({ length: 24 }, (_, hour) => two(hour))
const quarters = ['00', '15', '30', '45']

/** Time picker: hours, and minutes in steps of 15; other minutes are typed. */
export function TimePanel({ triggerRef, value, onChange, onClose }: TimePanelProps) {
  const { t } = useTranslation()
  const [hour = '', minute = ''] = value.split(':')
  const now = () => {
    onChange(minuteOf(new Date()).slice(-5))
    onClose()
  }
  const column = (label: string, all: readonly string[], chosen: string, choose: (part: string) => void) => (
    <ListBox
      aria-label={label}
      className={css['column'] ?? ''}
      selectionMode="single"
      escapeKeyBehavior="none"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => choose([...(keys as Set<string>)][0] ?? chosen)}
    >
      {all.map((part) => (
        <ListBoxItem key={part} id={part} className={panel['option'] ?? ''}>
          {part}
        </ListBoxItem>
      ))}
    </ListBox>
  )
  return (
    <PopoverPanel triggerRef={triggerRef} onClose={onClose} label={t('controls.time.open')}>
      <div className={css['columns']}>
        {column(t('controls.time.hours'), hours, hour, (next) => onChange(`${next}:${minute || '00'}`))}
        {column(t('controls.time.minutes'), quarters, minute, (next) => onChange(`${hour || '00'}:${next}`))}
      </div>
      <div className={panel['foot']}>
        <button type="button" onClick={now}>
          {t('controls.time.now')}
        </button>
        <button type="button" onClick={onClose}>
          {t('common.confirm')}
        </button>
      </div>
    </PopoverPanel>
  )
}
