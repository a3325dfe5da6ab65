import { type FoundRegions, type RecognizedAddress, regionsAt } from './addressText.ts'
import type { Divisions } from './regions.ts'

/** Recipient recognised in a pasted text; missing values are left out. */
export interface Recipient {
  readonly consignee?: string
  readonly mobile?: string
  readonly address?: RecognizedAddress
}

/** First characters of almost all surnames, and the surnames of two characters. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧肖田董袁潘于余蒋蔡杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝'
const COMPOUND = '欧阳|上官|司马|诸葛|司徒|东方|独孤|南宫|夏侯|皇甫|尉迟|公孙|慕容|令狐|宇文|长孙|端木'
const TITLE = '(?:先生|女士|小姐|老师|经理|主任|师傅|总)?'
const HAN_NAME = new RegExp(
  `^(?:(?:${COMPOUND})\\p{Script=Han}{1,2}|[${SURNAMES}]\\p{Script=Han}{0,2}(?:·\\p{Script=Han}+)?)${TITLE}$`,
  'u',
)
const LATIN_NAME = /^[A-Za-z][A-Za-z.'-]*$/
/** After the number of a house, floor or room the rest can only be a name. */
const GLUED = new RegExp(
  `^(.*(?:[号室楼层栋幢座单元库]|\\d))((?:${COMPOUND}|[${SURNAMES}])\\p{Script=Han}{1,2}${TITLE})$`,
  'u',
)

const LABELLED = /(?:收货人|收件人|联系人|姓名|收货方)(?:姓名)?\s*[:：]\s*([^\s,，;；、|\d:：]{1,20})/
const LABELS =
  /(?:收货人|收件人|联系人|姓名|收货方|手机号码|手机号|手机|联系电话|联系方式|电话号码|电话|所在地区|所在地|地区|收货地址|收件地址|详细地址|地址|邮政编码|邮编|Tel|Phone|Mobile|Name|Address)\s*[:：]/gi
const MOBILE = /(?<!\d)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/
const LANDLINE = /(?<!\d)(0\d{2,3})[-\s]?(\d{7,8})(?:\s*(?:-|转)\s*(\d{1,6}))?(?!\d)/
const SEPARATORS = /[\s,，;；、|。]+/

/** Recognises name, phone and address in one pasted text, in any order, with or without labels. */
export function recognizeRecipient(pasted: string, divisions: Divisions): Recipient {
  const plain = pasted.normalize('NFKC').replace(/[()【】[\]<>“”"]/g, ' ')
  const labelled = LABELLED.exec(plain)?.[1]
  const named = labelled === undefined ? plain : plain.replace(LABELLED, ' ')
  const phone = phoneIn(named)
  const text = named
    .replace(phone?.written ?? '', ' ')
    .replaceAll(LABELS, ' ')
    .replaceAll(/(?<![\d-])\d{6}(?![\d号室-])/g, ' ')
  const found = placeIn(text, divisions)
  const before = tokensOf(text.slice(0, found?.start ?? 0))
  const after = tokensOf(text.slice(found?.end ?? 0))
  const { consignee = labelled, rest } = nameIn(before, after, labelled === undefined)
  return {
    ...(consignee === undefined ? {} : { consignee }),
    ...(phone ? { mobile: phone.mobile } : {}),
    ...(found ? { address: { regions: found.regions, rest: rest.join('') } } : {}),
  }
}

function phoneIn(text: string): { readonly mobile: string; readonly written: string } | undefined {
  const mobile = MOBILE.exec(text)
  if (mobile) return { mobile: mobile.slice(1, 4).join(''), written: mobile[0] }
  const landline = LANDLINE.exec(text)
  if (!landline) return undefined
  const [written, area, number, extension] = landline
  return { mobile: `${area}-${number}${extension === undefined ? '' : `-${extension}`}`, written }
}

/** Maximum length of a name joined to the address without separator. */
const maxBefore = 6

/** Position of the regions: at the start of a word, or after a name joined to them. */
function placeIn(text: string, divisions: Divisions): (FoundRegions & { readonly start: number }) | undefined {
  let best: (FoundRegions & { readonly start: number }) | undefined
  let word = 0
  for (let start = 0; start < text.length; start += 1) {
    if (SEPARATORS.test(text[start] ?? '')) {
      word = start + 1
      continue
    }
    if (start - word > maxBefore) continue
    const found = regionsAt(text, start, divisions)
    if (found && found.end - start > (best ? best.end - best.start : 0)) best = { ...found, start }
  }
  return best
}

const tokensOf = (text: string): readonly string[] =>
  text
    .split(SEPARATORS)
    .flatMap((token) => (/^[-:.]*$/.test(token) || token === '中国' ? [] : [token.replace(/^[-:]+|[-:]+$/g, '')]))

const isName = (token: string): boolean => HAN_NAME.test(token) || LATIN_NAME.test(token)

interface NameAndRest {
  readonly consignee?: string | undefined
  /** Remaining parts for the detail of the address. */
  readonly rest: readonly string[]
}

/** Name: before the address or at its end. */
function nameIn(before: readonly string[], after: readonly string[], isWanted: boolean): NameAndRest {
  if (!isWanted) return { rest: after }
  const latin = before.every((token) => LATIN_NAME.test(token))
  const first = latin && before.length > 1 ? before.join(' ') : (before.findLast(isName) ?? before.find(isShort))
  if (first !== undefined) return { consignee: first, rest: after }
  const last = after.findLast((token, index) => index > 0 && isName(token))
  if (last !== undefined) return { consignee: last, rest: after.filter((token) => token !== last) }
  const [, address, name] = GLUED.exec(after.at(-1) ?? '') ?? []
  if (address === undefined || name === undefined) return { rest: after }
  return { consignee: name, rest: [...after.slice(0, -1), address] }
}

const isShort = (token: string): boolean => token.length <= 10 && !/\d/.test(token)
