import { changesRoute } from '#contract/kit/changes.ts'
import { exportRoute, listRoute } from '#contract/kit/list.ts'
import { route } from '#contract/kit/route.ts'
import {
  Id,
  List,
  Maybe,
  Note,
  Nothing,
  OneOf,
  Optional,
  shape,
  type Static,
  Text,
  Type,
} from '#contract/kit/schema.ts'
import { PayeeAccount, PayeeChange, PayeeChangeStatus, PayeeDraft } from './payee.ts'

const reader = { access: 'payment.read', entrances: ['purchaser'] } as const
const supplier = { access: 'supplierPayment.read', entrances: ['supplier'] } as const
const proposer = { access: 'supplierPayment.propose', entrances: ['supplier'] } as const
const ofVersion = { id: Id, version: Type.Integer() }

export const PayeeTab = OneOf(['open', 'submitted', 'verified', 'cooling', 'all'])
export type PayeeTab = Static<typeof PayeeTab>

export const listPayeeAccounts = listRoute({
  path: '/orderrest/api/payeeAccounts/list',
  ...reader,
  summary: 'List the payee accounts in force, by supplier',
  filters: { keyword: Optional(Note(100)) },
  record: PayeeAccount,
})
export const exportPayeeAccounts = exportRoute(listPayeeAccounts, {
  sensitive: true,
  path: '/orderrest/api/payeeAccounts/export',
  columns: ['supplierName', 'name', 'last4', 'bank', 'cnaps', 'effectiveAt'],
})
export const listPayeeProposals = listRoute({
  path: '/orderrest/api/payeeAccounts/changes',
  ...reader,
  summary: 'List changes of payee accounts, newest first; open ones unless `tab` says otherwise',
  filters: { tab: Optional(PayeeTab), status: Optional(PayeeChangeStatus), keyword: Optional(Note(100)) },
  record: PayeeChange,
})
export const exportPayeeProposals = exportRoute(listPayeeProposals, {
  sensitive: true,
  path: '/orderrest/api/payeeAccounts/exportChanges',
  columns: [
    'changeNo',
    'supplierName',
    'name',
    'last4',
    'bank',
    'cnaps',
    'status',
    'requestedByName',
    'requestedAt',
    'calledByName',
    'approvedByName',
    'effectiveAt',
    'note',
  ],
})
export const listPayeeChanges = changesRoute({
  path: '/orderrest/api/payeeAccounts/history',
  ...reader,
  summary: 'List the history of a change of a payee account',
  key: 'id',
})
export const listPayeeSuppliers = route({
  method: 'GET',
  path: '/orderrest/api/payeeAccounts/suppliers',
  access: 'payment.prepare',
  entrances: ['purchaser'],
  summary: 'List the active suppliers, to propose the payee account of one',
  input: Nothing,
  reply: List(shape({ id: Id, name: Type.String() })),
})
export const proposePayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccounts/propose',
  access: 'payment.prepare',
  entrances: ['purchaser'],
  summary: 'Propose the payee account of a supplier; its payables are held until the change has ended',
  input: shape({ supplierId: Id, ...PayeeDraft.properties }),
  reply: PayeeChange,
  secretReply: true,
})
export const callBackPayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccounts/callBack',
  access: 'payee.verify',
  entrances: ['purchaser'],
  summary:
    'Record that a change was verified by calling the contact of the profile; by another person than proposed it',
  input: shape({ ...ofVersion, callNote: Text(200) }),
  reply: PayeeChange,
})
export const approvePayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccounts/approve',
  access: 'payee.approve',
  entrances: ['purchaser'],
  summary: 'Approve a verified change, by a third person; it takes effect after the cooling days',
  input: shape(ofVersion),
  reply: PayeeChange,
})
export const rejectPayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccounts/reject',
  access: 'payment.read',
  entrances: ['purchaser'],
  summary: 'Reject a change that has not taken effect, by those who may verify or approve',
  input: shape({ ...ofVersion, reason: Text(200) }),
  reply: PayeeChange,
})
export const withdrawPayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccounts/withdraw',
  access: 'payment.prepare',
  entrances: ['purchaser'],
  summary: 'Withdraw a change that a clerk proposed',
  input: shape(ofVersion),
  reply: PayeeChange,
})

export const findOwnPayee = route({
  method: 'GET',
  path: '/orderrest/api/payeeAccount/find',
  ...supplier,
  summary: "Get the payee account of the caller's company, null if there is none yet",
  input: Nothing,
  reply: shape({ account: Maybe(PayeeAccount) }),
})
export const listOwnPayeeProposals = listRoute({
  path: '/orderrest/api/payeeAccount/changes',
  ...supplier,
  summary: "List the changes of the payee account of the caller's company, newest first",
  filters: { status: Optional(PayeeChangeStatus) },
  record: PayeeChange,
})
export const proposeOwnPayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccount/propose',
  ...proposer,
  summary: "Propose the payee account of the caller's company; payments wait until the change has ended",
  input: PayeeDraft,
  reply: PayeeChange,
  secretReply: true,
})
export const withdrawOwnPayee = route({
  method: 'POST',
  path: '/orderrest/api/payeeAccount/withdraw',
  ...proposer,
  summary: "Withdraw a change that the caller's company proposed",
  input: shape(ofVersion),
  reply: PayeeChange,
})
