import { defineModule } from '../kit/manifest.ts'
import { warehouseMessages } from './messages.ts'
import { warehouseRefusals } from './refusals.ts'
import { warehouseWorkbench } from './workbench.ts'

const group = { entrance: 'operator', group: 'warehouse', needs: 'warehouse.read' } as const

export const warehouse = defineModule({
  title: ['仓库', 'Warehouse'],
  permissions: {
    'warehouse.read': ['查看仓库库存', 'Read stock'],
    'warehouse.keep': ['办理出入库', 'Handle stock'],
    'warehouse.cost': ['查看库存金额', 'Read the value of stock'],
    'warehouse.approve': ['复核盘点与差异', 'Review counts and differences'],
    'warehouse.manage': ['维护仓库、库位与物料', 'Manage warehouses, places and items'],
    'stock.request': ['申请领用', 'Request items from stock'],
  },
  // Who handles stock does not confirm its differences.
  separated: [['warehouse.keep', 'warehouse.approve']],
  menus: [
    {
      entrance: 'purchaser',
      id: '100153',
      name: '领用申请',
      enName: 'Stock requests',
      url: 'stockRequests',
      needs: 'stock.request',
      place: 44.5,
    },
    { ...group, id: '101101', name: '入库任务', enName: 'Put away', url: 'inboundTasks', place: 310 },
    { ...group, id: '101102', name: '拣货任务', enName: 'Pick', url: 'pickTasks', place: 320 },
    { ...group, id: '101103', name: '库存查询', enName: 'Stock', url: 'stock', place: 330 },
    { ...group, id: '101104', name: '库存流水', enName: 'Stock moves', url: 'stockMoves', place: 340 },
    { ...group, id: '101105', name: '盘点', enName: 'Counts', url: 'counts', place: 350 },
    { ...group, id: '101106', name: '调拨', enName: 'Transfers', url: 'stockTransfers', place: 360 },
    { ...group, id: '101107', name: '报废与其他出库', enName: 'Scraps', url: 'stockScraps', place: 370 },
    { ...group, id: '101108', name: '最低库存', enName: 'Minimum stock', url: 'reorderPoints', place: 380 },
    { ...group, id: '101109', name: '扫码', enName: 'Scan', url: 'warehouseScan', place: 390 },
    { ...group, id: '101110', name: '仓库与库位', enName: 'Warehouses', url: 'warehouses', place: 400 },
    { ...group, id: '101111', name: '物料与条码', enName: 'Items', url: 'stockItems', place: 410 },
  ],
  approvals: {
    stockIssue: {
      names: ['领用申请', 'Stock request'],
      path: '/stockDocument?id={id}',
      place: 21,
      holdDays: 14,
      mayLackAmount: true,
    },
    stockScrap: {
      names: ['报废申请', 'Scrap request'],
      path: '/stockDocument?id={id}',
      place: 22,
      holdDays: 14,
      mayLackAmount: true,
      hidesAmount: true,
    },
  },
  workbench: warehouseWorkbench,
  messages: warehouseMessages,
  refusals: { ...warehouseRefusals },
  refusalFields: {
    'warehouse.codeTaken': 'code',
    'warehouse.unknownKeeper': 'keeperIds',
    'place.codeTaken': 'code',
    'transfer.sameWarehouse': 'toWarehouseId',
    'reorder.taken': 'itemId',
    'reorder.range': 'maxQuantity',
  },
})
