import { cell, rows } from './catalogue/table.ts'

/** Three levels by the codes of GB/T 2260. */
export interface Region {
  provinceCode: string
  province: string
  cityCode: string
  city: string
  districtCode: string
  district: string
}

const table = `
  310112 | 上海市 | 上海市 | 闵行区
  310114 | 上海市 | 上海市 | 嘉定区
  320115 | 江苏省 | 南京市 | 江宁区
  320205 | 江苏省 | 无锡市 | 锡山区
  320583 | 江苏省 | 苏州市 | 昆山市
  330108 | 浙江省 | 杭州市 | 滨江区
  330302 | 浙江省 | 温州市 | 鹿城区
  330402 | 浙江省 | 嘉兴市 | 南湖区
  330604 | 浙江省 | 绍兴市 | 上虞区
  340104 | 安徽省 | 合肥市 | 蜀山区
  370203 | 山东省 | 青岛市 | 市北区
  440605 | 广东省 | 佛山市 | 南海区
`

const regions: ReadonlyMap<string, Region> = new Map(
  rows(table, 4).map((cells) => {
    const districtCode = cell(cells, 0)
    return [
      districtCode,
      {
        provinceCode: `${districtCode.slice(0, 2)}0000`,
        province: cell(cells, 1),
        cityCode: `${districtCode.slice(0, 4)}00`,
        city: cell(cells, 2),
        districtCode,
        district: cell(cells, 3),
      },
    ]
  }),
)

export function regionOf(districtCode: string): Region {
  const region = regions.get(districtCode)
  if (!region) throw new Error(`unknown region ${districtCode}`)
  return region
}

/** Province and city; once for a city that is its own province. */
export const placeOf = ({ province, city }: Pick<Region, 'province' | 'city'>): string =>
  province === city ? province : `${province}${city}`
