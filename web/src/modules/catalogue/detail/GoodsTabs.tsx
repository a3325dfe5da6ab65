import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GoodsDetail } from '#contract/catalogue/goods.ts'
import { listComments } from '#contract/ordering/comments.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { Tabs } from '#web/kit/form/Tabs.tsx'
import { RichText } from '#web/kit/richText/RichText.tsx'
import { GoodsComments } from './GoodsComments.tsx'
import css from './GoodsTabs.module.css'

/** Values from this length on take a whole row, because they would stretch their neighbours. */
const LONG = 60

type Tab = 'intro' | 'facts' | 'comments'

/** Description, specifications and reviews. */
export function GoodsTabs({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>('intro')
  const count = useOptionalRead(listComments, { productId: goods.productId, limit: 1 })?.total
  const options = (['intro', 'facts', 'comments'] as const).map((value) => ({
    value,
    label: (
      <>
        {t(`catalogue.goods.tab.${value}`)}
        {value === 'comments' && count !== undefined && <small>{count}</small>}
      </>
    ),
  }))
  return (
    <section className={`card ${css['card']}`} aria-label={t('catalogue.goods.tabs')}>
      <Tabs label={t('catalogue.goods.tabs')} value={tab} options={options} onChange={setTab} />
      {tab === 'intro' && <Intro goods={goods} />}
      {tab === 'facts' && <Figures goods={goods} />}
      {tab === 'comments' && <GoodsComments productId={goods.productId} />}
    </section>
  )
}

interface Pair {
  readonly name: string
  readonly value: string
}

const introduced = ['brand', 'model', 'unit', 'region'] as const

function Intro({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const { description } = goods
  const facts = { brand: goods.brandName, model: goods.model, unit: goods.unit, region: goods.region }
  const pairs = introduced.map((name) => ({ name: t(`catalogue.goods.fact.${name}`), value: facts[name] }))
  const details = [...pairs.filter(({ value }) => value !== ''), ...goods.details]
  return (
    <>
      <Facts pairs={details} />
      {description !== '' && <RichText className={css['text']} html={description} />}
    </>
  )
}

function Figures({ goods }: { readonly goods: GoodsDetail }) {
  const { t } = useTranslation()
  const { unit } = goods
  const facts = {
    brand: goods.brandName,
    model: goods.model,
    unit,
    code: goods.supplierSku,
    barcode: goods.barcode,
    taxRate: `${goods.taxRate}%`,
    taxCode: goods.taxCategoryCode,
    minQty: `${goods.minQty} ${unit}`,
    leadDays: goods.leadDays > 0 ? t('catalogue.goods.days', { count: goods.leadDays }) : '',
    region: goods.region,
  }
  const names = Object.keys(facts) as (keyof typeof facts)[]
  const pairs = names.map((name) => ({ name: t(`catalogue.goods.fact.${name}`), value: facts[name] }))
  return <Facts pairs={pairs.filter(({ value }) => value !== '')} />
}

function Facts({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className={css['facts']}>
      {pairs.map(({ name, value }) => (
        <div key={name} className={value.length > LONG ? css['long'] : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
