import type { Term } from '../term.rules.ts'

/** Verbs of purposes, with the last characters of the things they are done with: what one 穿 is clothes or shoes. */
const kinds = `
  放 装 存 存放 收纳 摆放 盛 盛放 > 柜箱盒架筐桶袋篮夹罐车
  穿 > 衣服裤鞋靴装袜褂披心甲
  戴 佩戴 > 帽镜罩套盔塞
  照 照明 照亮 > 灯电
  称 称重 > 秤平
  打 打印 > 机
  量 测 测量 检测 > 仪表尺计
  遮 挡 遮挡 护 > 罩帽屏帘板伞布
  坐 > 椅凳
  剪 裁 切 割 锯 > 剪刀锯机片
  擦 擦拭 抹 > 布巾纸
  扫 拖 拖地 扫地 > 帚把斗机
  写 画 标记 > 笔
  敲 砸 > 锤
  搬 拉 运 搬运 推 > 车
  洗 清洗 洗手 > 液剂粉皂精机
`
const endings = new Map(
  kinds
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [verbs = '', last = ''] = line.trim().split(' > ')
      return verbs.split(' ').map((verb) => [verb, last] as const)
    }),
)

/** Nouns of a whole kind of goods: what is said before them tells which of them is meant. */
const genericNoun = /的(柜|箱|盒|架|袋|桶|筐|篮|瓶|罐|杯|椅|凳|桌|灯|车|笔|刀|帽|鞋|衣|裤)子?$/u

/** Whether a description ends in a noun of a whole kind of goods. */
export const isOfKind = (text: string): boolean => genericNoun.test(text.trim())

const isVerb = ({ text, isKnown }: Pick<Term, 'text' | 'isKnown'>, verb: string): boolean =>
  text === verb || (!isKnown && text.length < 4 && text.startsWith(verb))

/**
 * Last characters of the things that a description means: those of a generic noun after 的, or those that fit its last
 * verb. Null if neither says what it means.
 */
export function endingsMeant(text: string, terms: readonly Pick<Term, 'text' | 'isKnown'>[]): string | null {
  const [, noun] = genericNoun.exec(text.trim()) ?? []
  if (noun !== undefined) return noun
  for (const term of terms.toReversed()) for (const [verb, last] of endings) if (isVerb(term, verb)) return last
  const first = [...endings].find(([verb]) => text.startsWith(verb))
  return first?.[1] ?? null
}

const state =
  '(?:断|坏|破|裂|掉|丢|没|用完|堵|漏|松|生锈|锈|旧|烂|碎|烧|卡住|老化|失灵|损坏|磨损|磨坏|到期|过期|不亮|不转|不动|不响)'
const wish = '(?:要|得|需要|想|该)(?:换|更换|修|维修|补)(?:一下|一个|新的|新|个新的|掉)?'
const said = new RegExp(`(?<=\\p{Script=Han}{2})(?:${state}了(?:${wish})?|${state}?${wish})(?= |$)`, 'gu')

/** Leaves out what happened to a thing: 传送带断了要换 means 传送带. */
export const withoutState = (text: string): string => text.replaceAll(said, '').trim()
