/** Items that the warehouses of the demo keep beside what orders bring: name, specification, unit, days, use a month. */
export interface DemoItem {
  readonly name: string
  readonly spec: string
  readonly unit: string
  readonly shelfDays: number
  readonly use: number
  readonly code: string
}

export const demoItems: readonly DemoItem[] = [
  { name: '丁腈涂层防护手套', spec: 'L 12 双/打', unit: '打', shelfDays: 1095, use: 24, code: '6901028000017' },
  { name: '防尘口罩 KN95', spec: '50 只/盒', unit: '盒', shelfDays: 1095, use: 30, code: '6901028000024' },
  { name: '饮用天然水', spec: '550 ml 24 瓶/箱', unit: '箱', shelfDays: 540, use: 18, code: '6901028000031' },
  { name: '干粉灭火器', spec: '4 kg', unit: '具', shelfDays: 3650, use: 2, code: '6901028000048' },
  { name: '深沟球轴承', spec: '6204-2RS', unit: '套', shelfDays: 0, use: 16, code: '6901028000055' },
  { name: 'A4 复印纸', spec: '70 g 5 包/箱', unit: '箱', shelfDays: 0, use: 12, code: '6901028000062' },
  { name: '液压油', spec: 'L-HM46 20 L/桶', unit: '桶', shelfDays: 1825, use: 5, code: '6901028000079' },
  { name: '安全帽', spec: 'ABS 蓝色', unit: '顶', shelfDays: 910, use: 6, code: '6901028000086' },
]

export const openingNote = '期初库存'
export const issueNotes = ['车间领用', '设备检修', '班组补充', '安全月发放'] as const
export const scrapNote = '过期报废'
export const countReason = '已复点，差异属实'
export const transferNote = '生产基地补货'
