import {
  type ContractChangeKind,
  type ContractChangeStatus,
  contractChangeStatusNames,
} from '#contract/contracts/contractChange.ts'
import type { ContractStatus } from '#contract/contracts/contract.ts'
import { flow } from '#kit/flow.ts'

/** Flow of a change; the contract's flow says who may move it. */
export const changeFlow = flow<
  { readonly status: ContractChangeStatus },
  ContractChangeStatus,
  'approve' | 'reject' | 'expireApproval' | 'conclude' | 'refuse' | 'withdraw'
>(
  {
    approve: { from: ['approving'], to: 'signing', needs: 'owner' },
    reject: { from: ['approving'], to: 'rejected', needs: 'owner' },
    expireApproval: { from: ['approving'], to: 'rejected', needs: 'system' },
    conclude: { from: ['signing'], to: 'effective', needs: 'owner' },
    refuse: { from: ['signing'], to: 'refused', needs: 'owner' },
    withdraw: { from: ['approving', 'signing'], to: 'withdrawn', needs: 'owner' },
  },
  contractChangeStatusNames,
)

/** Whether a change of this kind is possible in the state of its contract. */
export const isKindOf = (kind: ContractChangeKind, status: ContractStatus): boolean =>
  status === 'suspended' ? kind === 'resumption' || kind === 'termination' : kind !== 'resumption'
