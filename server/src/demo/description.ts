import { paragraphsOf } from '#contract/kit/richText/plainText.ts'
import type { Brand } from './brands.ts'
import type { Leaf } from './catalogue/leaf.ts'
import type { Naming } from './naming.ts'
import type { Random } from './random.ts'
import { placeOf } from './regions.ts'
import type { DemoAttribute } from './sku.ts'
import type { DemoSupplier } from './suppliers.ts'

const promises = [
  '现货供应，支持增值税专用发票。',
  '支持批量采购与阶梯价，可开具专票。',
  '整单发货，到货后可按批次验收。',
  '提供产品资料与合格证明，售后 7 天无忧退换。',
  '支持样品确认，长期协议价格稳定。',
] as const

interface Described {
  leaf: Leaf
  naming: Naming
  brand: Brand
  supplier: DemoSupplier
  attributes: readonly DemoAttribute[]
}

/** Every fifth product has a long description. */
const AT_LENGTH = 5

export function descriptionOf(random: Random, described: Described, index: number): string {
  const { leaf, naming, brand, supplier, attributes } = described
  const features = naming.features.map(({ zh }) => zh).join('，')
  const facts = attributes
    .slice(0, 2)
    .map(({ zh, value }) => (value.zh.endsWith(zh) ? value.zh : `${zh} ${value.zh}`))
    .join('，')
  const first = `${brand.zh} ${naming.noun.zh}，${features}，${facts}。`
  const promise = random.pick(promises)
  if (index % AT_LENGTH > 0) return paragraphsOf(`${first}${leaf.kind.use}${supplier.region.city}发货，${promise}`)
  return `${paragraphsOf(`${first}${leaf.kind.use}`)}${atLength(described, promise)}`
}

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`
const row = (tag: 'th' | 'td', cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${paragraphsOf(cell)}</${tag}>`).join('')}</tr>`

/** Additional parts of a long description: highlights, a table of specifications, and delivery terms. */
function atLength({ naming, brand, supplier, attributes }: Described, promise: string): string {
  const rows = [
    ['品牌', brand.zh],
    ...attributes.map(({ zh, value }) => [zh, value.zh]),
    ['发货地', placeOf(supplier.region)],
    ['交货期', `${supplier.leadDays} 天`],
  ]
  return [
    '<h2>产品特点</h2>',
    list(
      'ul',
      [...naming.features.map(({ zh }) => zh), '批次可追溯，随货附合格证明'].map((text) => paragraphsOf(text)),
    ),
    '<h2>规格参数</h2>',
    `<table><tbody>${row('th', ['项目', '参数'])}${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`,
    '<h2>交付与售后</h2>',
    list('ol', [
      `<p>下单后 <strong>${supplier.leadDays} 天内</strong>由${supplier.region.city}发货</p>`,
      paragraphsOf('到货后 7 天内可按批次验收，破损、短少包换包补'),
      paragraphsOf(promise),
    ]),
    '<blockquote><p>大批量或定制需求，请先与供应商确认交期。</p></blockquote>',
  ].join('')
}
