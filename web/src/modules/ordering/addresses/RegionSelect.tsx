import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Region } from '#contract/ordering/addresses.ts'
import type { ControlProps } from '#web/kit/form/Field.tsx'
import { type Branch, type CascaderSource, matchingPaths } from '#web/kit/select/cascade.ts'
import { Cascader } from '#web/kit/select/Cascader.tsx'
import { recognizeAddress } from './addressText.ts'
import { below, type Divisions, loadDivisions, loadStreets } from './regions.ts'

/** Province, city and district are required; the street is optional. */
const REQUIRED_LEVELS = 3

/** Region of an address: chosen by column, by name, or recognised in an address pasted into the search. */
export function RegionSelect({ value, onChange, ...aria }: ControlProps) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<readonly Region[]>(Array.isArray(value) ? (value as Region[]) : [])
  // A value set by the form replaces the choice; an incomplete choice is not a value, and stays.
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    if (Array.isArray(value)) setChosen(value as Region[])
  }
  const { data: divisions } = useSuspenseQuery({
    queryKey: ['divisions'],
    queryFn: loadDivisions,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const district = chosen[REQUIRED_LEVELS - 1]
  const { data: streets } = useQuery({
    queryKey: ['streets', district?.code],
    queryFn: () => loadStreets(district?.code ?? ''),
    enabled: district !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const choose = (path: readonly Branch[]) => {
    const regions = path.map(({ id, name }) => ({ code: id, name }))
    setChosen(regions)
    onChange?.(regions.length >= REQUIRED_LEVELS ? regions : undefined)
  }
  return (
    <Cascader
      {...aria}
      path={branches(chosen)}
      source={sourceOf(divisions, streets)}
      placeholder={t('ordering.region.hint')}
      searchHint={t('ordering.region.search')}
      onChange={choose}
    />
  )
}

const branches = (regions: readonly Region[]): readonly Branch[] =>
  regions.map(({ code, name }) => ({ id: code, name }))

function sourceOf(divisions: Divisions, streets: readonly Region[] | undefined): CascaderSource {
  const { provinces, cities, districts } = divisions
  const regionOf = ({ id, name }: Branch): Region => ({ code: id, name })
  return {
    childrenOf: (path) => {
      const last = path.at(-1)
      if (!last) return branches(provinces)
      if (path.length === 1) return branches(below(cities, regionOf(last), 2))
      if (path.length === 2) return branches(below(districts, regionOf(last), 4))
      return path.length === REQUIRED_LEVELS && streets ? branches(streets) : undefined
    },
    // Whether a district has streets is known once they are loaded; without any it is the last level.
    hasChildren: (path) => path.length < REQUIRED_LEVELS || (path.length === REQUIRED_LEVELS && streets?.length !== 0),
    search: (typed) => {
      const recognized = recognizeAddress(typed, divisions)
      const paths = districts.map((district) => pathOf(district, divisions))
      const found = matchingPaths(paths, typed)
      return recognized && found.length === 0 ? [branches(recognized.regions)] : found
    },
  }
}

function pathOf(district: Region, { provinces, cities }: Divisions): readonly Branch[] {
  const province = provinces.filter(({ code }) => code.startsWith(district.code.slice(0, 2)))
  const city = cities.filter(({ code }) => code.startsWith(district.code.slice(0, 4)))
  return branches([...province, ...city, district])
}
