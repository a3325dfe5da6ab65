import type { Region } from '#contract/ordering/addresses.ts'
import { below, type Divisions } from './regions.ts'

/** What an address as people paste it says of its regions, and what is left of it. */
export interface RecognizedAddress {
  /** Province, city and district. */
  readonly regions: readonly Region[]
  readonly rest: string
}

/** People leave out what a region is: 江苏 for 江苏省, 昆山 for 昆山市, 广西 for 广西壮族自治区. */
const KIND = /(特别行政区|(?:壮族|回族|维吾尔)?自治区|[^\d]{0,3}族自治[州县]|自治[州县旗]|地区|[省市区县盟旗])$/

/** The spellings of a region, the whole name first. */
function spellingsOf({ name }: Region): readonly string[] {
  const short = name.replace(KIND, '')
  return short.length >= 2 && short !== name ? [name, short] : [name]
}

/** Where a region's name ends in a text, if it is near its beginning. */
function endOf(region: Region, text: string): number | undefined {
  for (const spelling of spellingsOf(region)) {
    const at = text.indexOf(spelling)
    if (at >= 0 && at <= 2) return at + spelling.length
  }
  return undefined
}

/** Address recognition: the district that an address begins with, also where it leaves out the province or the city. */
export function recognizeAddress(
  typed: string,
  { provinces, cities, districts }: Divisions,
): RecognizedAddress | undefined {
  const text = typed.replace(/[\s,，/]+/g, '')
  let best: RecognizedAddress | undefined
  for (const province of provinces) {
    const provinceEnd = endOf(province, text)
    for (const city of below(cities, province, 2)) {
      const afterProvince = text.slice(provinceEnd ?? 0)
      const cityEnd = endOf(city, afterProvince)
      if (provinceEnd === undefined && cityEnd === undefined) continue
      const afterCity = afterProvince.slice(cityEnd ?? 0)
      for (const district of below(districts, city, 4)) {
        const end = endOf(district, afterCity)
        if (end === undefined) continue
        const rest = afterCity.slice(end)
        // What explains more of the text explains it better.
        if (!best || rest.length < best.rest.length) best = { regions: [province, city, district], rest }
      }
    }
  }
  return best
}
