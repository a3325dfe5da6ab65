/** Line of text on a label; `height`: share of the picture's height. */
export interface LabelLine {
  readonly text: string
  readonly height: number
}

/** Phrase of a label that may identify goods, with its weight. */
export interface Phrase {
  readonly text: string
  readonly weight: number
}

const named = (chinese: string, english: string) => [...chinese.split(' '), ...english.split('|')]

/** Fields of a label that identify goods, by field name; the names themselves are ignored. */
const telling: readonly (readonly [names: readonly string[], weight: number])[] = [
  [
    named('商品名称 产品名称 货品名称 物料名称 通用名称 品名 名称', 'product name|product|item name|item|description'),
    1.2,
  ],
  [
    named(
      '产品型号 规格型号 型号规格 型号 货号 料号 物料编码 款号',
      'model no|model number|model|part no|part number|sku|ref',
    ),
    0.9,
  ],
  [named('品牌 商标', 'brand'), 0.7],
  [named('规格 尺寸 尺码 颜色 材质 材料 类型', 'size|colour|color|material|type|specification'), 0.3],
]
/** Other fields of a label: ignored with everything that follows them. */
const otherwise = named(
  `生产日期 出厂日期 制造日期 有效期至 有效期 保质期 质保期 批号 批次 执行标准 产品标准 标准号 厂址 地址 电话 热线 服务热线 客服电话
  咨询电话 联系电话 手机 传真 邮编 邮箱 网址 官网 检验员 质检员 生产商 制造商 生产厂家 厂家 生产企业 委托方 经销商 进口商 供应商 产地
  原产地 许可证号 生产许可证 许可证 备案号 净含量 净重 毛重 数量 配料 贮存条件 储存条件 保存条件 注意事项 警示语 使用方法 使用说明 用法
  价格 零售价 建议零售价 原价 现价 售价 会员价 条码 条形码`.replace(/\s+/g, ' '),
  'made in|manufactured by|manufacturer|distributed by|imported by|address|tel|phone|fax|e-mail|email|website|date|exp|mfg|lot|batch|net weight|net wt|gross weight|qty|quantity|price|barcode|ean|warning|caution|storage|directions|ingredients|standard',
)
const fields = new Map<string, number | null>([
  ...telling.flatMap(([names, weight]) => names.map((name) => [name, weight] as const)),
  ...otherwise.map((name) => [name, null] as const),
])
const isChinese = (name: string) => /\p{Script=Han}/u.test(name)
/**
 * Field names that count at the start of a line even without a colon, which OCR may lose; shorter names are parts of
 * words.
 */
const isPlain = (name: string) =>
  name.length > 2 || ['型号', '货号', '料号', '款号', '品名', '厂址', '产地', '电话'].includes(name)
const oneOf = (names: readonly string[]) => names.toSorted((a, b) => b.length - a.length).join('|')
const chinese = [...fields.keys()].filter(isChinese)
const english = [...fields.keys()].filter((name) => !isChinese(name))
const beginning = new RegExp(
  [
    String.raw`(?<zh>${oneOf(chinese)})\s*:`,
    String.raw`^\s*(?<plain>${oneOf(chinese.filter(isPlain))})`,
    String.raw`(?<![\p{L}\p{N}])(?<en>${oneOf(english)})\s*[:.#]`,
    String.raw`^\s*(?<first>${oneOf(english.filter((name) => /^(?:model|brand|made|part|manuf|net|sku)/.test(name)))})\s`,
  ].join('|'),
  'giu',
)

/** Noise: prices, discounts, promises. */
const noise: readonly RegExp[] = [
  /https?:\S+|www\.\S+|\S+@\S+|\S+\.(?:com|cn|net)\b\S*/giu,
  /(?:[¥￥$€]|rmb|cny|usd)\s*\d[\d.,]*/giu,
  /\d[\d.,]*\s*(?:元|折|积分)(?:起)?/gu,
  /满\s*\d+\s*(?:减|送|赠|享|返)\s*\d*|立减\s*\d*|第[二2]件\S{0,3}|买[一二三\d]+[送赠][一二三\d]+/gu,
  /\d+(?:\.\d+)?\s*%\s*(?:off|discount)?/giu,
  /(?:\+?86[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}|(?:400|800)-?\d{3,4}-?\d{3,4}|0\d{2,3}-\d{7,8}/gu,
  /(?:19|20)\d{2}\s*[-/.年]\s*\d{1,2}(?:\s*[-/.月]\s*\d{1,2}\s*日?)?/gu,
  /(?:GB|YY|HG|QB|JB|DB|AQ|LD|GA|ISO|EN|ANSI|ASTM|IEC)\s?(?:\/\s?T|\/\s?Z)?\s?\d{2,}(?:\.\d+)?(?:[-:—]\d{4})?/gu,
  /(?:符合|执行|通过)?(?:国家标准|国标|认证)/gu,
  /限时\S{0,2}|特价|促销|秒杀|热卖|热销|爆款|新品(?:上市)?|包邮|免邮|正品(?:保证|保障)?|假一罚\S|官方(?:正品|旗舰店|直营)?|旗舰店|专卖店|现货|直降|优惠(?:券|价)?|券后|到手价|团购|拼团|赠品|送运费险|七天无理由(?:退换)?|厂家直销|批发|清仓|折扣|活动价|抢购|全场|会员专享|扫码\S{0,6}|关注\S{0,4}公众号|产品合格证|合格证|合格|品质保证|值得信赖|中国制造|欢迎(?:选购|光临)/gu,
  /\b(?:on sale|sale|hot|new arrivals?|best price|best seller|free shipping|limited time|special offer|discount|guaranteed?|official store|made in (?:china|prc)|scan me|buy now|qualified|certified|quality)\b/giu,
]

/** Characters that OCR produces by mistake. */
const odd = /[^\p{L}\p{N}\s.\-/+#°×*%"'&()]/gu
const isFlood = (text: string) => /([\p{L}\p{N}])\1{3,}/u.test(text) || /(?:^|\s)(\S{1,3})(?:\s*\1){3,}/u.test(text)
/** A bare number or a single letter does not identify goods: long numbers are licences, batches or article numbers. */
const isBare = (text: string) => !/\p{Script=Han}|\p{L}{2}|\p{L}.*\d|\d.*\p{L}/u.test(text)
const maxPhrases = 24

/** Phrases of a label that may name its goods, in reading order. */
export function phrasesOf(lines: readonly LabelLine[]): Phrase[] {
  const highest = Math.max(...lines.map(({ height }) => height), Number.EPSILON)
  return lines
    .flatMap(({ text, height }) =>
      partsOf(text.normalize('NFKC')).map((part) => ({ ...part, weight: part.weight + height / highest })),
    )
    .map(({ text, weight }) => ({ text: withoutNoise(text), weight }))
    .filter(({ text }) => text !== '' && !isBare(text) && !isFlood(text))
    .slice(0, maxPhrases)
}

/** Splits a line before each field: `品牌:守岳型号:SY-KM302` contains two. */
function partsOf(line: string): Phrase[] {
  const found = [...line.matchAll(beginning)]
  const first = found[0]?.index ?? line.length
  const parts = found.flatMap((match, index): Phrase[] => {
    const name = Object.values(match.groups!).find((group) => group !== undefined)!
    const weight = fields.get(name.toLowerCase()) ?? null
    const text = line.slice(match.index + match[0].length, found[index + 1]?.index ?? line.length)
    return weight === null ? [] : [{ text, weight }]
  })
  return [{ text: line.slice(0, first), weight: 0 }, ...parts]
}

const withoutNoise = (text: string): string =>
  noise
    .reduce((left, pattern) => left.replace(pattern, ' '), text)
    .replace(odd, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\-/+*%"'&]+|[\s.\-/*&]+$/g, '')
