/**
 * Units of measures in the spellings of buyers and suppliers: `70克`, `70 g`, `0.5L` and `500 毫升` become one token for
 * the same measure.
 */

/** Columns: token of the unit | factor | spellings. Factors convert to the smallest unit. */
const table = `
  g | 1 | g 克 g/m2 gsm 克/平方米 克/平米
  g | 1000 | kg 公斤 千克
  g | 500 | 斤
  g | 0.001 | mg 毫克
  g | 1000000 | t 吨
  mm | 1 | mm 毫米
  mm | 10 | cm 厘米 公分
  mm | 1000 | m 米
  um | 1 | um μm 微米
  in | 1 | in inch inches 英寸 寸 吋 "
  ml | 1 | ml 毫升 cc
  ml | 1000 | l 升 公升 ltr liter litre
  ml | 0.001 | ul μl 微升
  ml | 10 | cl
  mm2 | 1 | mm2 平方 平方毫米 平 sq sqmm
  m2 | 1 | m2 平方米 平米
  w | 1 | w 瓦 watt
  w | 1000 | kw 千瓦
  v | 1 | v 伏 volt
  v | 1000 | kv 千伏
  a | 1 | a 安 amp
  a | 0.001 | ma 毫安
  ah | 1 | ah 安时
  ah | 0.001 | mah 毫安时
  va | 1 | va
  va | 1000 | kva
  gb | 1 | gb
  gb | 1024 | tb
  mb | 1 | mb
  hz | 1 | hz 赫兹
  hz | 1000000000 | ghz
  pa | 1000000 | mpa 兆帕
  pa | 100000 | bar 公斤压力
  db | 1 | db 分贝
  k | 1 | k 开尔文
  lm | 1 | lm 流明
  rpm | 1 | rpm 转
  u | 1 | u
  °c | 1 | °c 度 摄氏度
  p | 1 | p 极 匹
  口 | 1 | 口 端口 port ports
  位 | 1 | 位 插位 孔位 outlets outlet
  芯 | 1 | 芯 core cores
  万像素 | 1 | 万像素
  万像素 | 100 | mp
  页 | 1 | 页 pages
  级 | 1 | 级
  目 | 1 | 目 grit
  码 | 1 | 码
  针 | 1 | 针
  倍 | 1 | 倍
  号 | 1 | 号
  步 | 1 | 步
  层 | 1 | 层 ply
  人 | 1 | 人 人位
  点 | 1 | 点
  年 | 1 | 年
  只 | 1 | 只 隻
  个 | 1 | 个
  支 | 1 | 支
  把 | 1 | 把
  片 | 1 | 片
  张 | 1 | 张 sheets
  包 | 1 | 包
  盒 | 1 | 盒
  箱 | 1 | 箱
  双 | 1 | 双
  卷 | 1 | 卷
  瓶 | 1 | 瓶
  袋 | 1 | 袋
  条 | 1 | 条
  台 | 1 | 台
  套 | 1 | 套
  件 | 1 | 件 件套
  根 | 1 | 根
  块 | 1 | 块
  桶 | 1 | 桶
  副 | 1 | 副
  本 | 1 | 本
  粒 | 1 | 粒
  抽 | 1 | 抽
  提 | 1 | 提
  罐 | 1 | 罐
  听 | 1 | 听
  枚 | 1 | 枚
  对 | 1 | 对
  打 | 1 | 打
  用户 | 1 | 用户
`
interface Unit {
  readonly token: string
  readonly factor: number
}
export const units = new Map<string, Unit>()
for (const line of table.split('\n').filter((each) => each.trim() !== '')) {
  const [token = '', factor = '', spellings = ''] = line.split('|').map((cell) => cell.trim())
  for (const spelling of spellings.split(' ')) units.set(spelling, { token, factor: Number(factor) })
}
/** Counting units: names rarely contain them as typed by buyers, so they are dropped first. */
export const countingUnits: ReadonlySet<string> = new Set(
  '只 个 支 把 片 张 包 盒 箱 双 卷 瓶 袋 条 台 套 件 根 块 桶 副 本 粒 抽 提 罐 听 枚 对 打'.split(' '),
)
