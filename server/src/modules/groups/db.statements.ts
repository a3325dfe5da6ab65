// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'groups.countWaiting': {
      params: object
      row: {
        waiting: number
      }
    }
    'groups.dueOffers': {
      params: {
        now: Date | string
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'groups.offers', 'id'>
      }
    }
    'groups.joinableOffers': {
      params: {
        skuIds: readonly (string | number)[]
        now: Date | string
      }
      row: {
        id: Column<'groups.offers', 'id'>
        sku_id: Column<'groups.offers', 'sku_id'>
        rungs: Column<'groups.offers', 'rungs'>
        ends_at: Column<'groups.offers', 'ends_at'>
        left: number
      }
    }
    'groups.offeredSku': {
      params: {
        skuId: string | number
        supplierId: string | number
      }
      row: {
        product_id: Column<'catalogue.skus', 'product_id'>
        name: Column<'catalogue.skus', 'name'>
        spec: Column<'catalogue.skus', 'spec'>
        unit: Column<'catalogue.skus', 'unit'>
        list_price: Column<'catalogue.skus', 'list_price'>
        supplier_name: Column<'catalogue.skus', 'supplier_name'>
        is_live: Column<'catalogue.skus', 'is_live'>
        picture: Column<'catalogue.skus', 'shown_picture'>
      }
    }
    'groups.ordersOfBuyer': {
      params: {
        capId: string | number
        buyerId: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
        no: Column<'ordering.orders', 'no'>
        status: Column<'ordering.orders', 'status'>
        quantity: number
      }
    }
    'groups.pledged': {
      params: {
        capId: string | number
      }
      row: {
        pledged: number
      }
    }
    'groups.pledgesByDept': {
      params: {
        capId: string | number
      }
      row: {
        dept_id: Column<'ordering.orders', 'dept_id'>
        dept_name: string
        pledged: number
        approving: number
        joined_at: Date
      }
    }
    'groups.readOffers': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'groups.offers', 'id'>
        version: Column<'groups.offers', 'version'>
        no: Column<'groups.offers', 'no'>
        status: Column<'groups.offers', 'status'>
        supplier_id: Column<'groups.offers', 'supplier_id'>
        supplier_name: Column<'groups.offers', 'supplier_name'>
        person_id: Column<'groups.offers', 'person_id'>
        sku_id: Column<'groups.offers', 'sku_id'>
        product_id: Column<'groups.offers', 'product_id'>
        name: Column<'groups.offers', 'name'>
        spec: Column<'groups.offers', 'spec'>
        unit: Column<'groups.offers', 'unit'>
        picture: Column<'groups.offers', 'picture'>
        list_price: Column<'groups.offers', 'list_price'>
        rungs: Column<'groups.offers', 'rungs'>
        max_qty: Column<'groups.offers', 'max_qty'>
        per_buyer: Column<'groups.offers', 'per_buyer'>
        per_dept: Column<'groups.offers', 'per_dept'>
        starts_at: Column<'groups.offers', 'starts_at'>
        ends_at: Column<'groups.offers', 'ends_at'>
        freeze_hours: Column<'groups.offers', 'freeze_hours'>
        note: Column<'groups.offers', 'note'>
        reason: Column<'groups.offers', 'reason'>
        cap_id: Column<'groups.offers', 'cap_id'>
        price: Column<'groups.offers', 'price'>
        created_at: Column<'groups.offers', 'created_at'>
        submitted_at: Column<'groups.offers', 'submitted_at'>
        ended_at: Column<'groups.offers', 'ended_at'>
        pledged: number
        approving: number
      }
    }
    'groups.takenOfCap': {
      params: {
        personId: string | number
        deptId: string | number
        capId: string | number
      }
      row: {
        left: number
        person: number
        dept: number
      }
    }
    'groups.unsettledOffers': {
      params: {
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'groups.offers', 'id'>
        cap_id: NonNullable<Column<'groups.offers', 'cap_id'>>
        price: Column<'groups.offers', 'price'>
      }
    }
    'groups.waitingOrders': {
      params: {
        capId: string | number
        after: string | number
        max: string | number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
      }
    }
  }
}
