import { useTranslation } from 'react-i18next'
import type { ProjectItemDraft } from '#contract/sourcing/projectDraft.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { quantityText } from '../notice/quantityText.ts'
import css from './ItemsTable.module.css'
import { amountOf } from './items/items.ts'

interface ItemsTableProps {
  readonly items: readonly ProjectItemDraft[]
  /** Reference prices are visible only to the department. */
  readonly hasPrices: boolean
}

type Row = ProjectItemDraft & { readonly no: number }

/** Items of a project, read-only. */
export function ItemsTable({ items, hasPrices }: ItemsTableProps) {
  const { t } = useTranslation()
  const prices: readonly Column<Row>[] = [
    {
      key: 'budgetPrice',
      title: t('projectForm.item.budgetPrice'),
      right: true,
      render: ({ budgetPrice }) => (budgetPrice === '' ? '-' : <Amount value={budgetPrice} />),
    },
    {
      key: 'amount',
      title: t('projectForm.items.subtotal'),
      right: true,
      render: (item) => {
        const amount = amountOf(item)
        return amount === null ? '-' : <Amount value={amount} />
      },
    },
  ]
  return (
    <Table
      label={t('notice.items.table')}
      rows={items.map((item, index) => ({ ...item, no: index + 1 }))}
      rowKey={({ no }) => String(no)}
      columns={[
        { key: 'no', title: t('projectForm.items.no'), desk: true },
        {
          key: 'name',
          title: t('projectForm.item.name'),
          lead: true,
          render: ({ name, remark }) => <RowName under={remark}>{name}</RowName>,
        },
        { key: 'spec', title: t('projectForm.item.spec') },
        {
          key: 'quantity',
          title: t('projectForm.item.quantity'),
          right: true,
          render: ({ quantity, unit }) => `${quantityText(quantity)} ${unit}`,
        },
        ...(hasPrices ? prices : []),
        {
          key: 'needDate',
          title: t('projectForm.item.needDate'),
          render: ({ needDate }) => <span className={css['once']}>{needDate ?? '-'}</span>,
        },
      ]}
    />
  )
}
