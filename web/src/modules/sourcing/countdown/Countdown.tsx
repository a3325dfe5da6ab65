import { Fragment, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Counted, countdownOf, partsOf } from '#contract/sourcing/countdown.ts'
import css from './Countdown.module.css'
import { isUrgent } from './urgency.ts'
import { useAtServerTime } from './useServerTime.ts'

interface CountdownProps {
  readonly project: Counted
  /** `lg`: on the project's own page. */
  readonly size?: 'md' | 'lg'
  /** Called when a time of the project is reached. */
  readonly onMoment: () => void
}

/** Countdown of a project: a timer for screen readers that is not announced automatically. */
export function Countdown({ project, size = 'md', onMoment }: CountdownProps) {
  const { t } = useTranslation()
  const id = useId()
  const at = useAtServerTime((now) => countdownOf(project, now).at ?? '')
  const label = useAtServerTime((now) => countdownOf(project, now).label)
  const urgent = useAtServerTime((now) => isUrgent(countdownOf(project, now)))
  useMoment(at, onMoment)
  const tone = at === '' ? css['over'] : urgent ? css['urgent'] : ''
  return (
    <div className={`${css['countdown']} ${css[size]} ${tone}`}>
      <span id={id} className={css['label']}>
        {t(`countdown.${label}`)}
      </span>
      <time role="timer" aria-labelledby={id} dateTime={at === '' ? undefined : at} className={css['figures']}>
        <Figures project={project} />
      </time>
    </div>
  )
}

/** Only the figures are rendered every second. */
function Figures({ project }: { readonly project: Counted }) {
  const { t } = useTranslation()
  const text = useAtServerTime((now) => {
    const { left, isOver } = countdownOf(project, now)
    const [days, ...rest] = partsOf(left)
    const figures = rest.map((part) => String(part).padStart(2, '0')).join(':')
    return days > 0 || isOver ? `${days} ${figures}` : figures
  })
  const [figures = '', days] = text.split(' ').toReversed()
  return (
    <>
      {days !== undefined && (
        <>
          {days}
          <small>{t('countdown.days', { count: Number(days) })}</small>
        </>
      )}
      {figures.split(':').map((part, place) => (
        <Fragment key={place}>
          {place > 0 && <i>:</i>}
          {part}
        </Fragment>
      ))}
    </>
  )
}

/** Elapsed part of the current stage, as a progress line. */
export function Progress({
  project,
  className,
}: {
  readonly project: Counted
  readonly className?: string | undefined
}) {
  const percent = useAtServerTime((now) => Math.round(countdownOf(project, now).progress * 100))
  const urgent = useAtServerTime((now) => isUrgent(countdownOf(project, now)))
  const isOver = useAtServerTime((now) => countdownOf(project, now).isOver)
  if (isOver) return null
  return (
    <span aria-hidden className={[css['progress'], urgent && css['urgent'], className].filter(Boolean).join(' ')}>
      {percent > 0 && <i style={{ inlineSize: `${percent}%` }} />}
    </span>
  )
}

/** Calls `onMoment` once when a time is reached, that is, when the next time changes. */
function useMoment(at: string, onMoment: () => void): void {
  const last = useRef(at)
  useEffect(() => {
    if (last.current === at) return
    const passed =
      last.current !== '' && Date.parse(last.current) < (at === '' ? Number.POSITIVE_INFINITY : Date.parse(at))
    last.current = at
    if (passed) onMoment()
  }, [at, onMoment])
}
