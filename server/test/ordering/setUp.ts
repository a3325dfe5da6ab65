import type { ApprovalEntity } from '#contract/approvals/approvals.ts'
import { saveInvoiceTitle } from '#contract/ordering/invoiceTitles.ts'
import { saveReceiverAddress } from '#contract/ordering/addresses.ts'
import { systemActor } from '#kit/actor.ts'
import { saveApprovalRule } from '#modules/approvals/index.ts'
import { setBudget } from '#modules/ledger/index.ts'
import { as, database, type Person, type TestTenant } from '../app.ts'
import type { TestGoods } from '../goodsFixture.ts'

/** Ordering fixture: tenant, buyer, approvers, suppliers, goods, address and invoice title. */
export interface OrderingFixture {
  tenant: TestTenant
  buyer: Person
  approver: Person
  /** Second approver; one of them is enough. */
  secondApprover?: Person
  suppliers: Person[]
  /** Two of each supplier. */
  goods: TestGoods[]
  addressId: string
  invoiceTitleId: string
}

/** Creates an address and an invoice title for a person. */
export async function createAddressAndTitle(person: Person) {
  const { addressId } = await as(person, saveReceiverAddress, {
    consignee: '林知远',
    mobile: '13812346207',
    regions: [
      { code: '110000', name: '北京市' },
      { code: '110100', name: '北京市' },
      { code: '110105', name: '朝阳区' },
      { code: '110105021', name: '三里屯街道' },
    ],
    detail: '产业路 18 号',
    isDefault: true,
  })
  const { invoiceTitleId } = await as(person, saveInvoiceTitle, {
    title: '启明集团有限公司',
    taxNo: '91110000100000000X',
    invoiceType: 'normal',
    address: '',
    phone: '',
    bank: '',
    bankAccount: '',
    isDefault: true,
  })
  return { addressId, invoiceTitleId }
}

export const createApprovalRule = (
  tenant: TestTenant,
  approvers: readonly Person[],
  amountFrom: string,
  entity: ApprovalEntity = 'order',
) =>
  database.write(tenant.id, (tx) =>
    saveApprovalRule(tx, systemActor(tenant.id), {
      name: '金额审批',
      enName: 'By amount',
      entity,
      priority: 1,
      enabled: true,
      amountFrom,
      amountTo: null,
      deptId: null,
      categoryId: null,
      supplierId: null,
      orderType: null,
      costCentre: null,
      nodes: [
        {
          name: '部门负责人',
          enName: 'Head',
          mode: 'any',
          source: 'users',
          roleCode: null,
          userIds: approvers.map(({ userId }) => userId),
        },
      ],
    }),
  )

export const createFund = (tenant: TestTenant, kind: 'budget' | 'quota', amount: string, deptId = tenant.root.id) =>
  database.write(tenant.id, (tx) =>
    setBudget(tx, systemActor(tenant.id), {
      kind,
      deptId,
      name: kind === 'budget' ? '劳动保护费' : '授信额度',
      startsOn: '2020-01-01',
      endsOn: '2099-12-31',
      active: true,
      amount,
      reason: '',
    }),
  )
