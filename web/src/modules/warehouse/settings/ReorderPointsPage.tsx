import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/reorder.ts'
import { useMay } from '#web/kit/client/me.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { Page } from '#web/kit/layout/Page.tsx'
import { useUrlQuery } from '#web/kit/list/useListQuery.ts'
import { AddButton, RecordPanel } from '#web/kit/record/RecordPage.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { StatusTag } from '#web/kit/ui/StatusTag.tsx'
import { useItems, useWarehouses } from '../create/useChoices.ts'
import { useWarehouseFilter } from '../stock/useWarehouseFilter.tsx'
import { rowKey } from '../warehousePaths.ts'

type Row = contract.ReorderPoint
const tabs = ['all', 'low'] as const

/** Minimum stocks; low ones go into a plan. */
export function ReorderPointsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const [{ tab = 'all' }, setQuery] = useUrlQuery(contract.listReorderPoints)
  const ofVersion = ({ id, version }: Row) => ({ id, version })
  return (
    <Page
      title={t('reorderPoints.title')}
      purpose={t('reorderPoints.purpose')}
      actions={
        may('warehouse.manage') && (
          <AddButton label={t('reorderPoints.add')} renderDialog={(close) => <AddDialog onClose={close} />} />
        )
      }
    >
      <RecordPanel
        texts="reorderPoints"
        route={contract.listReorderPoints}
        exported={contract.exportReorderPoints}
        rowKey={rowKey}
        columns={useColumns()}
        filters={[useWarehouseFilter()]}
        tabs={{
          label: t('reorderPoints.tabs'),
          value: tab,
          onChange: (next) => setQuery({ tab: next as (typeof tabs)[number] }),
          options: tabs.map((value) => ({ value, label: t(`reorderPoints.tab.${value}`) })),
        }}
        actions={{
          propose: {
            call: callTo(contract.proposeReorder, ofVersion),
            confirm: ({ name, suggested, unit }: Row) => ({
              title: t('reorderPoints.confirm.title'),
              text: t('reorderPoints.confirm.text', { name, quantity: suggested, unit }),
            }),
          },
          edit: { renderDialog: (row: Row, close) => <EditDialog row={row} onClose={close} /> },
          remove: {
            danger: true,
            call: callTo(contract.removeReorderPoint, ofVersion),
            confirm: ({ name }: Row) => ({
              title: t('reorderPoints.removal.title'),
              text: t('reorderPoints.removal.text', { name }),
            }),
          },
        }}
      />
    </Page>
  )
}

function useColumns(): readonly RecordColumn<'reorderPoints', Row>[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      lead: true,
      render: ({ name, itemNo, spec }) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
    },
    { key: 'warehouseName', render: ({ warehouseName }) => warehouseName },
    {
      key: 'available',
      right: true,
      render: ({ available, unit, isLow }) => (
        <RowName
          under={
            <StatusTag tone={isLow ? 'warn' : 'ok'}>
              {t(isLow ? 'reorderPoints.low' : 'reorderPoints.enough')}
            </StatusTag>
          }
        >
          {available} {unit}
        </RowName>
      ),
    },
    { key: 'awaited', right: true, render: ({ awaited }) => awaited },
    { key: 'minQuantity', right: true, render: ({ minQuantity }) => minQuantity },
    { key: 'maxQuantity', right: true, desk: true, render: ({ maxQuantity }) => maxQuantity },
    { key: 'suggested', right: true, render: ({ suggested }) => (suggested === '0' ? '-' : suggested) },
    { key: 'planNo', desk: true, render: ({ planNo }) => planNo ?? '-' },
  ]
}

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const [warehouses, items] = [useWarehouses(false), useItems()]
  return (
    <RouteFormDialog
      title={t('reorderPoints.add')}
      route={contract.addReorderPoint}
      labels="reorderPoints.field"
      fields={{
        warehouseId: {
          control: <Select options={warehouses} hint={t('stockDocuments.create.chooseWarehouse')} />,
        },
        itemId: { control: <Select options={items} hint={t('stockDocuments.create.chooseItem')} /> },
        minQuantity: { as: 'line' },
        maxQuantity: { as: 'line' },
      }}
      onClose={onClose}
    />
  )
}

interface EditDialogProps {
  readonly row: Row
  readonly onClose: () => void
}

function EditDialog({ row, onClose }: EditDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t('reorderPoints.editTitle')}
      route={contract.editReorderPoint}
      fixed={{ id: row.id, version: row.version }}
      initial={row}
      labels="reorderPoints.field"
      fields={{ minQuantity: { as: 'line' }, maxQuantity: { as: 'line' } }}
      onClose={onClose}
    />
  )
}
