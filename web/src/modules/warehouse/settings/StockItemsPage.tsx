import { useTranslation } from 'react-i18next'
import * as contract from '#contract/warehouse/items.ts'
import { useMay } from '#web/kit/client/me.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { useAvailability } from '#web/kit/list/useAvailability.tsx'
import { RecordDrawer } from '#web/kit/record/RecordDrawer.tsx'
import { RecordFacts } from '#web/kit/record/RecordFacts.tsx'
import { RecordPage } from '#web/kit/record/RecordPage.tsx'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { callTo } from '#web/kit/record/useRecordActions.tsx'
import { rowKey } from '../warehousePaths.ts'

/** Items that warehouses keep, with their codes. */
export function StockItemsPage() {
  const { t } = useTranslation()
  const may = useMay()
  const availability = useAvailability()
  const set = (status: 'active' | 'disabled') =>
    callTo(contract.setStockItemStatus, ({ id }: contract.StockItem) => ({ id, status }))
  return (
    <RecordPage
      texts="stockItems"
      route={contract.listStockItems}
      exported={contract.exportStockItems}
      rowKey={rowKey}
      columns={[
        {
          key: 'name',
          lead: true,
          sort: 'name',
          render: ({ name, itemNo, spec }: contract.StockItem) => <RowName under={`${itemNo} ${spec}`}>{name}</RowName>,
        },
        { key: 'unit', render: ({ unit }: contract.StockItem) => unit },
        {
          key: 'isTracked',
          render: ({ isTracked }: contract.StockItem) => t(isTracked ? 'stockItems.tracked' : 'stockItems.untracked'),
        },
        {
          key: 'shelfDays',
          right: true,
          render: ({ shelfDays }: contract.StockItem) =>
            shelfDays === 0 ? '-' : t('stockItems.days', { count: shelfDays }),
        },
        { key: 'codes', desk: true, render: ({ codes }: contract.StockItem) => codes.join('、') || '-' },
        availability.column,
      ]}
      filters={[availability.filter]}
      renderAdd={may('warehouse.manage') ? (close) => <ItemDialog onClose={close} /> : undefined}
      actions={{
        edit: { renderDialog: (row: contract.StockItem, close) => <ItemDialog item={row} onClose={close} /> },
        detail: {
          shown: () => true,
          renderDialog: (row: contract.StockItem, close) => <ItemDrawer item={row} onClose={close} />,
        },
        disable: { danger: true, call: set('disabled') },
        enable: { call: set('active') },
      }}
    />
  )
}

interface ItemDialogProps {
  readonly item?: contract.StockItem
  readonly onClose: () => void
}

function ItemDialog({ item, onClose }: ItemDialogProps) {
  const { t } = useTranslation()
  return (
    <RouteFormDialog
      title={t(item ? 'stockItems.editTitle' : 'stockItems.add')}
      route={item ? contract.editStockItem : contract.addStockItem}
      fixed={item && { id: item.id, version: item.version }}
      initial={item ?? { isTracked: false, shelfDays: 0, orderFactor: '1', codes: [] }}
      labels="stockItems.field"
      fields={{
        name: { as: 'line', wide: true },
        spec: { as: 'line' },
        unit: {},
        orderFactor: { as: 'line' },
        shelfDays: {},
        codes: { wide: true },
        isTracked: { wide: true },
      }}
      onClose={onClose}
    />
  )
}

interface ItemDrawerProps {
  readonly item: contract.StockItem
  readonly onClose: () => void
}

function ItemDrawer({ item, onClose }: ItemDrawerProps) {
  const { t } = useTranslation()
  return (
    <RecordDrawer
      title={item.name}
      texts="stockItems"
      changes={{ route: contract.listStockItemChanges, of: { id: item.id } }}
      onClose={onClose}
    >
      <RecordFacts
        texts="stockItems"
        record={item}
        fields={[
          { key: 'itemNo' },
          { key: 'unit' },
          { key: 'spec', wide: true },
          { key: 'orderFactor' },
          {
            key: 'isTracked',
            render: ({ isTracked }) => t(isTracked ? 'stockItems.tracked' : 'stockItems.untracked'),
          },
          { key: 'shelfDays', render: ({ shelfDays }) => shelfDays || '-' },
          { key: 'codes', wide: true, render: ({ codes }) => codes.join('、') || '-' },
        ]}
      />
    </RecordDrawer>
  )
}
