import type { Understanding } from './term.rules.ts'
import { keyOf, plain } from './text.rules.ts'

const syllable =
  /^(?:[bpmfdtnlgkhjqxrzcsyw]|[zcs]h)?(?:a[io]?|an|ang|ei?|en|eng|er|ia|iang?|ian|iao|ie|ing?|iong|iu?|ong|ou?|ua|uai|uang?|ue|ui|un?|uo|ve?)$/
const isPinyin = (letters: string): boolean =>
  isSyllable(letters) || [2, 3, 4, 5].some((at) => isSyllable(letters.slice(0, at)) && isPinyin(letters.slice(at)))
const isSyllable = (word: string): boolean => word.length > 1 && syllable.test(word)
/** Words that begin with a unit: `100 口罩` does not mean 100 口. */
const unitWords = `
  安全 安装 安防 打印 打包 打孔 打洞 打磨 打卡 打码 打蜡 打钉 打火 包装 包边 听诊 听筒 对讲 对射 条码 条形 个人 台式 台历 台灯 台秤 台笔 台布 台面 口罩 口取 口哨
  口腔 口杯 支架 针式 针管 针筒 针头 针线 点钞 点验 双面 双头 双开 双层 双联 双控 双色 双人 双肩 把手 卷尺 卷纸 卷帘 卷笔 卷筒 卷扬 桶装 瓶装 盒装 盒尺 盒饭 盒抽 袋装 罐装
  罐头 套装 套筒 套管 本册 本子 提手 提示 提桶 抽纸 抽屉 抽杆 抽真空 层架 人字 人体 人脸 人工 年历 年货 目镜 码表 步进 位移 芯片 转椅 转换 转接 转盘 升降 瓦楞 平板 平垫 平口
  平头 平台 平衡 片材 张力 块状 度量 点滴 点火 米尺 米粉 米线 米醋
`
const unitWord = new RegExp(String.raw`(\d) ?(?=${unitWords.trim().split(/\s+/).join('|')})`, 'g')
const isHan = (word: string): boolean => /^\p{Script=Han}{1,6}$/u.test(word)

/** Normalises a keyword: plain text, joined pinyin syllables, each noun after its modifier. */
export function arranged(keyword: string, { synonyms, categories }: Understanding): string {
  const isKnown = (text: string) => {
    const key = keyOf(text)
    return synonyms.has(key) || categories.leavesEndingIn(key).length > 0
  }
  const words = plain(keyword).replace(unitWord, '$1, ').split(' ')
  return turned(withoutGaps(words, isKnown), isKnown).join(' ')
}

/** Joins pinyin syllables: `mie huo qi` is one word. */
function withoutGaps(words: readonly string[], isKnown: (text: string) => boolean): string[] {
  const result: string[] = []
  let syllables: string[] = []
  const end = () => {
    const joined = syllables.length > 1 && !isKnown(syllables.join(' '))
    result.push(...(joined ? [syllables.join('')] : syllables))
    syllables = []
  }
  for (const word of words) {
    if (isSyllable(word) && !isKnown(word)) syllables.push(word)
    else {
      end()
      result.push(word)
    }
  }
  end()
  return result
}

/** Swaps noun and modifier: `摄像头 电脑` becomes 电脑摄像头, if there is a term for it. */
function turned(words: readonly string[], isKnown: (text: string) => boolean): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; at++) {
    const [word = '', next = ''] = [words[at], words[at + 1]]
    const isTurned = isHan(word) && isHan(next) && isKnown(next + word) && !isKnown(word + next)
    result.push(isTurned ? next + word : word)
    if (isTurned) at++
  }
  return result
}

const colouredThing = /(?<!\p{Script=Han})([红黑蓝白绿黄灰])(\p{Script=Han})(?!\p{Script=Han})/gu

/**
 * Splits what is written together: `bv2.5` into `bv 2.5`, where the letters are a term; `mal20x50` into `mal 20x50`;
 * `a4zhi` into `a4 zhi`, where the letters behind a size are pinyin; `红笔` into `红 笔`.
 */
export const parted = (text: string, { synonyms }: Pick<Understanding, 'synonyms'>): string =>
  text
    .replace(
      /(?<![a-z0-9./-])([a-z]{2,})-?(\d[\d.]*(?:x\d[\d.]*)*)(?![a-z0-9./-])/g,
      (code: string, letters: string, size: string) =>
        (size.includes('x') || synonyms.has(letters)) && !synonyms.has(keyOf(code)) ? `${letters} ${size}` : code,
    )
    .replace(/(?<![a-z0-9./-])([a-z]?\d+)([a-z]+)(?![a-z0-9./-])/g, (code: string, size: string, letters: string) =>
      isPinyin(letters) && !synonyms.has(keyOf(code)) ? `${size} ${letters}` : code,
    )
    .replace(colouredThing, (whole: string, colour: string, thing: string) =>
      synonyms.has(thing) && !synonyms.has(whole) ? `${colour} ${thing}` : whole,
    )
