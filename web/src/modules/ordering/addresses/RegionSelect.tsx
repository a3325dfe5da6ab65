import { useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#contract/ordering/addresses.ts'
import type { ControlProps } from '#web/kit/Field.tsx'
import { type Option, SelectBox } from '#web/kit/SelectBox.tsx'
import css from './RegionSelect.module.css'
import { below, loadDivisions, loadStreets } from './regions.ts'

const levels = ['province', 'city', 'district', 'street'] as const
const LAST_OWED = 3

/** An address level by level, each by the browser's own list. It answers when the district is chosen; the street may be left open. */
export function RegionSelect({ id, value, onChange, ...aria }: ControlProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Region[]>(Array.isArray(value) ? (value as Region[]) : [])
  const offered = useOffered(chosen)
  const choose = (level: number, code: string) => {
    const region = offered[level]?.find((one) => one.code === code)
    const next = [...chosen.slice(0, level), ...(region ? [region] : [])]
    setChosen(next)
    onChange?.(next.length >= LAST_OWED ? next : undefined)
  }
  return (
    <div className={css['regions']}>
      {levels.map((level, index) => (
        <SelectBox
          key={level}
          {...(index === 0 ? { ...aria, id } : {})}
          aria-label={t(`ordering.region.${level}`)}
          hint={t(`ordering.region.${level}`)}
          options={withKnown(offered[index] ?? [], chosen[index])}
          disabled={(offered[index] ?? []).length === 0}
          value={chosen[index]?.code ?? ''}
          onChange={(code) => choose(index, code)}
        />
      ))}
    </div>
  )
}

/** A region of an older list stays what it is. */
const withKnown = (regions: readonly Region[], known: Region | undefined): Option[] => {
  const isOld = known !== undefined && regions.every(({ code }) => code !== known.code)
  return [...(isOld ? [known] : []), ...regions].map(({ code, name }) => ({ value: code, label: name }))
}

/** What can be chosen at each level, given what is chosen above it. */
function useOffered([province, city, district]: readonly Region[]): readonly (readonly Region[])[] {
  const { data } = useSuspenseQuery({ queryKey: ['divisions'], queryFn: loadDivisions, staleTime: Infinity })
  const streets = useQuery({
    queryKey: ['streets', district?.code],
    queryFn: () => loadStreets(district?.code ?? ''),
    enabled: district !== undefined,
    staleTime: Infinity,
  })
  return [data.provinces, below(data.cities, province, 2), below(data.districts, city, 4), streets.data ?? []]
}
