import { useTranslation } from 'react-i18next'
import { Brief } from '#web/kit/format/Brief.tsx'
import { spanSince } from '#web/kit/format/time.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import css from './Case.module.css'

/** Days after which a case has waited too long. */
const lateAfter = 3

interface CaseTimeProps {
  readonly at: string
  /** It waits for those who handle it: how long is shown, and marked when it is long. */
  readonly isWaiting: boolean
}

/** Time of a case in a queue. */
export function CaseTime({ at, isWaiting }: CaseTimeProps) {
  const { t } = useTranslation()
  if (!isWaiting) return <Brief at={at} />
  const { unit, count } = spanSince(at)
  return (
    <>
      <Brief at={at} />
      <Under>
        <span className={unit === 'day' && count >= lateAfter ? css['late'] : ''}>
          {t('cases.waited', { span: t(`common.span.${unit}`, { count }) })}
        </span>
      </Under>
    </>
  )
}
