import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Counted, countdownOf } from '#contract/sourcing/countdown.ts'
import { warningAt } from './urgency.ts'
import { useAtServerTime } from './useServerTime.ts'

/**
 * Tells screen readers once that a day, an hour or five minutes are left; what was so when they came is on the page.
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
