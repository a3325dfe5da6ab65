import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { daysOf } from '#contract/insight/periods.ts'
import { dayFromToday } from '#web/kit/format/time.ts'

/** Gives a list behind figures the days of this year where its address names none; false until it has them. */
export function useDefaultDays(): boolean {
  const [search, setSearch] = useSearchParams()
  const hasDays = search.has('since') && search.has('until')
  useEffect(() => {
    if (hasDays) return
    const { since, until } = daysOf('year', dayFromToday(0))
    const next = new URLSearchParams(search)
    next.set('since', search.get('since') ?? since)
    next.set('until', search.get('until') ?? until)
    setSearch(next, { replace: true })
  }, [hasDays, search, setSearch])
  return hasDays
}
