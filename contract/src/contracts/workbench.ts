import type { WorkbenchParts } from '../kit/workbench/parts.ts'

/** Workbench parts of contracts. */
export const contractsWorkbench = {
  todos: {
    'contract.seal': {
      name: ['待用印合同', 'Contracts to seal'],
      action: ['签署', 'Sign'],
      entrances: ['purchaser'],
      needs: 'contract.sign',
      list: '/contracts?tab=signing',
      page: '/contract?id=',
    },
    'contract.witness': {
      name: ['待核对扫描件', 'Scans to check'],
      action: ['核对', 'Check'],
      entrances: ['purchaser'],
      needs: 'contract.witness',
      list: '/contracts?tab=signing',
      page: '/contract?id=',
    },
    'contract.confirmStage': {
      name: ['待确认阶段', 'Stages to confirm'],
      action: ['确认', 'Confirm'],
      entrances: ['purchaser'],
      needs: 'contract.witness',
      list: '/contracts?tab=active',
      page: '/contract?id=',
    },
    'supplierContract.sign': {
      name: ['待签署合同', 'Contracts to sign'],
      action: ['签署', 'Sign'],
      entrances: ['supplier'],
      needs: 'supplierContract.sign',
      list: '/supplierContracts?tab=signing',
      page: '/contract?id=',
    },
  },
} as const satisfies WorkbenchParts
