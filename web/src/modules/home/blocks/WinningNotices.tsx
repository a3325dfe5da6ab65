import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { dayOf } from '#contract/kit/calendar.ts'
import { winTypes } from '#contract/sourcing/result.ts'
import { projectKinds } from '#contract/sourcing/projectStates.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'
import { useCarousel } from '#web/kit/ui/useCarousel.ts'
import { resultNoticePath } from '#web/modules/sourcing/award/inquiryIdIn.ts'
import { hallPathOf } from '#web/modules/sourcing/hall/hallPaths.ts'
import { useShortDay } from '#web/modules/sourcing/countdown/useShortDay.ts'
import type { BlockProps } from '../page/blockProps.ts'
import { useTitleOf } from '../page/useTitleOf.ts'
import { MoreLink } from '#web/kit/ui/MoreLink.tsx'
import { ReadNotice } from './ReadNotice.tsx'
import { shownAt } from './notices/scrolling.ts'
import panel from './Panel.module.css'
import css from './WinningNotices.module.css'

/** Two at a time, every three seconds (specification, section 9). */
const atOnce = 2
const everyMs = 3000
const visible = 4

const kindOf = (type: string | null) => projectKinds.find((kind) => winTypes[kind] === type)

/** Latest awards, scrolling by two every three seconds. */
export function WinningNotices({ block, data, onMoment }: BlockProps<'winningNotices'>) {
  const { t } = useTranslation()
  const title = useTitleOf()(block)
  const shortDay = useShortDay()
  const winners = data?.winners ?? []
  const isMoving = winners.length > visible
  const { shown, hold } = useCarousel(isMoving ? Math.ceil(winners.length / atOnce) : 1, everyMs)
  if (!data || data.hasFailed) return <ReadNotice onRetry={onMoment} />
  const name = title || t('result.latest')
  const more = (
    <MoreLink to={`${hallPathOf(kindOf(block.type))}?tab=done`} label={t('homePage.winners.all')} of={name} />
  )
  return (
    <Section title={name} actions={more} className={`${panel['panel']} ${css['winners']}`}>
      {winners.length === 0 && <p className={panel['none']}>{t('homePage.winners.none')}</p>}
      {/* Pauses on hover and focus. */}
      <div role="presentation" {...hold}>
        <ul>
          {shownAt(winners, shown * atOnce, visible).map((winner) => {
            const kind = kindOf(winner.type)!
            return (
              <li key={`${winner.inquiryId} ${winner.supplierName}`}>
                <Link to={resultNoticePath(winner.inquiryId)}>
                  <Tag>{t(`hall.kind.${kind}`)}</Tag>
                  <span className="one">{winner.projectTitle}</span>
                  {block.hasAmounts === true && <Amount value={winner.amount} />}
                </Link>
                <small>
                  <span className="one">{winner.supplierName}</span>
                  <time dateTime={winner.releaseTime}>{shortDay(dayOf(new Date(winner.releaseTime)))}</time>
                </small>
              </li>
            )
          })}
        </ul>
      </div>
    </Section>
  )
}
