import { cell, rows } from './catalogue/table.ts'
import { type Region, regionOf } from './regions.ts'

export interface DemoSupplier {
  code: string
  name: string
  shortName: string
  creditCode: string
  region: Region
  address: string
  mobile: string
  email: string
  /** Codes of the first-level categories in which it sells. */
  sections: readonly string[]
  leadDays: number
  /** Order amount from which delivery is free: yuan, decimal text. */
  freeFreightFrom: string
  /** Freight below that amount: yuan, decimal text. */
  freight: string
}

/**
 * Fictitious: code | name | short | credit code | district | address | mobile | mail | sections | lead days | free from
 * | freight
 */
const table = `
  S01 | 江澜智能科技有限公司 | 江澜智能科技 | 91330108MADEM0011B | 330108 | 江晖路 88 号 6 幢 | 13800001101 | jianglan | 07 08 01 | 2 | 500.00 | 15.00
  S02 | 安岚劳保用品有限公司 | 安岚劳保用品 | 91320583MADEM002X7 | 320583 | 前进东路 219 号 | 13800001201 | anlan | 02 11 | 2 | 300.00 | 12.00
  S03 | 拓岳工业品有限公司 | 拓岳工业品 | 91310114MADEM0038G | 310114 | 曹安公路 3688 号 | 13800001301 | tuoyue | 03 05 12 | 3 | 500.00 | 18.00
  S04 | 恒筑安防设备有限公司 | 恒筑安防 | 91370203MADEM0046B | 370203 | 山东路 177 号 | 13800001401 | hengzhu | 02 03 | 4 | 600.00 | 20.00
  S05 | 衡川仪器服务有限公司 | 衡川仪器服务 | 91320115MADEM0054Q | 320115 | 将军大道 55 号 | 13800001501 | hengchuan | 06 | 5 | 1000.00 | 25.00
  S06 | 明序照明电气有限公司 | 明序照明 | 91330302MADEM00627 | 330302 | 车站大道 301 号 | 13800001601 | mingxu | 04 | 3 | 400.00 | 15.00
  S07 | 青禾后勤服务有限公司 | 青禾后勤服务 | 91440605MADEM0070P | 440605 | 桂澜中路 26 号 | 13800001701 | qinghe | 09 10 | 1 | 200.00 | 10.00
  S08 | 砚白办公用品有限公司 | 砚白办公用品 | 91310112MADEM0089U | 310112 | 七莘路 1507 号 | 13800001801 | yanbai | 01 08 07 | 1 | 199.00 | 8.00
  S09 | 云栖实验器材有限公司 | 云栖实验器材 | 91340104MADEM0097G | 340104 | 黄山路 602 号 | 13800001901 | yunqi | 06 11 | 4 | 800.00 | 20.00
  S10 | 工禾机电备件有限公司 | 工禾机电备件 | 91320205MADEM010XC | 310114 | 曹安公路 3688 号 | 13800002001 | gonghe | 05 04 03 | 3 | 500.00 | 16.00
  S11 | 岁丰食品贸易有限公司 | 岁丰食品贸易 | 91330402MADEM0118F | 330402 | 中环南路 2255 号 | 13800002101 | suifeng | 10 09 | 1 | 168.00 | 10.00
  S12 | 载岳仓储设备有限公司 | 载岳仓储设备 | 91330604MADEM0126H | 330604 | 人民大道西段 760 号 | 13800002201 | zaiyue | 12 | 6 | 1500.00 | 60.00
`

export const suppliers: readonly DemoSupplier[] = rows(table, 12).map((cells) => ({
  code: cell(cells, 0),
  name: cell(cells, 1),
  shortName: cell(cells, 2),
  creditCode: cell(cells, 3),
  region: regionOf(cell(cells, 4)),
  address: cell(cells, 5),
  mobile: cell(cells, 6),
  email: `sales@${cell(cells, 7)}.example.com`,
  sections: cell(cells, 8).split(' '),
  leadDays: Number(cell(cells, 9)),
  freeFreightFrom: cell(cells, 10),
  freight: cell(cells, 11),
}))

export const suppliersOf = (section: string): DemoSupplier[] =>
  suppliers.filter((supplier) => supplier.sections.includes(section))

const mailBox = ({ email }: DemoSupplier) => /@(\w+)\./.exec(email)?.[1] ?? email

/** Accounts are named after the supplier's mail domain. */
export const accountOf = (supplier: DemoSupplier, index: number) => `${mailBox(supplier)}0${index + 1}`
