import DownOutlined from '@ant-design/icons-svg/es/asn/DownOutlined.js'
import UpOutlined from '@ant-design/icons-svg/es/asn/UpOutlined.js'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Facets.module.css'

export interface FacetOption {
  readonly value: string
  readonly label: string
  /** Number of goods left with this value. */
  readonly count?: number
}

interface FacetRowProps {
  readonly label: string
  readonly options: readonly FacetOption[]
  readonly chosen: readonly string[]
  readonly onToggle: (value: string) => void
  /** Without it there is no 全部. */
  readonly onClear?: () => void
  /** Content before the options: a search box, selected values. */
  readonly before?: ReactNode
}

/** Facet with multiple values, in one line that can be expanded. */
export function FacetRow({ label, options, chosen, onToggle, onClear, before }: FacetRowProps) {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const line = useRef<HTMLDivElement>(null)
  const isLong = useIsLong(line)
  return (
    <fieldset className={css['row']} aria-labelledby={id}>
      <span id={id} className={css['label']}>
        {label}
      </span>
      <div
        ref={line}
        className={`${css['options']} ${isOpen ? css['open'] : ''}`}
        onScroll={({ currentTarget }) => {
          // The focus has moved into the hidden lines: they are shown, instead of moved over the first one.
          currentTarget.scrollTop = 0
          setIsOpen(true)
        }}
      >
        {before}
        {onClear && (
          <button type="button" aria-pressed={chosen.length === 0} onClick={onClear}>
            {t('catalogue.list.all')}
          </button>
        )}
        {options.map(({ value, label: name, count }) => (
          <button key={value} type="button" aria-pressed={chosen.includes(value)} onClick={() => onToggle(value)}>
            {name}
            {count !== undefined && <small aria-hidden>{count}</small>}
          </button>
        ))}
      </div>
      {(isLong || isOpen) && (
        <button type="button" className={css['more']} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'catalogue.list.less' : 'catalogue.list.more')}{' '}
          {isOpen ? <Icon of={UpOutlined} /> : <Icon of={DownOutlined} />}
          <span className="visuallyHidden">{label}</span>
        </button>
      )}
    </fieldset>
  )
}

/** Whether the options exceed one line; measured on each render and on resize. */
function useIsLong(line: { readonly current: HTMLDivElement | null }): boolean {
  const [isLong, setIsLong] = useState(false)
  useLayoutEffect(() => {
    const element = line.current
    if (!element) return
    const onResize = () => setIsLong(element.scrollHeight > element.clientHeight + 1)
    onResize()
    const observer = new ResizeObserver(onResize)
    observer.observe(element)
    return () => observer.disconnect()
  })
  return isLong
}
