import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { getHallFigures, getHallFilters, HallTab, listHall } from '#contract/sourcing/projectCards.ts'
import { getLatestTwentiethWinResult } from '#contract/sourcing/result.ts'
import type { ProjectKind } from '#contract/sourcing/projectStates.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useListPreferences } from '#web/kit/list/preferences.ts'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { useLive } from '#web/modules/sourcing/countdown/useLive.ts'
import { ReplyTime, useServerClock } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { WinNotices } from '../award/WinNotices.tsx'
import { HallBar } from './HallBar.tsx'
import { HallFacts } from './HallFacts.tsx'
import { HallFilterDrawer } from './HallFilterDrawer.tsx'
import { HallFilters } from './HallFilters.tsx'
import css from './HallPage.module.css'
import { HallProjects } from './HallProjects.tsx'
import { filtersOf, fixedOf, type HallChange, type HallQuery } from './hallQuery.ts'
import { useHallName } from './useHallName.ts'

const tabs: readonly HallTab[] = ['all', 'enrolling', 'quoting', 'results', 'pending', 'done', 'ended']
const live = [listHall, getHallFigures, getLatestTwentiethWinResult]

interface HallPageProps {
  /** Default: projects of all kinds. */
  readonly kind?: ProjectKind
}

/** Public hall of published projects; its state is in the URL. */
export function HallPage({ kind }: HallPageProps) {
  const { t } = useTranslation()
  const [asked, setQuery] = useUrlQuery(listHall)
  const query: HallQuery = { ...asked, ...fixedOf(kind) }
  const isCounted = usePortal().isShowCount === '1'
  const figures = useOptionalRead(getHallFigures, filtersOf(query))
  const offered = useOptionalRead(getHallFilters, fixedOf(kind))
  const [{ view }, setPreferences] = useListPreferences(listHall.path)
  const [isFiltering, setIsFiltering] = useState(false)
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const onMoment = useLive(live)
  useServerClock(figures?.now)
  const name = useHallName(kind)
  const countOf = (tab: HallTab) => figures?.tabs.find((one) => one.tab === tab)?.count
  const onChange = (change: HallChange) => setQuery(change)
  const filters = { kind, query, offered, onChange }
  const purpose = (
    <>
      {t(`hall.purpose.${kind ?? 'all'}`)}
      {kind !== undefined && (
        <a className={css['feed']} href={`/rss/${kind}.xml`} aria-label={t('hall.feedOf', { name })}>
          <Icon of={NotificationOutlined} /> {t('hall.feed')}
        </a>
      )}
    </>
  )
  return (
    <ReplyTime value={figures?.now}>
      <Page title={name} purpose={purpose} actions={isCounted && <HallFacts figures={figures} />} wide>
        <WinNotices kind={kind} />
        <div className={`card ${css['filters']}`}>
          <Tabs
            label={t('hall.tabs.label')}
            value={query.tab ?? 'all'}
            onChange={(tab) => onChange({ tab: tab === 'all' ? undefined : tab })}
            options={tabs.map((value) => ({
              value,
              label: (
                <>
                  {t(`hall.tabs.${value}`)}
                  {isCounted && <small className="num">{figures ? formatCount(countOf(value) ?? 0) : '-'}</small>}
                </>
              ),
            }))}
          />
          <div className={css['facets']}>
            <HallFilters {...filters} />
          </div>
        </div>
        <HallBar
          kind={kind}
          query={query}
          onChange={onChange}
          view={view}
          onView={(next) => setPreferences({ view: next })}
          onFilter={() => setIsFiltering(true)}
          toolbar={setToolbar}
        />
        <HallProjects kind={kind} view={view} toolbar={toolbar} onChange={onChange} onMoment={onMoment} />
        {isFiltering && <HallFilterDrawer {...filters} onClose={() => setIsFiltering(false)} />}
      </Page>
    </ReplyTime>
  )
}
