import { useTranslation } from 'react-i18next'
import type { Plan, PlanLine } from '#contract/plans/plan.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Under } from '#web/kit/layout/Card.tsx'
import type { Column } from '#web/kit/list/column.ts'
import { Table } from '#web/kit/list/Table.tsx'
import { Empty } from '#web/kit/ui/Empty.tsx'
import { StatusTag, Tag } from '#web/kit/ui/StatusTag.tsx'
import { PlannedGroup } from './PlannedGroup.tsx'
import { GoodsName } from '#web/modules/ordering/parts/GoodsName.tsx'

/** Lines of a plan that cannot be changed, with what was called off once it is released. */
export function PlanLines({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation()
  const isReleased = plan.status === 'released' || plan.status === 'closed'
  const columns: readonly Column<PlanLine>[] = [
    {
      key: 'name',
      title: t('plans.line.name'),
      lead: true,
      render: (line) => <GoodsName goods={{ ...line, skuId: line.skuId ?? line.id }} size={40} />,
    },
    {
      key: 'last',
      title: t('plans.line.last'),
      right: true,
      desk: true,
      render: ({ lastQuantity }) => lastQuantity ?? '-',
    },
    {
      key: 'stock',
      title: t('plans.line.stock'),
      right: true,
      desk: true,
      render: ({ available }) => available ?? '-',
    },
    {
      key: 'quantity',
      title: t('plans.line.quantity'),
      right: true,
      render: ({ quantity, unit }) => `${quantity} ${unit}`,
    },
    {
      key: 'price',
      title: t('plans.line.price'),
      right: true,
      render: ({ price }) => (price === null ? '-' : <Amount value={price} />),
    },
    { key: 'amount', title: t('plans.line.amount'), right: true, render: ({ amount }) => <Amount value={amount} /> },
    { key: 'needDate', title: t('plans.line.needDate'), render: ({ needDate }) => needDate ?? '-' },
    {
      key: 'subject',
      title: t('plans.line.subject'),
      desk: true,
      render: ({ subject, reason }) => (
        <>
          {subject === '' ? '-' : subject}
          {reason !== '' && <Under>{reason}</Under>}
        </>
      ),
    },
    ...(isReleased
      ? [
          {
            key: 'method',
            title: t('plans.line.method'),
            render: ({ method }: PlanLine) => (method === null ? '-' : <Tag>{t(`plans.method.${method}`)}</Tag>),
          },
          {
            key: 'calledOff',
            title: t('plans.line.calledOff'),
            render: (line: PlanLine) => <Progress plan={plan} line={line} />,
          },
        ]
      : []),
  ]
  return (
    <Table
      label={t('plans.lines')}
      rows={plan.lines}
      rowKey={({ id }) => id}
      columns={columns}
      empty={<Empty illustration="box" title={t('plans.noLines')} />}
    />
  )
}

/** What was ordered of a line, or how far its sourcing is. */
function Progress({ plan, line }: { readonly plan: Plan; readonly line: PlanLine }) {
  const { method, demandStatus, calledOff, quantity, remaining } = line
  const { t } = useTranslation()
  if (method !== 'mall')
    return demandStatus === null ? (
      '-'
    ) : (
      <StatusTag tone={demandStatus === 'awarded' ? 'ok' : 'info'}>{t(`plans.demand.${demandStatus}`)}</StatusTag>
    )
  return (
    <>
      {calledOff} / {quantity}
      <Under>{remaining > 0 ? `${t('plans.line.remaining')} ${remaining}` : t('plans.usedUp')}</Under>
      <PlannedGroup plan={plan} line={line} />
    </>
  )
}
