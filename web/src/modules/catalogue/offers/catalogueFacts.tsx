import {
  catalogueScopeNames,
  listCatalogueProducts,
  type OwnCatalogue,
} from '#contract/catalogue/offers/supplierCatalogues.ts'
import { useTranslation } from 'react-i18next'
import { formatCount } from '#contract/kit/format.ts'
import { useOptionalRead } from '#web/kit/client/api.ts'
import { languageTag } from '#web/kit/client/preferences.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'

export const catalogueTones: Readonly<Record<string, Tone>> = {
  '01': 'mute',
  '02': 'warn',
  '03': 'ok',
  '04': 'mute',
  '05': 'err',
}

export const scopeName = ({ scope }: Pick<OwnCatalogue, 'scope'>) =>
  catalogueScopeNames[scope][languageTag() === 'en' ? 1 : 0]

/** For whom a catalogue is: everybody, or companies or an agreement by name. */
export const audienceOf = (row: Pick<OwnCatalogue, 'scope' | 'audience'>) =>
  row.audience === '' ? scopeName(row) : `${scopeName(row)} · ${row.audience}`

/** Days of a catalogue, and whether it is in force today. */
export function Period({ startsOn, endsOn, status, isInForce }: OwnCatalogue) {
  const { t } = useTranslation()
  return (
    <span className="together">
      <span className="num">
        {startsOn} – {endsOn || t('catalogueReview.endless')}
      </span>{' '}
      {status === '03' && !isInForce && <StatusTag tone="mute">{t('catalogueReview.notInForce')}</StatusTag>}
    </span>
  )
}

/** Products of a catalogue. */
function Products({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const products = useOptionalRead(listCatalogueProducts, { id }) ?? []
  return (
    <Table
      label={t('catalogueReview.field.products')}
      rows={products}
      rowKey={(product) => product.id}
      columns={[
        {
          key: 'name',
          title: t('catalogueReview.product'),
          lead: true,
          render: ({ name, category }) => <RowName under={category}>{name}</RowName>,
        },
        {
          key: 'isLive',
          title: t('catalogueReview.productState'),
          render: ({ isLive }) => (
            <StatusTag tone={isLive ? 'ok' : 'mute'}>{t(`catalogueReview.live.${isLive ? 'on' : 'off'}`)}</StatusTag>
          ),
        },
      ]}
      empty={<Empty title={t('catalogueReview.noProducts')} />}
    />
  )
}

export const productCount = ({ productIds }: Pick<OwnCatalogue, 'productIds'>) => (
  <span className="num">{formatCount(productIds.length)}</span>
)

/** Facts of a catalogue, for its supplier and for those who review it. */
export const catalogueFacts = () =>
  [
    { key: 'supplierName' },
    { key: 'name' },
    { key: 'audience', wide: true, render: audienceOf },
    { key: 'period', wide: true, render: (row: OwnCatalogue) => <Period {...row} /> },
    { key: 'products', wide: true, render: ({ id }: OwnCatalogue) => <Products id={id} /> },
  ] as const
