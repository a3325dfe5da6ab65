// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Selectable } from 'kysely'
import type { DB } from './db.ts'

type Column<T extends keyof DB, C extends keyof Selectable<DB[T]>> = Selectable<DB[T]>[C]

export interface Statements {
  'approvals.approval.cancel': {
    params: {
      ids: readonly (string | number)[]
      reason: string
    }
    row: never
  }
  'approvals.approval.decide': {
    params: {
      changes: unknown
      id: string | number
      status: string
      step: number
      version: string
      amount: string
      reason: string
    }
    row: never
  }
  'approvals.approvers': {
    params: {
      id: string | number | null
      keyword: string
    }
    row: {
      id: Column<'identity.users', 'id'>
      name: Column<'identity.users', 'name'>
      dept_name: Column<'identity.departments', 'name'>
    }
  }
  'approvals.nextRoundId': {
    params: object
    row: {
      id: string
    }
  }
  'approvals.roundsOf': {
    params: {
      entity: string
      entityId: string | number
    }
    row: {
      id: Column<'approvals.instances', 'id'>
      entity: Column<'approvals.instances', 'entity'>
      entity_id: Column<'approvals.instances', 'entity_id'>
      doc_no: Column<'approvals.instances', 'doc_no'>
      title: Column<'approvals.instances', 'title'>
      amount: Column<'approvals.instances', 'amount'>
      doc_version: Column<'approvals.instances', 'doc_version'>
      requester_id: Column<'approvals.instances', 'requester_id'>
      dept_id: Column<'approvals.instances', 'dept_id'>
      status: Column<'approvals.instances', 'status'>
      step: Column<'approvals.instances', 'step'>
      chain: Column<'approvals.instances', 'chain'>
      reason: Column<'approvals.instances', 'reason'>
      started_at: Column<'approvals.instances', 'started_at'>
      ended_at: Column<'approvals.instances', 'ended_at'>
      requester_name: Column<'identity.users', 'name'>
      requester_dept: Column<'identity.departments', 'name'>
    }
  }
  'approvals.rule.people': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      name: Column<'identity.users', 'name'>
      dept_name: Column<'identity.departments', 'name'>
      disabled: Column<'identity.users', 'disabled'>
      entrance: Column<'identity.users', 'entrance'>
    }
  }
  'approvals.rulesAndPeople': {
    params: {
      entity: string
      headRole: string
      adminRole: string
      deptIds: readonly (string | number)[]
    }
    row: {
      rules: unknown
      people: unknown
    }
  }
  'approvals.task.count': {
    params: {
      userIds: readonly (string | number)[]
    }
    row: {
      approver_id: Column<'approvals.tasks', 'approver_id'>
      tasks: string
    }
  }
  'approvals.tasksOf': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      instance_id: Column<'approvals.tasks', 'instance_id'>
      step: Column<'approvals.tasks', 'step'>
      approver_id: Column<'approvals.tasks', 'approver_id'>
      status: Column<'approvals.tasks', 'status'>
      opinion: Column<'approvals.tasks', 'opinion'>
      opened_at: Column<'approvals.tasks', 'opened_at'>
      decided_at: Column<'approvals.tasks', 'decided_at'>
      user_name: Column<'identity.users', 'name'>
      dept_name: Column<'identity.departments', 'name'>
      disabled: Column<'identity.users', 'disabled'>
    }
  }
  'certificates.valid': {
    params: {
      personIds: readonly (string | number)[]
      now: Date | string
    }
    row: {
      found: boolean
    }
  }
  'files.countUpload': {
    params: {
      personId: string | number
      day: string
      bytes: string | number
      mostFiles: number
      mostBytes: number
    }
    row: {
      files: Column<'files.upload_days', 'files'>
    }
  }
  'identity.accountsOf': {
    params: {
      personId: string | number
    }
    row: {
      user_code: Column<'identity.users', 'code'>
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      user_name: Column<'identity.users', 'name'>
      full_name: Column<'identity.departments', 'full_name'>
      dept_id: Column<'identity.users', 'dept_id'>
      tenant_id: Column<'identity.users', 'tenant_id'>
      entrance: Column<'identity.users', 'entrance'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
    }
  }
  'identity.accountsOfPerson': {
    params: {
      userId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      version: Column<'identity.users', 'version'>
      person_id: Column<'identity.users', 'person_id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      entrance: Column<'identity.users', 'entrance'>
      dept_id: Column<'identity.users', 'dept_id'>
      full_name: Column<'identity.departments', 'full_name'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
      last_login_at: Column<'identity.users', 'last_login_at'>
      mobile: Column<'identity.people', 'mobile'>
      email: Column<'identity.people', 'email'>
      open_sessions: number
      roles: unknown
    }
  }
  'identity.administrationHeld': {
    params: {
      permissions: readonly string[]
      now: Date | string
    }
    row: {
      permission: string
    }
  }
  'identity.arrangeDepartments': {
    params: {
      parentId: string | number
      id: string | number
      place: string | number
    }
    row: never
  }
  'identity.belowDepartment': {
    params: {
      id: string | number
    }
    row: {
      deepest: number
      active: number
    }
  }
  'identity.deleteAssignments': {
    params: {
      userIds: readonly (string | number)[]
      roleIds: readonly (string | number)[]
    }
    row: never
  }
  'identity.departmentsAbove': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: string
    }
  }
  'identity.findAccounts': {
    params: {
      userIds: readonly (string | number)[]
    }
    row: {
      user_code: Column<'identity.users', 'code'>
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      user_name: Column<'identity.users', 'name'>
      full_name: Column<'identity.departments', 'full_name'>
      dept_id: Column<'identity.users', 'dept_id'>
      tenant_id: Column<'identity.users', 'tenant_id'>
      entrance: Column<'identity.users', 'entrance'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
    }
  }
  'identity.findCandidates': {
    params: {
      name: string
    }
    row: {
      id: Column<'identity.users', 'id'>
      code: Column<'identity.users', 'code'>
      person_id: Column<'identity.users', 'person_id'>
      mobile: Column<'identity.people', 'mobile'>
      password_hash: Column<'identity.people', 'password_hash'>
      must_change: Column<'identity.people', 'must_change'>
    }
  }
  'identity.findPerson': {
    params: {
      userId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      mobile: Column<'identity.people', 'mobile'>
      email: Column<'identity.people', 'email'>
      entrance: Column<'identity.users', 'entrance'>
      dept_id: Column<'identity.users', 'dept_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      must_change: Column<'identity.people', 'must_change'>
      is_trial: Column<'identity.users', 'is_trial'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
      last_login_at: Column<'identity.users', 'last_login_at'>
      dept_code: Column<'identity.departments', 'code'>
      dept_name: Column<'identity.departments', 'name'>
      dept_full_name: Column<'identity.departments', 'full_name'>
      dept_path: Column<'identity.departments', 'path'>
      permissions: string[]
      roles: string[]
    }
  }
  'identity.findSession': {
    params: {
      sessionId: string | number
      userId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      mobile: Column<'identity.people', 'mobile'>
      email: Column<'identity.people', 'email'>
      entrance: Column<'identity.users', 'entrance'>
      dept_id: Column<'identity.users', 'dept_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      must_change: Column<'identity.people', 'must_change'>
      is_trial: Column<'identity.users', 'is_trial'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
      last_login_at: Column<'identity.users', 'last_login_at'>
      dept_code: Column<'identity.departments', 'code'>
      dept_name: Column<'identity.departments', 'name'>
      dept_full_name: Column<'identity.departments', 'full_name'>
      dept_path: Column<'identity.departments', 'path'>
      permissions: string[]
      roles: string[]
      session_id: Column<'identity.sessions', 'id'>
      way: Column<'identity.sessions', 'way'>
      is_strong: Column<'identity.sessions', 'is_strong'>
      ended_at: Column<'identity.sessions', 'ended_at'>
      end_reason: Column<'identity.sessions', 'end_reason'>
      created_at: Column<'identity.sessions', 'created_at'>
      last_seen_at: Column<'identity.sessions', 'last_seen_at'>
      idle_minutes: string | null
      most_hours: string | null
    }
  }
  'identity.findSessionById': {
    params: {
      sessionId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      mobile: Column<'identity.people', 'mobile'>
      email: Column<'identity.people', 'email'>
      entrance: Column<'identity.users', 'entrance'>
      dept_id: Column<'identity.users', 'dept_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      must_change: Column<'identity.people', 'must_change'>
      is_trial: Column<'identity.users', 'is_trial'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
      last_login_at: Column<'identity.users', 'last_login_at'>
      dept_code: Column<'identity.departments', 'code'>
      dept_name: Column<'identity.departments', 'name'>
      dept_full_name: Column<'identity.departments', 'full_name'>
      dept_path: Column<'identity.departments', 'path'>
      permissions: string[]
      roles: string[]
      session_id: Column<'identity.sessions', 'id'>
      way: Column<'identity.sessions', 'way'>
      is_strong: Column<'identity.sessions', 'is_strong'>
      ended_at: Column<'identity.sessions', 'ended_at'>
      end_reason: Column<'identity.sessions', 'end_reason'>
      created_at: Column<'identity.sessions', 'created_at'>
      last_seen_at: Column<'identity.sessions', 'last_seen_at'>
      idle_minutes: string | null
      most_hours: string | null
    }
  }
  'identity.insertPeople': {
    params: {
      rows: unknown
      passwordHash: string
    }
    row: {
      id: Column<'identity.users', 'id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
    }
  }
  'identity.insertUserRoles': {
    params: {
      userId: string | number
      roleIds: readonly (string | number)[]
    }
    row: never
  }
  'identity.isRoleHeldBy': {
    params: {
      roleId: string | number
      personId: string | number
    }
    row: {
      held: boolean
    }
  }
  'identity.lockAccount': {
    params: {
      userId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      version: Column<'identity.users', 'version'>
      person_id: Column<'identity.users', 'person_id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      dept_id: Column<'identity.users', 'dept_id'>
      disabled: Column<'identity.users', 'disabled'>
      permissions: string[]
    }
  }
  'identity.lockDepartmentTree': {
    params: object
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'identity.lockRights': {
    params: object
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'identity.moveSubtree': {
    params: {
      above: readonly (string | number)[]
      level: number
      fullName: string
      formerName: string
      id: string | number
    }
    row: never
  }
  'identity.nextId': {
    params: object
    row: {
      id: string
    }
  }
  'identity.openSessionsOf': {
    params: {
      personId: string | number
      idleMinutes: number
      hours: number
    }
    row: {
      id: Column<'identity.sessions', 'id'>
      user_code: Column<'identity.users', 'code'>
      created_at: Column<'identity.sessions', 'created_at'>
      last_seen_at: Column<'identity.sessions', 'last_seen_at'>
      ip: Column<'identity.sessions', 'ip'>
      agent: Column<'identity.sessions', 'agent'>
      way: Column<'identity.sessions', 'way'>
      is_strong: Column<'identity.sessions', 'is_strong'>
    }
  }
  'identity.operatorsWithPermission': {
    params: {
      now: Date | string
      permission: string
    }
    row: {
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      mobile: Column<'identity.people', 'mobile'>
    }
  }
  'identity.separatedTogether': {
    params: {
      firsts: readonly string[]
      seconds: readonly string[]
      userIds: readonly (string | number)[]
      roleIds: readonly (string | number)[]
    }
    row: {
      first: string
      second: string
    }
  }
  'identity.setSessionsEnded': {
    params: {
      reason: string
      except: string | number
      only: string | number | null
      userId: string | number | null
      personId: string | number | null
    }
    row: {
      id: Column<'identity.sessions', 'id'>
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
      committed: Column<'ledger.accounts', 'available'>
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
      asked: unknown
      today: string
    }
    row: {
      kind: string
      available: string
      needed: string
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
  'login.countOf': {
    params: {
      subject: string
      minutes: number
    }
    row: {
      count: number
    }
  }
  'login.findFactors': {
    params: {
      personId: string | number
    }
    row: {
      totp_at: Date | null
      passkeys: number
      recovery_codes: number
    }
  }
  'login.findFactorsAmong': {
    params: {
      userIds: readonly (string | number)[]
    }
    row: {
      person_id: Column<'identity.users', 'person_id'>
      totp_at: Date | null
      passkeys: number
      recovery_codes: number
    }
  }
  'login.insertCounts': {
    params: {
      subjects: readonly string[]
    }
    row: {
      id: Column<'login.tallies', 'id'>
    }
  }
  'login.insertRecoveryCodes': {
    params: {
      personId: string | number
      shas: readonly Buffer[]
    }
    row: never
  }
  'login.insertWithinLimits': {
    params: {
      minutes: number
      subjects: readonly string[]
      limits: readonly number[]
    }
    row: {
      left: number
      ids: string[]
    }
  }
  'login.lockSubject': {
    params: {
      subject: string
    }
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'login.removeOldCounts': {
    params: object
    row: never
  }
  'login.secondsSinceLast': {
    params: {
      subject: string
    }
    row: {
      seconds: number | null
    }
  }
  'ordering.addReceived': {
    params: {
      lines: unknown
      orderId: string | number
    }
    row: never
  }
  'ordering.addShipped': {
    params: {
      lines: unknown
      orderId: string | number
    }
    row: never
  }
  'ordering.cartCounts': {
    params: {
      userId: string | number
    }
    row: {
      lines: number
      pieces: string
    }
  }
  'ordering.checkout.read': {
    params: {
      addressId: string | number | null
      userId: string | number
      titleId: string | number | null
      deptPath: readonly (string | number)[]
      codes: readonly string[]
      before: Date | string
    }
    row: {
      address: unknown
      title: unknown
      settings: unknown
      unreviewed: number
    }
  }
  'ordering.commentsOfOrder': {
    params: {
      orderId: string | number
    }
    row: {
      id: Column<'ordering.comments', 'id'>
      order_line_id: Column<'ordering.comments', 'order_line_id'>
      sku_id: Column<'ordering.comments', 'sku_id'>
      product_id: Column<'ordering.comments', 'product_id'>
      supplier_id: Column<'ordering.comments', 'supplier_id'>
      name: Column<'ordering.order_lines', 'name'>
      spec: Column<'ordering.order_lines', 'spec'>
      author_name: Column<'ordering.comments', 'author_name'>
      dept_name: Column<'ordering.comments', 'dept_name'>
      anonymous: Column<'ordering.comments', 'anonymous'>
      score: Column<'ordering.comments', 'score'>
      service: Column<'ordering.comments', 'service'>
      logistics: Column<'ordering.comments', 'logistics'>
      text: Column<'ordering.comments', 'text'>
      auto: Column<'ordering.comments', 'auto'>
      created_at: Column<'ordering.comments', 'created_at'>
      reply: Column<'ordering.comments', 'reply'>
    }
  }
  'ordering.configs': {
    params: {
      codes: readonly string[]
    }
    row: {
      val: unknown
    }
  }
  'ordering.countInProgress': {
    params: {
      deptId: string | number
    }
    row: {
      count: number
    }
  }
  'ordering.countUnreviewed': {
    params: {
      buyerId: string | number
      before: Date | string
    }
    row: {
      count: number
    }
  }
  'ordering.delivery.insert': {
    params: {
      orderId: string | number
      carrier: string
      trackingNo: string
      packages: number
      etaOn: string | null
      remark: string
      shippedBy: string | number
      shippedAt: Date | string
      lines: unknown
    }
    row: {
      id: Column<'ordering.deliveries', 'id'>
      no: Column<'ordering.deliveries', 'no'>
    }
  }
  'ordering.delivery.take': {
    params: {
      lines: unknown
      deliveryId: string | number
    }
    row: never
  }
  'ordering.insertComments': {
    params: {
      authorId: string | number
      authorName: string
      deptName: string
      anonymous: boolean
      service: number
      logistics: number
      auto: boolean
      at: Date | string
      lines: unknown
      orderId: string | number
    }
    row: never
  }
  'ordering.invoiceTitlesOf': {
    params: {
      deptPath: readonly (string | number)[]
    }
    row: {
      id: Column<'ordering.invoice_titles', 'id'>
      dept_id: Column<'ordering.invoice_titles', 'dept_id'>
      title: Column<'ordering.invoice_titles', 'title'>
      tax_no: Column<'ordering.invoice_titles', 'tax_no'>
      invoice_type: Column<'ordering.invoice_titles', 'invoice_type'>
      address: Column<'ordering.invoice_titles', 'address'>
      phone: Column<'ordering.invoice_titles', 'phone'>
      bank: Column<'ordering.invoice_titles', 'bank'>
      bank_account: Column<'ordering.invoice_titles', 'bank_account'>
      is_default: Column<'ordering.invoice_titles', 'is_default'>
    }
  }
  'ordering.lockAddressBook': {
    params: {
      userId: string
    }
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'ordering.lockTitlesOf': {
    params: {
      deptPath: readonly (string | number)[]
    }
    row: {
      id: Column<'ordering.invoice_titles', 'id'>
    }
  }
  'ordering.newNumbers': {
    params: {
      count: number
    }
    row: {
      id: string
      no: string
      round_id: string
    }
  }
  'ordering.openDeliveries': {
    params: {
      orderId: string | number
    }
    row: {
      id: Column<'ordering.deliveries', 'id'>
      no: Column<'ordering.deliveries', 'no'>
      order_id: Column<'ordering.deliveries', 'order_id'>
      order_no: Column<'ordering.orders', 'no'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      consignee: string | null
      carrier: Column<'ordering.deliveries', 'carrier'>
      tracking_no: Column<'ordering.deliveries', 'tracking_no'>
      packages: Column<'ordering.deliveries', 'packages'>
      shipped_at: Column<'ordering.deliveries', 'shipped_at'>
      eta_on: Column<'ordering.deliveries', 'eta_on'>
      remark: Column<'ordering.deliveries', 'remark'>
      lines: unknown
    }
  }
  'ordering.putInCart': {
    params: {
      userId: string | number
      skuId: string | number
      quantity: number
      price: string
    }
    row: {
      id: Column<'ordering.cart_lines', 'id'>
      quantity: Column<'ordering.cart_lines', 'quantity'>
      lines: number
      pieces: string
    }
  }
  'ordering.readComment': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'ordering.comments', 'id'>
      order_line_id: Column<'ordering.comments', 'order_line_id'>
      sku_id: Column<'ordering.comments', 'sku_id'>
      product_id: Column<'ordering.comments', 'product_id'>
      supplier_id: Column<'ordering.comments', 'supplier_id'>
      name: Column<'ordering.order_lines', 'name'>
      spec: Column<'ordering.order_lines', 'spec'>
      author_name: Column<'ordering.comments', 'author_name'>
      dept_name: Column<'ordering.comments', 'dept_name'>
      anonymous: Column<'ordering.comments', 'anonymous'>
      score: Column<'ordering.comments', 'score'>
      service: Column<'ordering.comments', 'service'>
      logistics: Column<'ordering.comments', 'logistics'>
      text: Column<'ordering.comments', 'text'>
      auto: Column<'ordering.comments', 'auto'>
      created_at: Column<'ordering.comments', 'created_at'>
      reply: Column<'ordering.comments', 'reply'>
    }
  }
  'ordering.readDeliveries': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'ordering.deliveries', 'id'>
      no: Column<'ordering.deliveries', 'no'>
      order_id: Column<'ordering.deliveries', 'order_id'>
      order_no: Column<'ordering.orders', 'no'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      consignee: string | null
      carrier: Column<'ordering.deliveries', 'carrier'>
      tracking_no: Column<'ordering.deliveries', 'tracking_no'>
      packages: Column<'ordering.deliveries', 'packages'>
      shipped_at: Column<'ordering.deliveries', 'shipped_at'>
      eta_on: Column<'ordering.deliveries', 'eta_on'>
      remark: Column<'ordering.deliveries', 'remark'>
      lines: unknown
    }
  }
  'ordering.readDelivery': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'ordering.deliveries', 'id'>
      no: Column<'ordering.deliveries', 'no'>
      order_id: Column<'ordering.deliveries', 'order_id'>
      order_no: Column<'ordering.orders', 'no'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      consignee: string | null
      carrier: Column<'ordering.deliveries', 'carrier'>
      tracking_no: Column<'ordering.deliveries', 'tracking_no'>
      packages: Column<'ordering.deliveries', 'packages'>
      shipped_at: Column<'ordering.deliveries', 'shipped_at'>
      eta_on: Column<'ordering.deliveries', 'eta_on'>
      remark: Column<'ordering.deliveries', 'remark'>
      lines: unknown
    }
  }
  'ordering.readOrder': {
    params: {
      asker: string | number
      id: string | number
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      no: Column<'ordering.orders', 'no'>
      version: Column<'ordering.orders', 'version'>
      status: Column<'ordering.orders', 'status'>
      order_type: Column<'ordering.orders', 'order_type'>
      buyer_id: Column<'ordering.orders', 'buyer_id'>
      buyer_name: Column<'ordering.orders', 'buyer_name'>
      dept_id: Column<'ordering.orders', 'dept_id'>
      dept_name: Column<'ordering.orders', 'dept_name'>
      supplier_id: Column<'ordering.orders', 'supplier_id'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      payment_method: Column<'ordering.orders', 'payment_method'>
      term_days: Column<'ordering.orders', 'term_days'>
      consignee: Column<'ordering.orders', 'consignee'>
      invoice_title: Column<'ordering.orders', 'invoice_title'>
      remark: Column<'ordering.orders', 'remark'>
      purpose: Column<'ordering.orders', 'purpose'>
      expected_on: Column<'ordering.orders', 'expected_on'>
      promised_on: Column<'ordering.orders', 'promised_on'>
      goods_amount: Column<'ordering.orders', 'goods_amount'>
      tax_amount: Column<'ordering.orders', 'tax_amount'>
      freight: Column<'ordering.orders', 'freight'>
      amount: Column<'ordering.orders', 'amount'>
      idem_key: Column<'ordering.orders', 'idem_key'>
      approval_id: Column<'ordering.orders', 'approval_id'>
      proposal: Column<'ordering.orders', 'proposal'>
      reason: Column<'ordering.orders', 'reason'>
      created_at: Column<'ordering.orders', 'created_at'>
      submitted_at: Column<'ordering.orders', 'submitted_at'>
      sent_at: Column<'ordering.orders', 'sent_at'>
      accepted_at: Column<'ordering.orders', 'accepted_at'>
      received_at: Column<'ordering.orders', 'received_at'>
      finished_at: Column<'ordering.orders', 'finished_at'>
      urged_at: Column<'ordering.orders', 'urged_at'>
      due_at: Column<'ordering.orders', 'due_at'>
      parent_no: string | null
      dept_path: string[] | null
      approves: boolean | null
      awaits_me: boolean | null
      lines: unknown
    }
  }
  'ordering.readOrders': {
    params: {
      asker: string | number
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      no: Column<'ordering.orders', 'no'>
      version: Column<'ordering.orders', 'version'>
      status: Column<'ordering.orders', 'status'>
      order_type: Column<'ordering.orders', 'order_type'>
      buyer_id: Column<'ordering.orders', 'buyer_id'>
      buyer_name: Column<'ordering.orders', 'buyer_name'>
      dept_id: Column<'ordering.orders', 'dept_id'>
      dept_name: Column<'ordering.orders', 'dept_name'>
      supplier_id: Column<'ordering.orders', 'supplier_id'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      payment_method: Column<'ordering.orders', 'payment_method'>
      term_days: Column<'ordering.orders', 'term_days'>
      consignee: Column<'ordering.orders', 'consignee'>
      invoice_title: Column<'ordering.orders', 'invoice_title'>
      remark: Column<'ordering.orders', 'remark'>
      purpose: Column<'ordering.orders', 'purpose'>
      expected_on: Column<'ordering.orders', 'expected_on'>
      promised_on: Column<'ordering.orders', 'promised_on'>
      goods_amount: Column<'ordering.orders', 'goods_amount'>
      tax_amount: Column<'ordering.orders', 'tax_amount'>
      freight: Column<'ordering.orders', 'freight'>
      amount: Column<'ordering.orders', 'amount'>
      idem_key: Column<'ordering.orders', 'idem_key'>
      approval_id: Column<'ordering.orders', 'approval_id'>
      proposal: Column<'ordering.orders', 'proposal'>
      reason: Column<'ordering.orders', 'reason'>
      created_at: Column<'ordering.orders', 'created_at'>
      submitted_at: Column<'ordering.orders', 'submitted_at'>
      sent_at: Column<'ordering.orders', 'sent_at'>
      accepted_at: Column<'ordering.orders', 'accepted_at'>
      received_at: Column<'ordering.orders', 'received_at'>
      finished_at: Column<'ordering.orders', 'finished_at'>
      urged_at: Column<'ordering.orders', 'urged_at'>
      due_at: Column<'ordering.orders', 'due_at'>
      parent_no: string | null
      dept_path: string[] | null
      approves: boolean | null
      awaits_me: boolean | null
      lines: unknown
    }
  }
  'ordering.readReceipt': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'ordering.receipts', 'id'>
      no: Column<'ordering.receipts', 'no'>
      order_id: Column<'ordering.receipts', 'order_id'>
      order_no: Column<'ordering.orders', 'no'>
      delivery_id: Column<'ordering.receipts', 'delivery_id'>
      delivery_no: Column<'ordering.deliveries', 'no'>
      receiver_name: Column<'ordering.receipts', 'receiver_name'>
      received_at: Column<'ordering.receipts', 'received_at'>
      remark: Column<'ordering.receipts', 'remark'>
      lines: unknown
    }
  }
  'ordering.readReceipts': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'ordering.receipts', 'id'>
      no: Column<'ordering.receipts', 'no'>
      order_id: Column<'ordering.receipts', 'order_id'>
      order_no: Column<'ordering.orders', 'no'>
      delivery_id: Column<'ordering.receipts', 'delivery_id'>
      delivery_no: Column<'ordering.deliveries', 'no'>
      receiver_name: Column<'ordering.receipts', 'receiver_name'>
      received_at: Column<'ordering.receipts', 'received_at'>
      remark: Column<'ordering.receipts', 'remark'>
      lines: unknown
    }
  }
  'ordering.receipt.insert': {
    params: {
      orderId: string | number
      deliveryId: string | number
      receiverId: string | number
      receiverName: string
      remark: string
      receivedAt: Date | string
      lines: unknown
    }
    row: {
      id: Column<'ordering.receipts', 'id'>
      no: Column<'ordering.receipts', 'no'>
    }
  }
  'ordering.setCartSelected': {
    params: {
      selected: boolean
      userId: string | number
      ids: readonly (string | number)[] | null
    }
    row: never
  }
  'ordering.setDefaultAddress': {
    params: {
      id: string | number
      userId: string | number
    }
    row: {
      id: Column<'ordering.addresses', 'id'>
    }
  }
  'ordering.splitOff': {
    params: {
      finished: string
      reason: string
      lineIds: readonly (string | number)[]
      orderId: string | number
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      no: Column<'ordering.orders', 'no'>
    }
  }
  'ordering.timelineOf': {
    params: {
      orderId: string | number
      withApprovals: boolean
      since: Date | string | null
    }
    row: {
      at: Date
      name: string
      actor_name: Column<'identity.users', 'name'> | null
      dept_name: string | null
      from_state: string | null
      to_state: string | null
      reason: string | null
      data: unknown
    }
  }
  'provider.putConsent': {
    params: {
      personId: string | number
      applicationId: string | number
      scopes: readonly string[]
    }
    row: {
      application_id: Column<'provider.consents', 'application_id'>
    }
  }
  'provider.putItem': {
    params: {
      kind: string
      sha: Buffer
      family: Buffer | null
      uidSha: Buffer | null
      content: Buffer
      seconds: number
    }
    row: never
  }
  'provider.removeExpiredItems': {
    params: object
    row: never
  }
  'provider.removeGrantOf': {
    params: {
      kind: string
      sha: Buffer
    }
    row: never
  }
  'sso.nextEntryId': {
    params: object
    row: {
      id: string
    }
  }
  'sso.proven': {
    params: {
      userIds: readonly (string | number)[]
    }
    row: {
      found: boolean
    }
  }
  'sso.subjectById': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'sso.subjects', 'id'>
      entry_id: Column<'sso.subjects', 'entry_id'>
      issuer: Column<'sso.subjects', 'issuer'>
      subject: Column<'sso.subjects', 'subject'>
      user_id: Column<'sso.subjects', 'user_id'>
      user_code: Column<'identity.users', 'code'>
      user_name: Column<'identity.users', 'name'>
      created_at: Column<'sso.subjects', 'created_at'>
    }
  }
  'tenancy.insertHosts': {
    params: {
      hosts: readonly string[]
      tenantId: string | number
    }
    row: never
  }
  'tenancy.mergeSettings': {
    params: {
      values: unknown
      id: string | number
    }
    row: never
  }
  'tenancy.putConfigs': {
    params: {
      values: unknown
    }
    row: never
  }
}
