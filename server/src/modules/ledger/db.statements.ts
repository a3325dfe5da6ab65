// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'ledger.approvesBudgetChange': {
      params: {
        userId: string | number
        id: string | number
      }
      row: {
        approves: boolean
      }
    }
    'ledger.billsToRemind': {
      params: {
        today: string
      }
      row: {
        id: Column<'ledger.quota_bills', 'id'>
      }
    }
    'ledger.budgetChangeNumbers': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'ledger.budget_changes', 'id'>
        no: Column<'ledger.budget_changes', 'no'>
      }
    }
    'ledger.countFundsInForce': {
      params: {
        deptId: string | number
      }
      row: {
        count: number
      }
    }
    'ledger.creditWallet': {
      params: {
        amount: string
        topUpId: string | number
        walletId: string | number
      }
      row: {
        short: string | null
      }
    }
    'ledger.earnPoints': {
      params: {
        userId: string | number
        amount: string
        expiresOn: string
        sourceKind: string
        sourceId: string | number
        ruleId: string | number
        reason: string
      }
      row: {
        lot: string | null
      }
    }
    'ledger.expirePoints': {
      params: {
        today: string
        most: number
      }
      row: {
        owner: string
        expired: string
      }
    }
    'ledger.forgetWarnings': {
      params: {
        day: string
        share: string
      }
      row: never
    }
    'ledger.fund.nearest': {
      params: {
        deptIds: readonly (string | number)[]
        kind: string
        state: string
        on: string
      }
      row: {
        for_dept_id: Column<'identity.departments', 'id'>
        id: Column<'ledger.accounts', 'id'>
        kind: Column<'ledger.accounts', 'kind'>
        version: Column<'ledger.accounts', 'version'>
        name: Column<'ledger.accounts', 'name'>
        dept_id: NonNullable<Column<'ledger.accounts', 'dept_id'>>
        dept_name: Column<'identity.departments', 'name'>
        starts_on: NonNullable<Column<'ledger.accounts', 'starts_on'>>
        ends_on: NonNullable<Column<'ledger.accounts', 'ends_on'>>
        state: Column<'ledger.accounts', 'state'>
        source: Column<'ledger.accounts', 'source'>
        available: Column<'ledger.accounts', 'available'>
        frozen: Column<'ledger.accounts', 'frozen'>
        committed: string
        actual: string
      }
    }
    'ledger.fundsToWarnOf': {
      params: {
        day: string
        share: string
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
      }
    }
    'ledger.hasOpenApplication': {
      params: {
        deptIds: readonly (string | number)[]
      }
      row: {
        is_open: boolean
      }
    }
    'ledger.headsOfDepartment': {
      params: {
        deptId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'ledger.hold.extend': {
      params: {
        refKind: string
        refId: string | number
        more: string
      }
      row: {
        kind: string
        problem: string
        available: string
        needed: string
      }
    }
    'ledger.hold.finish': {
      params: {
        refs: unknown
        outcome: string
        why: string
      }
      row: {
        ref_id: string
      }
    }
    'ledger.hold.in': {
      params: {
        accountId: string | number
        refKind: string
        refId: string | number
        amount: string
      }
      row: {
        obstacle: string | null
      }
    }
    'ledger.hold.move': {
      params: {
        refKind: string
        refId: string | number
        toAccountId: string | number
        what: string
      }
      row: {
        moved: boolean
      }
    }
    'ledger.hold.refund': {
      params: {
        refKind: string
        refId: string | number
        amount: string
        cause: string
      }
      row: {
        given: boolean
      }
    }
    'ledger.hold.reserve': {
      params: {
        requested: unknown
        today: string
      }
      row: {
        kind: string
        problem: string
        available: string
        needed: string
      }
    }
    'ledger.hold.reserveMore': {
      params: {
        refKind: string
        refId: string | number
        asKind: string
        more: string
      }
      row: {
        kind: string
        problem: string
        available: string
        needed: string
      }
    }
    'ledger.lockQuota': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
        version: Column<'ledger.accounts', 'version'>
        blocked: Column<'ledger.accounts', 'blocked'>
        lifted_until: Column<'ledger.accounts', 'lifted_until'>
        dept_id: NonNullable<Column<'ledger.accounts', 'dept_id'>>
      }
    }
    'ledger.lockWallet': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
        version: Column<'ledger.accounts', 'version'>
        dept_id: NonNullable<Column<'ledger.accounts', 'dept_id'>>
        dept_name: Column<'identity.departments', 'name'>
        available: Column<'ledger.accounts', 'available'>
        blocked: Column<'ledger.accounts', 'blocked'>
      }
    }
    'ledger.namesOfQuota': {
      params: {
        id: string | number
      }
      row: {
        name: Column<'ledger.accounts', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'ledger.openOutside': {
      params: object
      row: never
    }
    'ledger.openWallet': {
      params: {
        deptId: string | number
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
      }
    }
    'ledger.otherOverdue': {
      params: {
        accountId: string | number
        id: string | number
      }
      row: {
        id: Column<'ledger.quota_bills', 'id'>
      }
    }
    'ledger.outsideAccount': {
      params: object
      row: {
        id: Column<'ledger.accounts', 'id'>
      }
    }
    'ledger.overdueBills': {
      params: {
        today: string
      }
      row: {
        id: Column<'ledger.quota_bills', 'id'>
        account_id: Column<'ledger.quota_bills', 'account_id'>
      }
    }
    'ledger.payers': {
      params: {
        userId: string | number
        today: string
        deptId: string | number
      }
      row: {
        wallet_id: Column<'ledger.accounts', 'id'> | null
        wallet_dept_id: Column<'ledger.accounts', 'dept_id'> | null
        wallet_dept_name: Column<'identity.departments', 'name'> | null
        wallet_available: Column<'ledger.accounts', 'available'> | null
        wallet_frozen: Column<'ledger.accounts', 'frozen'> | null
        wallet_blocked: Column<'ledger.accounts', 'blocked'> | null
        points: string
      }
    }
    'ledger.postAdjustment': {
      params: {
        sourceId: string | number
        amount: string
        refKind: string
        refId: string | number
        fundId: string | number
      }
      row: {
        short: string | null
      }
    }
    'ledger.postChange': {
      params: {
        fundId: string | number
        change: string
      }
      row: {
        short: string | null
      }
    }
    'ledger.repay': {
      params: {
        billId: string | number
        amount: string
      }
      row: {
        done: unknown | null
      }
    }
    'ledger.repaymentsOfBill': {
      params: {
        id: string | number
      }
      row: {
        amount: Column<'ledger.quota_repayments', 'amount'>
        bank_ref: Column<'ledger.quota_repayments', 'bank_ref'>
        by_name: Column<'ledger.quota_repayments', 'by_name'>
        at: Column<'ledger.quota_repayments', 'at'>
      }
    }
    'ledger.setBlocked': {
      params: {
        reason: string
        id: string | number
      }
      row: never
    }
    'ledger.setQuotaBlocked': {
      params: {
        reason: string
        until: string
        id: string | number
      }
      row: never
    }
    'ledger.setWarned': {
      params: {
        at: Date | string
        id: string | number
      }
      row: never
    }
    'ledger.settleOrders': {
      params: {
        orders: unknown
      }
      row: {
        settled: string
      }
    }
    'ledger.sourceAccount': {
      params: object
      row: {
        id: Column<'ledger.accounts', 'id'>
      }
    }
    'ledger.takeExpiringLots': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        owner_id: NonNullable<Column<'ledger.accounts', 'owner_id'>>
        amount: string
        expires_on: Column<'ledger.lots', 'expires_on'>
        days: number
      }
    }
    'ledger.todo.quota': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'ledger.quota_applications', 'id'>>
        title: NonNullable<Column<'ledger.quota_applications', 'dept_name'>>
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'ledger.quota_applications', 'created_at'>>
        total: number
      }
    }
    'ledger.unbilledQuotas': {
      params: {
        until: string
        month: string
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
        dept_id: NonNullable<Column<'ledger.accounts', 'dept_id'>>
        amount: string
      }
    }
    'ledger.usableBudget': {
      params: {
        id: string | number
        on: string
      }
      row: {
        usable: boolean
      }
    }
    'ledger.useByMonth': {
      params: {
        fundId: string | number
      }
      row: {
        month: string
        amount: string
        committed: string
        reserved: string
      }
    }
  }
}
