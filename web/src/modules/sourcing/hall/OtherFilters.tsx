import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Province, provinces } from '#contract/sourcing/provinces.ts'
import { useLocale } from '#web/kit/client/preferences.ts'
import { DateRangeInput } from '#web/kit/date/DateRangeInput.tsx'
import { Input } from '#web/kit/form/Input.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { BudgetRange } from './BudgetRange.tsx'
import { budgetViolation } from './budgetRange.ts'
import type { HallFiltersProps } from './hallFiltersProps.ts'
import { type HallChange, unfiltered } from './hallQuery.ts'
import css from './HallFilters.module.css'

type OtherFiltersProps = Omit<HallFiltersProps, 'kind'>

/** Typed and picked filters. On wide screens they apply on 查询, except checkboxes. */
export function OtherFilters(props: OtherFiltersProps) {
  const { query } = props
  const { keyword, deptId, region, fromDay, toDay, budgetFrom, budgetTo } = query
  // Another URL resets the form, so that going back in the history shows its filters.
  const key = JSON.stringify([keyword, deptId, region, fromDay, toDay, budgetFrom, budgetTo])
  return <OtherFiltersForm key={props.eager === true ? undefined : key} {...props} />
}

function OtherFiltersForm({ query, offered, onChange, eager = false }: OtherFiltersProps) {
  const { t } = useTranslation()
  const id = useId()
  const place = useLocale() === 'en_US' ? 1 : 0
  const [typed, setTyped] = useState<HallChange>({
    keyword: query.keyword,
    deptId: query.deptId,
    region: query.region,
    fromDay: query.fromDay,
    toDay: query.toDay,
    budgetFrom: query.budgetFrom,
    budgetTo: query.budgetTo,
  })
  const [wrong, setWrong] = useState<ReturnType<typeof budgetViolation>>()
  const search = (change: HallChange) => {
    const violation = budgetViolation(change.budgetFrom ?? '', change.budgetTo ?? '')
    setWrong(violation)
    if (!violation) onChange(change)
  }
  const set = (change: HallChange) => {
    const next = { ...typed, ...change }
    setTyped(next)
    if (eager && !('keyword' in change || 'budgetFrom' in change || 'budgetTo' in change)) search(next)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    search(typed)
  }
  const reset = () => {
    setTyped({})
    setWrong(undefined)
    onChange(unfiltered)
  }
  const onLeave = () => {
    if (eager) search(typed)
  }
  return (
    <search aria-label={t('hall.filter.label')}>
      <form className={css['other']} onSubmit={onSubmit}>
        <span className={css['label']}>{t('hall.filter.other')}</span>
        <div className={css['controls']}>
          <div>
            <Input
              type="search"
              aria-label={t('hall.filter.keyword')}
              placeholder={t('hall.filter.keywordHint')}
              maxLength={100}
              value={typed.keyword ?? ''}
              onChange={(event) => set({ keyword: event.target.value || undefined })}
              onBlur={onLeave}
            />
          </div>
          <div>
            <Select
              aria-label={t('hall.filter.dept')}
              hint={t('hall.filter.allDepts')}
              options={(offered?.depts ?? []).map((dept) => ({ value: dept.id, label: dept.name }))}
              value={typed.deptId ?? ''}
              onChange={(deptId) => set({ deptId: deptId || undefined })}
            />
          </div>
          <div>
            <Select
              aria-label={t('hall.filter.region')}
              hint={t('hall.filter.allRegions')}
              options={Object.entries(provinces).map(([value, names]) => ({ value, label: names[place] }))}
              value={typed.region ?? ''}
              onChange={(region) => set({ region: (region || undefined) as Province | undefined })}
            />
          </div>
          <div>
            <DateRangeInput
              labels={{
                whole: t('hall.filter.days'),
                from: t('hall.filter.fromDay'),
                to: t('hall.filter.toDay'),
              }}
              value={{ from: typed.fromDay ?? '', to: typed.toDay ?? '' }}
              onChange={({ from, to }) => set({ fromDay: from || undefined, toDay: to || undefined })}
            />
          </div>
          <BudgetRange id={id} typed={typed} wrong={wrong} onChange={set} onLeave={onLeave} />
        </div>
        {!eager && (
          <div className={css['buttons']}>
            <Button type="submit" variant="solid">
              {t('common.search')}
            </Button>
            <Button onClick={reset}>{t('common.reset')}</Button>
          </div>
        )}
      </form>
    </search>
  )
}
