import type { Region } from '#contract/ordering/addresses.ts'
import { below, type Divisions } from './regions.ts'

/** Regions recognised in a pasted address, and the remaining text. */
export interface RecognizedAddress {
  /** Province, city and district. */
  readonly regions: readonly Region[]
  readonly rest: string
}

/** Regions found in a text, and their end position. */
export interface FoundRegions {
  readonly regions: readonly Region[]
  readonly end: number
}

/** Suffixes that people omit: 江苏 for 江苏省, 昆山 for 昆山市, 广西 for 广西壮族自治区. */
const KIND = /(特别行政区|(?:壮族|回族|维吾尔)?自治区|[^\d]{0,3}族自治[州县]|自治[州县旗]|地区|[省市区县盟旗])$/
/** Text allowed between two regions: separators, and administrative levels without a place of their own. */
const BETWEEN = /^(?:[\s,，;；、/|·-]|市辖区|省直辖县级行政区划|自治区直辖县级行政区划)+/
/** A short name before one of these is a road: 朝阳路 is not 朝阳区. */
const ROAD = /^[路街道巷弄大]/

/** Spellings of a region, the full name first. */
function spellingsOf({ name }: Region): readonly string[] {
  const short = name.replace(KIND, '')
  return short.length >= 2 && short !== name ? [name, short] : [name]
}

/** End position of a region's name, if the text contains it at this position. */
function endOf(region: Region, text: string, at: number): number | undefined {
  const from = at + (BETWEEN.exec(text.slice(at))?.[0].length ?? 0)
  const spelling = spellingsOf(region).find((each) => text.startsWith(each, from))
  if (spelling === undefined) return undefined
  const end = from + spelling.length
  return spelling !== region.name && ROAD.test(text.slice(end)) ? undefined : end
}

/**
 * District at this position of a text, even if province or city are omitted, or both if the district's name is unique.
 */
export function regionsAt(text: string, at: number, divisions: Divisions): FoundRegions | undefined {
  const { provinces, cities } = divisions
  let best: FoundRegions | undefined
  for (const province of provinces) {
    const provinceEnd = endOf(province, text, at)
    for (const city of below(cities, province, 2)) {
      const cityEnd = endOf(city, text, provinceEnd ?? at)
      const from = cityEnd ?? provinceEnd
      if (from === undefined) continue
      for (const district of below(divisions.districts, city, 4)) {
        const end = endOf(district, text, from)
        // Prefers the match that covers more text.
        if (end !== undefined && end > (best?.end ?? 0)) best = { regions: [province, city, district], end }
      }
    }
  }
  return best ?? districtAt(text, at, divisions)
}

/** District by its full name alone, if the name is unique. */
function districtAt(text: string, at: number, { provinces, cities, districts }: Divisions): FoundRegions | undefined {
  const found = districts.filter(({ name }) => name.length >= 3 && text.startsWith(name, at))
  const [district] = found
  if (!district || found.length > 1) return undefined
  const province = provinces.find(({ code }) => code.slice(0, 2) === district.code.slice(0, 2))
  const city = cities.find(({ code }) => code.slice(0, 4) === district.code.slice(0, 4))
  return province && city && { regions: [province, city, district], end: at + district.name.length }
}

/** Address recognition: the district at the start of an address, even if province or city are omitted. */
export function recognizeAddress(typed: string, divisions: Divisions): RecognizedAddress | undefined {
  const found = regionsAt(typed, 0, divisions)
  return found && { regions: found.regions, rest: typed.slice(found.end).replace(/[\s,，/]+/g, '') }
}
