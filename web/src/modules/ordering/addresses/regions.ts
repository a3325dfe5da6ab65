import type { Region } from '#contract/ordering/addresses.ts'

/** Official administrative divisions by level. Streets are loaded by province, on demand. */
export interface Divisions {
  readonly provinces: readonly Region[]
  readonly cities: readonly Region[]
  readonly districts: readonly Region[]
}

const regionsOf = (list: Readonly<Record<string, string>>): Region[] =>
  Object.entries(list).map(([code, name]) => ({ code, name }))

export async function loadDivisions(): Promise<Divisions> {
  const { areaList } = await import('@vant/area-data')
  return {
    provinces: regionsOf(areaList.province_list),
    cities: regionsOf(areaList.city_list),
    districts: regionsOf(areaList.county_list),
  }
}

/** Regions one level below: their codes begin with the significant digits of the parent's code. */
export const below = (regions: readonly Region[], parent: Region | undefined, digits: 2 | 4): readonly Region[] =>
  parent === undefined ? [] : regions.filter(({ code }) => code.startsWith(parent.code.slice(0, digits)))

const files = import.meta.glob<string>('../../../assets/streets/*.txt', { query: '?raw', import: 'default' })

/** Streets and towns of a district; empty if unknown. */
export async function loadStreets(districtCode: string): Promise<readonly Region[]> {
  const file = files[`../../../assets/streets/${districtCode.slice(0, 2)}.txt`]
  return file === undefined ? [] : streetsIn(await file(), districtCode)
}

export const streetsIn = (text: string, districtCode: string): Region[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(districtCode))
    .map((line) => ({ code: line.slice(0, 9), name: line.slice(9) }))
