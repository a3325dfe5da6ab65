import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Counted, countdownOf } from '#contract/sourcing/countdown.ts'
import { warningAt } from './urgency.ts'
import { useAtServerTime } from './useServerTime.ts'

/**
 * Announces once to screen readers that a day, an hour or five minutes are left; not what applies when the page opens.
 */
export function CountdownAnnouncement({ project }: { readonly project: Counted }) {
  const { t } = useTranslation()
  const label = useAtServerTime((now) => countdownOf(project, now).label)
  const warning = useAtServerTime((now) => warningAt(countdownOf(project, now).left))
  const first = useRef(warning)
  const [said, setSaid] = useState<typeof warning>('')
  useEffect(() => {
    if (warning !== first.current) setSaid(warning)
  }, [warning])
  return (
    <output className="visuallyHidden">
      {said !== '' &&
        t('countdown.soon', {
          label: t(`countdown.${label === 'noEnrolment' ? 'quoteBegin' : label}`),
          left: t(`countdown.left.${said}`),
        })}
    </output>
  )
}
