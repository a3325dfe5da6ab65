import type { WorkbenchParts } from '#contract/kit/workbench/parts.ts'

export const warehouseWorkbench = {
  todos: {
    'stock.putAway': {
      name: ['待入库', 'Items to put away'],
      action: ['去入库', 'Put away'],
      entrances: ['operator'],
      needs: 'warehouse.keep',
      list: '/inboundTasks?tab=waiting',
      page: '/stockDocument?id=',
    },
    'stock.pick': {
      name: ['待拣货', 'Items to pick'],
      action: ['去拣货', 'Pick'],
      entrances: ['operator'],
      needs: 'warehouse.keep',
      list: '/pickTasks?tab=waiting',
      page: '/stockDocument?id=',
    },
    'stock.review': {
      name: ['待复核盘点', 'Count to review'],
      action: ['去复核', 'Review'],
      entrances: ['operator'],
      needs: 'warehouse.approve',
      list: '/counts?tab=review',
      page: '/stockDocument?id=',
    },
    'stock.sign': {
      name: ['待签收领用', 'Issued items to sign for'],
      action: ['去签收', 'Sign'],
      entrances: ['purchaser'],
      needs: 'stock.request',
      list: '/stockRequests?tab=issued',
      page: '/stockDocument?id=',
    },
  },
  figures: {
    'stock.low': {
      name: ['低库存物料', 'Items low in stock'],
      entrances: ['operator'],
      needs: 'warehouse.read',
      measure: 'count',
      note: ['可用与待入库不高于最低库存', 'Available and awaited at most the minimum'],
      list: '/reorderPoints?tab=low',
    },
  },
} as const satisfies WorkbenchParts
