import type { Brand } from './brands.ts'
import type { Leaf } from './catalogue/leaf.ts'
import type { Naming } from './naming.ts'
import type { Random } from './random.ts'
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

export function descriptionOf(random: Random, { leaf, naming, brand, supplier, attributes }: Described): string {
  const features = naming.features.map(({ zh }) => zh).join('，')
  const facts = attributes
    .slice(0, 2)
    .map(({ zh, value }) => (value.zh.endsWith(zh) ? value.zh : `${zh} ${value.zh}`))
    .join('，')
  const first = `${brand.zh} ${naming.noun.zh}，${features}，${facts}。`
  return `${first}${leaf.kind.use}${supplier.region.city}发货，${random.pick(promises)}`
}
