import { useTranslation } from 'react-i18next'
import * as contract from '#contract/plans/cycles.ts'
import type { PlanMethod } from '#contract/plans/plan.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName, Under } from '#web/kit/layout/Card.tsx'
import { RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { callTo, type RecordAction } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Tag } from '#web/kit/ui/StatusTag.tsx'

interface ConsolidatedListProps {
  readonly cycleId: string
  /** The method of goods can be chosen until the release. */
  readonly mayChoose: boolean
}

type Goods = contract.ConsolidatedGoods
const methods = ['mall', 'sourcing'] as const
const stocks = ['short', 'enough'] as const
const shownDepartments = 2

/** Equal goods of all departments, beside the stock. */
export function ConsolidatedList({ cycleId, mayChoose }: ConsolidatedListProps) {
  const { t } = useTranslation()
  const columns: readonly RecordColumn<'planCycles.goods', Goods>[] = [
    { key: 'name', lead: true, render: ({ name, spec }) => <RowName under={spec}>{name}</RowName> },
    {
      key: 'departments',
      render: ({ departments }) => (
        <>
          {departments.slice(0, shownDepartments).map(({ deptName, quantity }, index) => (
            <div key={index}>
              {deptName} {quantity}
            </div>
          ))}
          {departments.length > shownDepartments && (
            <Under>{t('planCycles.goods.more', { count: departments.length })}</Under>
          )}
        </>
      ),
    },
    { key: 'quantity', right: true, render: ({ quantity, unit }) => `${quantity} ${unit}` },
    {
      key: 'available',
      right: true,
      render: ({ available, quantity, minQty }) =>
        available === null ? (
          t('planCycles.goods.inWords')
        ) : (
          <>
            {available}
            {available < quantity && (
              <Under>
                <Tag tone="warn">{t('planCycles.goods.short', { count: quantity - available })}</Tag>
              </Under>
            )}
            {minQty !== null && minQty > 1 && <Under>{t('planCycles.goods.minimum', { count: minQty })}</Under>}
          </>
        ),
    },
    { key: 'price', right: true, render: ({ price }) => (price === null ? '-' : <Amount value={price} />) },
    { key: 'amount', right: true, render: ({ amount }) => <Amount value={amount} /> },
    { key: 'supplierName', desk: true, render: ({ supplierName }) => (supplierName === '' ? '-' : supplierName) },
    {
      key: 'method',
      render: ({ method }) => (
        <Tag tone={method === 'mall' ? 'info' : 'warn'}>{t(`planCycles.goods.field.method.options.${method}`)}</Tag>
      ),
    },
  ]
  const to = (method: PlanMethod): RecordAction<Goods> => ({
    shown: (goods) => goods.method !== method && (method === 'sourcing' || goods.skuId !== null),
    call: callTo(contract.choosePlanMethod, ({ id }: Goods) => ({ cycleId, ids: [id], method })),
    batch: true,
  })
  const panel = {
    texts: 'planCycles.goods',
    route: contract.listConsolidated,
    fixed: { cycleId },
    exported: contract.exportConsolidated,
    rowKey: ({ id }: Goods) => id,
    columns,
    filters: [
      {
        name: 'method',
        label: t('planCycles.goods.field.method.label'),
        control: (
          <Select
            hint={t('common.all')}
            options={methods.map((value) => ({ value, label: t(`planCycles.goods.field.method.options.${value}`) }))}
          />
        ),
      },
      {
        name: 'stock',
        label: t('planCycles.goods.field.stock.label'),
        control: (
          <Select
            hint={t('common.all')}
            options={stocks.map((value) => ({ value, label: t(`planCycles.goods.field.stock.options.${value}`) }))}
          />
        ),
      },
    ],
  } as const
  return mayChoose ? (
    <RecordPanel {...panel} actions={{ toSourcing: to('sourcing'), toMall: to('mall') }} />
  ) : (
    <RecordPanel {...panel} actions={{}} />
  )
}
