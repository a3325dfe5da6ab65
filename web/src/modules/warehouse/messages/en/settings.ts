import { inEnglish } from '#contract/kit/labels.ts'
import { stockItemLabels } from '#contract/warehouse/items.ts'
import { reorderLabels } from '#contract/warehouse/reorder.ts'
import { placeLabels, warehouseLabels } from '#contract/warehouse/warehouses.ts'
import type { SameKeys } from '#web/messages/sameKeys.ts'
import type * as zh from '../zh-CN/settings.ts'
import type { warehouses as warehousesZh } from '../zh-CN/settings.ts'

const status = { label: 'Status', options: { active: 'Active', disabled: 'Disabled' } }

export const warehouses: SameKeys<typeof warehousesZh> = {
  title: 'Warehouses',
  purpose: 'Keepers handle the stock of a warehouse. Orders delivered to its address are put away there.',
  add: 'Add warehouse',
  editTitle: 'Edit warehouse',
  detailTitle: 'Warehouse',
  keyword: 'Keyword',
  hint: 'Code, name or address',
  none: 'No matching warehouses',
  noneReason: 'Try other filters.',
  empty: 'No warehouses yet',
  emptyReason: 'Add a warehouse and its places to put items away.',
  labelsPdf: 'Print place labels',
  field: {
    ...inEnglish(warehouseLabels),
    id: 'Warehouse',
    version: 'Version',
    keyword: 'Keyword',
    deptId: 'Department',
    address: { label: 'Address', hint: 'Orders whose delivery address contains it are put away here.' },
    pick: { label: 'Picking rule', options: { fefo: 'First expired first out', fifo: 'First in first out' } },
    takesOrders: {
      label: 'Takes in the orders of its department and those below',
      hint: 'For orders whose address matches no warehouse.',
    },
    keeperIds: 'Keepers',
    status,
  },
  action: { edit: 'Edit', detail: 'Places and details', enable: 'Enable', disable: 'Disable' },
  confirm: { title: 'Disable this warehouse?', text: 'Nothing can be received or issued there.' },
  happened: { warehouse: { created: 'Created', edited: 'Edited', disabled: 'Disabled', enabled: 'Enabled' } },
}
export const stockPlaces: SameKeys<typeof zh.stockPlaces> = {
  title: 'Places',
  add: 'Add place',
  keyword: 'Keyword',
  hint: 'Place code',
  none: 'No matching places',
  noneReason: 'Try other filters.',
  empty: 'No places yet',
  emptyReason: 'Add places to put items away.',
  field: {
    ...inEnglish(placeLabels),
    warehouseId: 'Warehouse',
    keyword: 'Keyword',
    code: { label: 'Place', placeholder: 'A-01-02' },
    kind: {
      label: 'Kind',
      options: {
        storage: 'Storage',
        quarantine: 'Quarantine',
        transit: 'In transit',
        supplier: 'Supplier',
        consumer: 'Departments',
        scrap: 'Scrap',
        difference: 'Count differences',
      },
    },
    status,
  },
  action: { enable: 'Enable', disable: 'Disable' },
}
export const stockItems: SameKeys<typeof zh.stockItems> = {
  title: 'Items',
  purpose: 'Orders create items when they are received. Set batches, shelf life and codes here.',
  add: 'Add item',
  editTitle: 'Edit item',
  detailTitle: 'Item',
  keyword: 'Keyword',
  hint: 'Number, name or specification',
  none: 'No matching items',
  noneReason: 'Try other filters.',
  empty: 'No items yet',
  emptyReason: 'Orders create items when they are received. You can also add one.',
  tracked: 'Required',
  untracked: 'Automatic',
  days_one: '{{count}} day',
  days: '{{count}} days',
  field: {
    ...inEnglish(stockItemLabels),
    id: 'Item',
    version: 'Version',
    keyword: 'Keyword',
    isTracked: { label: 'Batch required', hint: 'A batch must be entered when items are put away.' },
    shelfDays: { label: 'Shelf life (days)', hint: '0: none. Otherwise an expiry date must be entered.' },
    orderFactor: { label: 'Stock units in one ordered', hint: 'How many stock units one ordered unit has.' },
    codes: 'Codes',
    status,
  },
  action: { edit: 'Edit', detail: 'Details', enable: 'Enable', disable: 'Disable' },
  happened: { stockItem: { created: 'Created', edited: 'Edited', disabled: 'Disabled', enabled: 'Enabled' } },
}
export const reorderPoints: SameKeys<typeof zh.reorderPoints> = {
  title: 'Minimum stock',
  purpose: 'Items that fall to their minimum are proposed for planned purchase, up to their maximum',
  add: 'Set minimum',
  editTitle: 'Edit minimum',
  keyword: 'Keyword',
  hint: 'Item number, name or specification',
  none: 'No matching items',
  noneReason: 'Try other filters.',
  empty: 'No minimums yet',
  emptyReason: 'Set a minimum and a maximum for items in regular use.',
  tabs: 'Stock',
  tab: { low: 'Low', all: 'All' },
  low: 'Low',
  enough: 'Enough',
  field: {
    ...inEnglish(reorderLabels),
    id: 'Minimum',
    version: 'Version',
    keyword: 'Keyword',
    warehouseId: 'Warehouse',
    itemId: 'Item',
    minQuantity: 'Minimum',
    maxQuantity: 'Maximum',
  },
  action: { propose: 'Add to plan', edit: 'Edit', remove: 'Remove' },
  confirm: {
    title: 'Add to the plan?',
    text: '{{quantity}} {{unit}} of {{name}} go into the draft plan of the warehouse’s department.',
  },
  removal: { title: 'Remove this minimum?', text: 'Low stock of {{name}} is no longer shown.' },
}
