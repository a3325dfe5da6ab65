import CaretRightOutlined from '@ant-design/icons-svg/es/asn/CaretRightOutlined.js'
import PauseOutlined from '@ant-design/icons-svg/es/asn/PauseOutlined.js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HomeColumn } from '#contract/home/home.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import { columnListPath } from '#web/modules/notices/reading/publicPaths.ts'
import type { BlockProps } from '../../page/blockProps.ts'
import { useChosenText } from '../../page/useTitleOf.ts'
import { LeadNotice, NoticeLine } from './NoticeLine.tsx'
import css from './NoticeTabs.module.css'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'
import { ReadNotice } from '../ReadNotice.tsx'
import { scrolls, shownAt, stillOf } from './scrolling.ts'

const EVERY_MS = 5000

/** Announcements by column; long lists scroll below their pinned ones, and pause on hover and focus. */
export function NoticeTabs({ block, data, onMoment }: BlockProps<'noticeTabs'>) {
  const { t } = useTranslation()
  const textOf = useChosenText()
  const columns = data?.columns ?? []
  const [chosen, setChosen] = useState<string>()
  if (!data || data.hasFailed) return <ReadNotice onRetry={onMoment} />
  const column = columns.find(({ id }) => id === chosen) ?? columns[0]
  if (!column) return null
  const nameOf = ({ name, enName }: HomeColumn) => textOf(name, enName)
  return (
    <section className={`card ${css['notices']} ${css[block.look]}`} aria-label={t('homePage.notices.label')}>
      <div className={css['head']}>
        <Tabs
          label={t('homePage.notices.tabs')}
          value={column.id}
          options={columns.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={setChosen}
        />
        <MoreLink to={`${columnListPath}?colunmsId=${column.id}`} of={nameOf(column)} />
      </div>
      <Scrolling key={column.id} column={column} rows={block.rows} isFeatured={block.look === 'featured'} />
    </section>
  )
}

interface ScrollingProps {
  readonly column: HomeColumn
  readonly rows: number
  readonly isFeatured: boolean
}

function Scrolling({ column: { articles }, rows, isFeatured }: ScrollingProps) {
  const { t } = useTranslation()
  const lead = isFeatured ? articles[0] : undefined
  const rest = lead ? articles.slice(1) : articles
  const visible = isFeatured ? rows - 1 : rows
  const still = stillOf(rest, visible)
  const moving = rest.length - still
  const isMoving = scrolls(articles.length) && moving > 1
  const { shown, isPaused, setIsPaused, hold } = useCarousel(isMoving ? moving : 1, EVERY_MS)
  if (articles.length === 0) return <p className={css['none']}>{t('homePage.notices.none')}</p>
  return (
    <>
      {lead && <LeadNotice article={lead} />}
      {/* Pauses on hover and focus. */}
      <div role="presentation" className={css['list']} {...hold}>
        <ul>
          {shownAt(rest, shown, visible, still).map((article) => (
            <li key={article.id}>
              <NoticeLine article={article} />
            </li>
          ))}
        </ul>
      </div>
      {isMoving && (
        <button
          type="button"
          className={css['pause']}
          aria-label={t(isPaused ? 'homePage.notices.play' : 'homePage.notices.pause')}
          onClick={() => setIsPaused(!isPaused)}
        >
          <Icon of={isPaused ? CaretRightOutlined : PauseOutlined} />
        </button>
      )}
    </>
  )
}
