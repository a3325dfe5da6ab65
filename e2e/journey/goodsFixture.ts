import type { Language } from '../messages.ts'

/** Goods of a journey: their spreadsheet row, ordered and shipped quantities. */
export interface JourneyGoods {
  readonly name: string
  readonly sku: string
  readonly category: string
  readonly unit: string
  readonly price: string
  readonly taxRate: string
  readonly picture: string
  readonly description: string
  readonly quantity: number
  /** Quantity in the first delivery; the second has the rest. */
  readonly first: number
  /** Rejected quantity of the first delivery. */
  readonly rejected: number
}

export interface JourneySheet {
  /** Search keyword that finds only these goods. */
  readonly keyword: string
  readonly fileName: string
  readonly brand: string
  readonly chair: JourneyGoods
  readonly lamp: JourneyGoods
  readonly pens: JourneyGoods
}

const chair = { category: '办公椅', unit: '把', taxRate: '13%', picture: '/pictures/office-chair.svg' }
const lamp = { category: '手电与工作灯', unit: '台', taxRate: '13%', picture: '/pictures/flashlight.svg' }
const pens = { category: '中性笔', unit: '支', taxRate: '9%', picture: '/pictures/pen.svg' }

/** Series names by worker, because a retry runs in another worker and must not find the goods of the first attempt. */
const series = {
  'zh-CN': ['云杉里', '红枫岸', '青竹湾', '白桦台', '银杏坡', '丁香汀'],
  en: ['Larchwood', 'Alderbank', 'Rowanfield', 'Birchmere', 'Hazelbrook', 'Lindenshaw'],
} as const satisfies Record<Language, readonly string[]>
const worker = Number(process.env['TEST_WORKER_INDEX'] ?? 0)
const nameOf = (language: Language) => {
  const names = series[language]
  return names[worker % names.length] ?? names[0]
}
const [zh, en] = [nameOf('zh-CN'), nameOf('en')]

export const sheets: Readonly<Record<Language, JourneySheet>> = {
  'zh-CN': {
    keyword: zh,
    fileName: '江澜智能科技 新品清单.xlsx',
    brand: '江澜',
    chair: {
      ...chair,
      name: `${zh} 护腰人体工学椅`,
      sku: `YSL${worker}-7001`,
      price: '128.80',
      description: '高弹网布，三档腰托，承重 150 千克。',
      quantity: 8,
      first: 5,
      rejected: 2,
    },
    lamp: {
      ...lamp,
      name: `${zh} 充电工作灯`,
      sku: `YSL${worker}-7002`,
      price: '45.60',
      description: '磁吸底座，续航 10 小时。',
      quantity: 12,
      first: 12,
      rejected: 0,
    },
    pens: {
      ...pens,
      name: `${zh} 速干签字笔`,
      sku: `YSL${worker}-7003`,
      price: '3.1250',
      description: '0.5 mm 子弹头，书写顺滑。',
      quantity: 36,
      first: 0,
      rejected: 0,
    },
  },
  en: {
    keyword: en,
    fileName: 'Yanbai new goods.xlsx',
    brand: '砚白',
    chair: {
      ...chair,
      name: `${en} ergonomic chair`,
      sku: `LW${worker}-7001`,
      category: 'Chairs',
      price: '256.40',
      description: 'Mesh back, three positions of lumbar support, up to 150 kg.',
      quantity: 6,
      first: 4,
      rejected: 1,
    },
    lamp: {
      ...lamp,
      name: `${en} work light`,
      sku: `LW${worker}-7002`,
      category: 'Torches and work lights',
      price: '68.00',
      description: 'Magnetic foot, ten hours from one charge.',
      quantity: 10,
      first: 10,
      rejected: 0,
    },
    pens: {
      ...pens,
      name: `${en} gel pen`,
      sku: `LW${worker}-7003`,
      category: 'Gel pens',
      price: '2.3750',
      description: '0.5 mm, dries at once.',
      quantity: 48,
      first: 0,
      rejected: 0,
    },
  },
}

/** Agreement for the lamp: a price, and a lower one from a quantity on. */
export const agreement = {
  'zh-CN': {
    no: `XY2026YSL${worker}`,
    title: `2026 照明框架协议 ${worker}`,
    supplierName: '江澜智能科技有限公司',
    price: '42.35',
    from: 10,
    tier: '39.90',
  },
  en: {
    no: `FA2026LW${worker}`,
    title: `Lighting framework 2026 ${worker}`,
    supplierName: '砚白办公用品有限公司',
    price: '61.50',
    from: 8,
    tier: '57.25',
  },
} as const satisfies Record<Language, unknown>
