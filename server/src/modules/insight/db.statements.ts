// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'insight.activeSuppliersByMonth': {
      params: {
        scope: string | number
        since: string
        before: string
        kind: string
        categoryId: string | number | null
        supplierId: string | number | null
        procedure: string | null
      }
      row: {
        month: string
        suppliers: number
      }
    }
    'insight.approvalTimes': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        entity: Column<'insight.approvals', 'entity'>
        count: number
        rejected: number
        hours: string
        longest: string
      }
    }
    'insight.approvalsBy': {
      params: {
        by: string
        since: string
        before: string
        scope: string | number
      }
      row: {
        key: string
        approvals: number
        rejected: number
        hours: string
        longest: string
      }
    }
    'insight.approvalsOfDocuments': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'approvals.instances', 'id'>
      }
    }
    'insight.approvalsToCount': {
      params: {
        after: string | number
        max: number
      }
      row: {
        id: Column<'approvals.instances', 'id'>
      }
    }
    'insight.awardsBy': {
      params: {
        by: string
        since: string
        before: string
        scope: string | number
      }
      row: {
        key: string
        awarded: string
        saving: string
        budget: string
      }
    }
    'insight.budgetSums': {
      params: {
        today: string
        scope: string | number
      }
      row: {
        total: string
        used: string
      }
    }
    'insight.budgetsInForce': {
      params: {
        today: string
        scope: string | number
        max: number
      }
      row: {
        id: Column<'ledger.accounts', 'id'>
        name: Column<'ledger.accounts', 'name'>
        deptId: NonNullable<Column<'identity.departments', 'id'>>
        deptName: NonNullable<Column<'identity.departments', 'name'>>
        total: string
        used: string
      }
    }
    'insight.categoryNames': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.categories', 'id'>
        name: Column<'catalogue.categories', 'name'>
        enName: NonNullable<Column<'catalogue.categories', 'en_name'>>
      }
    }
    'insight.childScopes': {
      params: {
        scope: string | number
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
      }
    }
    'insight.countUnits': {
      params: {
        scope: string | number
      }
      row: {
        units: number
      }
    }
    'insight.countViews': {
      params: {
        userId: string | number
      }
      row: {
        views: number
      }
    }
    'insight.cyclesBy': {
      params: {
        by: string
        since: string
        before: string
        supplierId: string | number | null
        scope: string | number
      }
      row: {
        key: string
        deliveries: number
        pieces: number
        rejected: number
        hoursToShip: string | null
        hoursOnTheWay: string | null
        cycle: string | null
      }
    }
    'insight.departmentNames': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
      }
    }
    'insight.departmentOfUser': {
      params: {
        userId: string | number
      }
      row: {
        dept_id: Column<'identity.users', 'dept_id'>
      }
    }
    'insight.dueBy': {
      params: {
        by: string
        since: string
        before: string
        today: string
        supplierId: string | number | null
        scope: string | number
      }
      row: {
        key: string
        due: number
        onTime: number
      }
    }
    'insight.forgetFacts': {
      params: object
      row: never
    }
    'insight.highestScope': {
      params: {
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        ownId: string | number
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
      }
    }
    'insight.hoursToAccept': {
      params: {
        since: string
        before: string
        supplierId: string | number | null
        scope: string | number
      }
      row: {
        hours: string | null
      }
    }
    'insight.latestDeals': {
      params: {
        scope: string | number
        max: number
      }
      row: {
        projectId: NonNullable<Column<'insight.projects', 'project_id'>>
        kind: Column<'insight.projects', 'kind'>
        title: Column<'sourcing.projects', 'title'>
        amount: NonNullable<Column<'insight.projects', 'awarded'>>
        at: NonNullable<Column<'insight.projects', 'awarded_at'>>
        savingRate: string | null
        supplierName: string
        more: number
      }
    }
    'insight.latestHappenings': {
      params: {
        scope: string | number
        max: number
      }
      row: {
        id: string
        source: NonNullable<Column<'insight.spend', 'source'>>
        at: Date
        deptName: NonNullable<Column<'identity.departments', 'name'>>
        supplierName: NonNullable<Column<'suppliers.suppliers', 'name'>>
        amount: string
      }
    }
    'insight.lock': {
      params: object
      row: {
        done: string | null
      }
    }
    'insight.lockOwner': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'insight.mailedViews': {
      params: {
        after: string | number
        max: number
      }
      row: {
        id: Column<'insight.views', 'id'>
        rhythm: Column<'insight.views', 'rhythm'>
        hour: Column<'insight.views', 'hour'>
        sent_for: Column<'insight.views', 'sent_for'>
      }
    }
    'insight.medianCycle': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        days: string | null
      }
    }
    'insight.medianCycleByMonth': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        month: string
        days: string
      }
    }
    'insight.newSuppliers': {
      params: {
        scope: string | number
        since: string
        before: string
        kind: string
        categoryId: string | number | null
        supplierId: string | number | null
        procedure: string | null
      }
      row: {
        suppliers: number
      }
    }
    'insight.noteSentViews': {
      params: {
        due: unknown
      }
      row: never
    }
    'insight.openProjects': {
      params: {
        scope: string | number
      }
      row: {
        projects: number
      }
    }
    'insight.ordersToCount': {
      params: {
        after: string | number
        max: number
      }
      row: {
        id: Column<'ordering.orders', 'id'>
      }
    }
    'insight.ownViews': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'insight.views', 'id'>
        version: Column<'insight.views', 'version'>
        name: Column<'insight.views', 'name'>
        topic: Column<'insight.views', 'topic'>
        period: Column<'insight.views', 'period'>
        filter: Column<'insight.views', 'filter'>
        rhythm: Column<'insight.views', 'rhythm'>
        hour: Column<'insight.views', 'hour'>
        last_sent_at: Column<'insight.views', 'last_sent_at'>
        hasNoAddress: boolean
      }
    }
    'insight.ownerOfView': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
        lang: Column<'identity.users', 'lang'>
        entrance: Column<'identity.users', 'entrance'>
        dept_id: Column<'identity.users', 'dept_id'>
        email: Column<'identity.people', 'email'>
        permissions: string[]
        grants: unknown
      }
    }
    'insight.projectsBy': {
      params: {
        by: string
        since: string
        before: string
        scope: string | number
      }
      row: {
        key: string
        projects: number
        opened: number
        quotes: number
        single: number
        over: number
        failed: number
      }
    }
    'insight.projectsByMonth': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        month: string
        projects: number
        enrolled: number
        quoted: number
        awarded: number
        ordered: number
      }
    }
    'insight.projectsOfOrders': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'project_id'>>
      }
    }
    'insight.projectsToCount': {
      params: {
        after: string | number
        max: number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
      }
    }
    'insight.quoteHours': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        weekday: Column<'insight.quotes', 'weekday'>
        hour: Column<'insight.quotes', 'hour'>
        count: number
      }
    }
    'insight.refreshApprovals': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        changed: number
      }
    }
    'insight.refreshOrders': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        changed: number
      }
    }
    'insight.refreshProjects': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        changed: number
      }
    }
    'insight.regroup': {
      params: object
      row: {
        done: string | null
      }
    }
    'insight.savings': {
      params: {
        since: string
        before: string
        scope: string | number
      }
      row: {
        month: string
        saving: string
        budget: string
      }
    }
    'insight.scope': {
      params: {
        id: string | number
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
        path: Column<'identity.departments', 'path'>
      }
    }
    'insight.scopes': {
      params: {
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
        level: number
      }
    }
    'insight.spendBy': {
      params: {
        by: string
        byCategory: boolean
        scope: string | number
        since: string
        before: string
        kind: string
        categoryId: string | number | null
        supplierId: string | number | null
        procedure: string | null
      }
      row: {
        key: string
        gross: string
        tax: string
        pieces: number
        orders: number
      }
    }
    'insight.spendOfUnits': {
      params: {
        byCategory: boolean
        since: string
        before: string
        kind: string
        categoryId: string | number | null
        supplierId: string | number | null
        procedure: string | null
        units: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
        gross: string
        pieces: number
        orders: number
      }
    }
    'insight.stockByWarehouse': {
      params: {
        keeperId: string | number | null
        scope: string | number
        today: string
        expiring: number
        end: Date | string
        start: Date | string
        slow: number
      }
      row: {
        id: Column<'warehouse.warehouses', 'id'>
        name: Column<'warehouse.warehouses', 'name'>
        value: string
        expiring: number
        slow: number
        low: number
        closing: string
        opening: string
        issued: string
      }
    }
    'insight.supplierNames': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        name: Column<'suppliers.suppliers', 'name'>
      }
    }
    'insight.suppliersInScope': {
      params: {
        isAll: boolean
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        name: Column<'suppliers.suppliers', 'name'>
      }
    }
    'insight.topCategories': {
      params: object
      row: {
        id: Column<'catalogue.categories', 'id'>
        name: Column<'catalogue.categories', 'name'>
        enName: NonNullable<Column<'catalogue.categories', 'en_name'>>
      }
    }
    'insight.wallLink': {
      params: {
        hash: Buffer
        today: string
      }
      row: {
        id: Column<'insight.wall_links', 'id'>
        maker_id: Column<'insight.wall_links', 'maker_id'>
        name: Column<'insight.wall_links', 'name'>
        period: Column<'insight.wall_links', 'period'>
        dept_id: Column<'insight.wall_links', 'dept_id'>
        networks: Column<'insight.wall_links', 'networks'>
        last_seen_at: Column<'insight.wall_links', 'last_seen_at'>
      }
    }
    'insight.wallSeen': {
      params: {
        at: Date | string
        ip: string
        id: string | number
      }
      row: never
    }
  }
}
