import { useTranslation } from 'react-i18next'
import type { AuctionRoom } from '#contract/sourcing/auction/auction.ts'
import type { AuctionView } from '#contract/sourcing/auction/auctionShapes.ts'
import { useAtServerTime } from '../countdown/useServerTime.ts'
import css from './Auction.module.css'
import { lengthOf, timeOf, wholeTimeOf } from './clockTexts.ts'

interface AuctionClockProps {
  readonly view: AuctionView
  readonly terms: AuctionRoom['terms']
  readonly isLost: boolean
}

const over: ReadonlySet<string> = new Set(['closed', 'failed', 'cancelled'])

/** Dark countdown of an auction: to its beginning, its end in force, or what is left while it is paused. */
export function AuctionClock({ view, terms, isLost }: AuctionClockProps) {
  const { t } = useTranslation()
  const { phase, until, beginAt, left, extensions, latest, resumeAt } = view
  const target = phase === 'scheduled' ? beginAt : until
  const remaining = useAtServerTime((now) =>
    over.has(phase) ? 0 : phase === 'paused' ? left : target === null ? 0 : Math.max(0, target - now),
  )
  const isAtEnd = phase === 'open' && remaining === 0
  const label = isAtEnd ? t('auctionRoom.clock.confirming') : labelOf()
  const length = Math.max(1, (until ?? view.plannedEnd) - beginAt)
  const done = over.has(phase) ? 1 : phase === 'scheduled' ? 0 : 1 - Math.min(1, remaining / length)
  return (
    <section className={css['clock']} aria-label={label}>
      <div className={css['clockHead']}>
        <div>
          <p>{label}</p>
          <b role="timer" aria-live="off" data-testid="auctionClock">
            {lengthOf(remaining)}
          </b>
        </div>
        <ul>
          {phase === 'scheduled' ? (
            <>
              <li>{t('auctionRoom.clock.joined', { count: view.bidderCount })}</li>
              <li>{t('auctionRoom.clock.begins', { time: wholeTimeOf(beginAt).slice(5) })}</li>
            </>
          ) : (
            <>
              {view.stage === 'free' && (
                <li>{t('auctionRoom.clock.extended', { count: extensions, most: terms.mostExtensions })}</li>
              )}
              {view.stage === 'final' && terms.final && (
                <li>{t('auctionRoom.clock.inFinal', { best: terms.final.best })}</li>
              )}
              {view.stage === 'level' && (
                <li>
                  {t('auctionRoom.clock.inLevel', {
                    level: view.stageNo,
                    most: terms.levels.length,
                    count: view.inCount,
                  })}
                </li>
              )}
              {(view.stage === 'turn' || view.stage === 'break') && (
                <li>{t('auctionRoom.clock.inRound', { round: view.stageNo, most: terms.rounds })}</li>
              )}
              {until !== null && <li>{t('auctionRoom.clock.until', { time: timeOf(until) })}</li>}
              {latest !== null && phase === 'open' && (
                <li>{t('auctionRoom.clock.latest', { time: timeOf(latest) })}</li>
              )}
              {resumeAt !== null && <li>{t('auctionRoom.clock.resumes', { time: timeOf(resumeAt) })}</li>}
              {isLost && <li>{t('auctionRoom.clock.authoritative')}</li>}
            </>
          )}
        </ul>
      </div>
      <i className={css['clockBar']}>
        <i style={{ width: `${done * 100}%` }} />
      </i>
    </section>
  )

  function labelOf(): string {
    if (over.has(phase)) return t(`auctionRoom.phase.${phase}`)
    if (phase === 'scheduled') return t('auctionRoom.clock.scheduled')
    if (phase === 'paused') return t('auctionRoom.clock.paused')
    if (view.stage === 'break') return t('auctionRoom.clock.break', { round: view.stageNo })
    if (view.stage === 'final') return t('auctionRoom.clock.final')
    if (view.stage === 'level') return t('auctionRoom.clock.level')
    if (view.stage === 'turn') return t(view.turnOf === null ? 'auctionRoom.clock.otherTurn' : 'auctionRoom.clock.turn')
    return t('auctionRoom.clock.open')
  }
}
