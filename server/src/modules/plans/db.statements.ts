// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'plans.assignConsolidations': {
      params: {
        cycleId: string | number
      }
      row: never
    }
    'plans.categoriesOfLines': {
      params: {
        planId: string | number
      }
      row: {
        id: string
      }
    }
    'plans.chooseMethod': {
      params: {
        method: string
        cycleId: string | number
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'plans.consolidations', 'id'>
      }
    }
    'plans.consolidate': {
      params: {
        cycleId: string | number
      }
      row: never
    }
    'plans.countApproving': {
      params: {
        cycleId: string | number
      }
      row: {
        count: number
      }
    }
    'plans.countPlan': {
      params: {
        id: string | number
      }
      row: {
        plans: Column<'plans.cycles', 'plans'>
      }
    }
    'plans.countWaiting': {
      params: {
        deptId: string | number
      }
      row: {
        waiting: number
      }
    }
    'plans.formerPlan': {
      params: {
        cycleId: string | number
        deptId: string | number
      }
      row: {
        id: Column<'plans.plans', 'id'>
        amount: Column<'plans.plans', 'amount'>
      }
    }
    'plans.joinsOfPlan': {
      params: {
        planId: string | number
      }
      row: {
        line_id: Column<'ordering.caps', 'ref_id'>
        order_id: Column<'ordering.orders', 'id'>
        order_no: Column<'ordering.orders', 'no'>
        status: Column<'ordering.orders', 'status'>
        quantity: Column<'ordering.order_lines', 'quantity'>
      }
    }
    'plans.latestOfMonth': {
      params: {
        month: string
      }
      row: {
        id: Column<'plans.cycles', 'id'>
        supplement: Column<'plans.cycles', 'supplement'>
        status: Column<'plans.cycles', 'status'>
      }
    }
    'plans.linesOfCycle': {
      params: {
        cycleId: string | number
      }
      row: {
        id: Column<'plans.lines', 'id'>
      }
    }
    'plans.movePlansOfCycle': {
      params: {
        to: string
        now: Date | string
        cycleId: string | number
        from: string
      }
      row: {
        id: Column<'plans.plans', 'id'>
        no: Column<'plans.plans', 'no'>
        cycle_id: Column<'plans.plans', 'cycle_id'>
        dept_id: Column<'plans.plans', 'dept_id'>
        dept_path: Column<'plans.plans', 'dept_path'>
        dept_name: Column<'plans.plans', 'dept_name'>
        author_id: Column<'plans.plans', 'author_id'>
        author_name: Column<'plans.plans', 'author_name'>
        amount: Column<'plans.plans', 'amount'>
        status: Column<'plans.plans', 'status'>
      }
    }
    'plans.openCycle': {
      params: object
      row: {
        id: Column<'plans.cycles', 'id'>
      }
    }
    'plans.readPlan': {
      params: {
        userId: string | number
        id: string | number
      }
      row: {
        id: Column<'plans.plans', 'id'>
        version: Column<'plans.plans', 'version'>
        no: Column<'plans.plans', 'no'>
        cycle_id: Column<'plans.plans', 'cycle_id'>
        cycle_no: Column<'plans.cycles', 'no'>
        month: Column<'plans.cycles', 'month'>
        supplement: Column<'plans.cycles', 'supplement'>
        cycle_status: Column<'plans.cycles', 'status'>
        closes_at: Column<'plans.cycles', 'closes_at'>
        dept_id: Column<'plans.plans', 'dept_id'>
        dept_path: Column<'plans.plans', 'dept_path'>
        dept_name: Column<'plans.plans', 'dept_name'>
        author_id: Column<'plans.plans', 'author_id'>
        author_name: Column<'plans.plans', 'author_name'>
        status: Column<'plans.plans', 'status'>
        amount: Column<'plans.plans', 'amount'>
        kinds: Column<'plans.plans', 'kinds'>
        reason: Column<'plans.plans', 'reason'>
        approval_id: Column<'plans.plans', 'approval_id'>
        submitted_at: Column<'plans.plans', 'submitted_at'>
        filled: number
        approves: boolean
      }
    }
    'plans.releaseLines': {
      params: {
        cycleId: string | number
      }
      row: {
        id: Column<'plans.lines', 'id'>
        plan_id: Column<'plans.lines', 'plan_id'>
        sku_id: Column<'plans.lines', 'sku_id'>
        name: Column<'plans.lines', 'name'>
        spec: Column<'plans.lines', 'spec'>
        unit: Column<'plans.lines', 'unit'>
        quantity: Column<'plans.lines', 'quantity'>
        sourced: Column<'plans.lines', 'sourced'>
        price: Column<'plans.lines', 'price'>
        need_date: Column<'plans.lines', 'need_date'>
        reason: Column<'plans.lines', 'reason'>
        method: Column<'plans.consolidations', 'method'>
      }
    }
    'plans.setDemands': {
      params: {
        lineIds: readonly (string | number)[]
        demandIds: readonly (string | number)[]
      }
      row: never
    }
  }
}
