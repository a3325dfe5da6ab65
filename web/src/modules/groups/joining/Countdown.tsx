import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GroupDetail } from '#contract/groups/offer.ts'
import { useReload } from '#web/kit/client/api.ts'
import { briefly, secondOf } from '#web/kit/format/time.ts'
import { leftOf } from '../ladder.ts'
import css from './GroupPage.module.css'

/** The server's time: that of the reply, continued with the time that has passed here since the first render. */
function useServerTime(now: string): number {
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setPassed(performance.now() - start), 1000)
    return () => clearInterval(timer)
  }, [])
  return new Date(now).getTime() + passed
}

/** Time until the start or the end by the server's clock, rendered anew for each reply; reads again once it has come. */
export function Countdown({ group }: { readonly group: GroupDetail }) {
  const { t } = useTranslation()
  const reload = useReload()
  const time = useServerTime(group.now)
  const { isUpcoming, startsAt, endsAt, endedAt, status } = group
  const target = isUpcoming && startsAt !== null ? startsAt : endsAt
  const left = new Date(target).getTime() - time
  const isDue = left <= 0 && status === '30'
  useEffect(() => {
    if (!isDue) return
    const timer = setTimeout(reload, 3000)
    return () => clearTimeout(timer)
  }, [isDue, reload])
  if (status !== '30')
    return <p className={css['ended']}>{t('groups.page.endedAt', { at: briefly(endedAt ?? endsAt) })}</p>
  const { days, time: clock } = leftOf(left)
  return (
    <div className={css['countdown']}>
      <small>{t(isUpcoming ? 'groups.page.untilStart' : 'groups.page.untilEnd', { at: briefly(target) })}</small>
      <b role="timer">{days > 0 ? t('groups.page.days', { count: days, time: clock }) : clock}</b>
      <small>{t('groups.page.serverTime', { time: secondOf(new Date(time).toISOString()).slice(-8) })}</small>
    </div>
  )
}
