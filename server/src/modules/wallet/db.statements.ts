// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'wallet.activeRules': {
      params: object
      row: {
        id: Column<'wallet.point_rules', 'id'>
        name: Column<'wallet.point_rules', 'name'>
        points_per_yuan: Column<'wallet.point_rules', 'points_per_yuan'>
        most_per_order: Column<'wallet.point_rules', 'most_per_order'>
        valid_months: Column<'wallet.point_rules', 'valid_months'>
        active_since: Column<'wallet.point_rules', 'active_since'>
      }
    }
    'wallet.approvesWithdrawal': {
      params: {
        userId: string | number
        id: string | number
      }
      row: {
        approves: boolean
      }
    }
    'wallet.buyerOf': {
      params: {
        account: string
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'wallet.chargeOfNo': {
      params: {
        no: string
      }
      row: {
        id: Column<'wallet.charges', 'id'>
      }
    }
    'wallet.chargesOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        tenant_id: Column<'wallet.charges', 'tenant_id'>
        id: Column<'wallet.charges', 'id'>
        version: Column<'wallet.charges', 'version'>
        no: Column<'wallet.charges', 'no'>
        order_id: Column<'wallet.charges', 'order_id'>
        order_no: Column<'wallet.charges', 'order_no'>
        amount: Column<'wallet.charges', 'amount'>
        refunded: Column<'wallet.charges', 'refunded'>
        status: Column<'wallet.charges', 'status'>
        pay_url: Column<'wallet.charges', 'pay_url'>
        provider_ref: Column<'wallet.charges', 'provider_ref'>
        payer_id: Column<'wallet.charges', 'payer_id'>
        payer_name: Column<'wallet.charges', 'payer_name'>
        created_at: Column<'wallet.charges', 'created_at'>
        paid_at: Column<'wallet.charges', 'paid_at'>
        asked_at: Column<'wallet.charges', 'asked_at'>
        refunding: string
      }
    }
    'wallet.chargesToAsk': {
      params: {
        now: Date | string
        max: string | number
      }
      row: {
        id: Column<'wallet.charges', 'id'>
        no: Column<'wallet.charges', 'no'>
      }
    }
    'wallet.keptOfOrder': {
      params: {
        orderId: string | number
        before: Date | string
      }
      row: {
        no: Column<'ordering.orders', 'no'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        completed_at: Date
        paid: string
      }
    }
    'wallet.leftOfPayer': {
      params: {
        walletId: string | number
        payerAccount: string
      }
      row: {
        left: string
      }
    }
    'wallet.lockChargesOfOrder': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'wallet.charges', 'id'>
        amount: Column<'wallet.charges', 'amount'>
        refunded: Column<'wallet.charges', 'refunded'>
        status: Column<'wallet.charges', 'status'>
      }
    }
    'wallet.managers': {
      params: object
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'wallet.myPoints': {
      params: {
        today: string
        soon: string
        userId: string | number
      }
      row: {
        balance: string
        reserved: string
        expiring: string
        expires_on: string | null
      }
    }
    'wallet.noteEarned': {
      params: {
        orderId: string | number
        points: number
        at: Date | string
      }
      row: {
        order_id: Column<'wallet.earned_orders', 'order_id'>
      }
    }
    'wallet.numbers': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: string | null
        no: string | null
      }
    }
    'wallet.orderToCharge': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        status: Column<'ordering.orders', 'status'>
        supplier_name: Column<'ordering.orders', 'supplier_name'>
        buyer_id: Column<'ordering.orders', 'buyer_id'>
        payment_method: Column<'ordering.orders', 'payment_method'>
        online_paid: Column<'ordering.orders', 'online_paid'>
        due: string
      }
    }
    'wallet.ordersToEarn': {
      params: {
        before: Date | string
        since: Date | string
      }
      row: {
        id: Column<'ordering.orders', 'id'>
      }
    }
    'wallet.ordersToReconcile': {
      params: object
      row: {
        id: Column<'ordering.orders', 'id'>
      }
    }
    'wallet.payer': {
      params: {
        topUpId: string | number
        walletId: string | number
      }
      row: {
        id: Column<'wallet.top_ups', 'id'>
        payer_name: Column<'wallet.top_ups', 'payer_name'>
        payer_bank: Column<'wallet.top_ups', 'payer_bank'>
        payer_account: Column<'wallet.top_ups', 'payer_account'>
      }
    }
    'wallet.payers': {
      params: {
        walletId: string | number
      }
      row: {
        id: Column<'wallet.top_ups', 'id'>
        payer_name: Column<'wallet.top_ups', 'payer_name'>
        payer_bank: Column<'wallet.top_ups', 'payer_bank'>
        payer_account: Column<'wallet.top_ups', 'payer_account'>
        left: string
      }
    }
    'wallet.pointsAccount': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
      }
    }
    'wallet.refundsToMake': {
      params: {
        now: Date | string
        max: string | number
      }
      row: {
        id: Column<'wallet.charge_refunds', 'id'>
        no: Column<'wallet.charge_refunds', 'no'>
        amount: Column<'wallet.charge_refunds', 'amount'>
        charge_no: Column<'wallet.charges', 'no'>
      }
    }
    'wallet.todo.topUps': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'wallet.top_ups', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'wallet.top_ups', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'wallet.top_ups', 'created_at'>>
        total: number
      }
    }
    'wallet.todo.withdrawals': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'wallet.withdrawals', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'wallet.withdrawals', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'wallet.withdrawals', 'created_at'>>
        total: number
      }
    }
    'wallet.waitingCharge': {
      params: {
        orderId: string | number
      }
      row: {
        id: Column<'wallet.charges', 'id'>
        no: Column<'wallet.charges', 'no'>
        amount: Column<'wallet.charges', 'amount'>
        pay_url: Column<'wallet.charges', 'pay_url'>
      }
    }
  }
}
