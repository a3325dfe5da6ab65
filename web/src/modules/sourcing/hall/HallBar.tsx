import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'
import ArrowDownOutlined from '@ant-design/icons-svg/es/asn/ArrowDownOutlined.js'
import ArrowUpOutlined from '@ant-design/icons-svg/es/asn/ArrowUpOutlined.js'
import FilterOutlined from '@ant-design/icons-svg/es/asn/FilterOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { Segmented } from '#web/kit/form/Segmented.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import type { ListPreferences } from '#web/kit/list/preferences.ts'
import { ServerTime } from '#web/modules/sourcing/countdown/ServerTime.tsx'
import { budgetColumn } from './budgetLabel.ts'
import { filtersIn, type HallChange, type HallQuery, hallSorts, orderOf, sortAfter } from './hallQuery.ts'
import css from './HallBar.module.css'
import { TickedFilters } from './TickedFilters.tsx'

type View = ListPreferences['view']

interface HallBarProps {
  /** Kind of the hall. */
  readonly kind: ProjectKind | undefined
  readonly query: HallQuery
  readonly onChange: (change: HallChange) => void
  readonly view: View
  readonly onView: (view: View) => void
  /** Opens the filter drawer of small screens. */
  readonly onFilter: () => void
  /** Container for the table's settings. */
  readonly toolbar: Ref<HTMLDivElement>
}

/** Bar above the projects: order, server time, cards or table. */
export function HallBar({ kind, query, onChange, view, onView, onFilter, toolbar }: HallBarProps) {
  const { t } = useTranslation()
  const { by, isDown } = orderOf(query)
  const set = filtersIn(query, kind)
  const icons = { cards: AppstoreOutlined, table: UnorderedListOutlined }
  return (
    <div className={css['bar']}>
      <fieldset className={css['sorts']}>
        <legend className="visuallyHidden">{t('hall.sort.label')}</legend>
        {hallSorts.map((name) => {
          const isOn = by === name
          const label = t(name === 'budget' ? budgetColumn(kind) : `hall.sort.${name}`)
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isOn}
              aria-label={isOn ? t(isDown ? 'hall.sort.down' : 'hall.sort.up', { name: label }) : undefined}
              onClick={() => onChange({ sort: sortAfter(query, name) })}
            >
              {label}
              {isOn && <Icon of={isDown ? ArrowDownOutlined : ArrowUpOutlined} />}
            </button>
          )
        })}
      </fieldset>
      <button type="button" className={css['filter']} onClick={onFilter}>
        <Icon of={FilterOutlined} /> {set > 0 ? t('hall.filter.set', { total: set }) : t('hall.filter.open')}
      </button>
      <div className={css['check']}>
        <TickedFilters query={query} onChange={onChange} />
      </div>
      <span className={css['time']}>
        {t('hall.time')} <ServerTime />
      </span>
      <div ref={toolbar} className={css['view']} />
      <div className={css['view']}>
        <Segmented
          label={t('hall.view.label')}
          value={view}
          options={(['cards', 'table'] as const).map((value) => ({
            value,
            icon: <Icon of={icons[value]} />,
            label: <span className="visuallyHidden">{t(`hall.view.${value}`)}</span>,
          }))}
          onChange={onView}
        />
      </div>
    </div>
  )
}
