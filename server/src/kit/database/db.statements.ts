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
  'approvals.decidedByMonth': {
    params: {
      userId: string | number
      since: Date | string
    }
    row: {
      month: string
      agreed: number
      rejected: number
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
      award: Column<'approvals.instances', 'award'>
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
      isOpen: boolean
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
      hasOpenAccount: boolean
    }
  }
  'catalogue.added': {
    params: {
      tenantId: string | number
      terms: unknown
    }
    row: never
  }
  'catalogue.agreementsOfProject': {
    params: {
      projectId: string | number
    }
    row: {
      id: Column<'catalogue.agreement_prices', 'id'>
      agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
      supplier_id: Column<'catalogue.agreement_prices', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      sku_id: Column<'catalogue.agreement_prices', 'sku_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      unit: Column<'catalogue.skus', 'unit'>
      dept_id: Column<'catalogue.agreement_prices', 'dept_id'>
      dept_name: NonNullable<Column<'identity.departments', 'name'>>
      price: Column<'catalogue.agreement_prices', 'price'>
      tiers: Column<'catalogue.agreement_prices', 'tiers'>
      valid_from: string
      valid_to: string
      max_qty: Column<'catalogue.agreement_prices', 'max_qty'>
      used_qty: Column<'catalogue.agreement_prices', 'used_qty'>
    }
  }
  'catalogue.allCategories': {
    params: object
    row: {
      id: Column<'catalogue.categories', 'id'>
      parent_id: Column<'catalogue.categories', 'parent_id'>
      version: Column<'catalogue.categories', 'version'>
      path: string[]
      code: Column<'catalogue.categories', 'code'>
      name: Column<'catalogue.categories', 'name'>
      en_name: Column<'catalogue.categories', 'en_name'>
      pinyin: Column<'catalogue.categories', 'pinyin'>
      kind: Column<'catalogue.categories', 'kind'>
      position: Column<'catalogue.categories', 'position'>
      picture: Column<'catalogue.categories', 'picture'>
      is_shielded: Column<'catalogue.categories', 'is_shielded'>
      attributes: Column<'catalogue.categories', 'attributes'>
      tax_rate: Column<'catalogue.categories', 'tax_rate'>
      tax_category_code: Column<'catalogue.categories', 'tax_category_code'>
      is_leaf: boolean
    }
  }
  'catalogue.beatHost': {
    params: {
      tenantId: string | number
      host: string
      runner: string
    }
    row: {
      failures: Column<'catalogue.picture_hosts', 'failures'>
    }
  }
  'catalogue.begun': {
    params: {
      tenantId: string | number
      tokenizer: number
    }
    row: never
  }
  'catalogue.best': {
    params: {
      queries: readonly (string | null)[]
      heads: readonly (string | null)[]
      named: readonly (string | number)[]
      called: readonly string[]
      phrase: string
      leaves: readonly (string | number)[] | null
      priceFrom: string | null
      priceTo: string | null
      inStock: boolean
      deptPath: readonly (string | number)[] | null
      today: string
      most: number
      first: number
      size: number
    }
    row: {
      total: number
      ids: string | null
      brands: string | null
      suppliers: string | null
      categories: string | null
      counts: string | null
    }
  }
  'catalogue.brands': {
    params: {
      tenantId: string | number
      names: readonly string[]
      pinyin: readonly string[]
    }
    row: {
      id: string
      name: string
    }
  }
  'catalogue.bump': {
    params: {
      tenantId: string | number
    }
    row: never
  }
  'catalogue.category.byIdLocked': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'catalogue.categories', 'id'>
      parent_id: Column<'catalogue.categories', 'parent_id'>
      version: Column<'catalogue.categories', 'version'>
      path: string[]
      code: Column<'catalogue.categories', 'code'>
      name: Column<'catalogue.categories', 'name'>
      en_name: Column<'catalogue.categories', 'en_name'>
      pinyin: Column<'catalogue.categories', 'pinyin'>
      kind: Column<'catalogue.categories', 'kind'>
      position: Column<'catalogue.categories', 'position'>
      picture: Column<'catalogue.categories', 'picture'>
      is_shielded: Column<'catalogue.categories', 'is_shielded'>
      attributes: Column<'catalogue.categories', 'attributes'>
      tax_rate: Column<'catalogue.categories', 'tax_rate'>
      tax_category_code: Column<'catalogue.categories', 'tax_category_code'>
      is_leaf: boolean
    }
  }
  'catalogue.category.byIds': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.categories', 'id'>
      parent_id: Column<'catalogue.categories', 'parent_id'>
      version: Column<'catalogue.categories', 'version'>
      path: string[]
      code: Column<'catalogue.categories', 'code'>
      name: Column<'catalogue.categories', 'name'>
      en_name: Column<'catalogue.categories', 'en_name'>
      pinyin: Column<'catalogue.categories', 'pinyin'>
      kind: Column<'catalogue.categories', 'kind'>
      position: Column<'catalogue.categories', 'position'>
      picture: Column<'catalogue.categories', 'picture'>
      is_shielded: Column<'catalogue.categories', 'is_shielded'>
      attributes: Column<'catalogue.categories', 'attributes'>
      tax_rate: Column<'catalogue.categories', 'tax_rate'>
      tax_category_code: Column<'catalogue.categories', 'tax_category_code'>
      is_leaf: boolean
    }
  }
  'catalogue.change.byIdLocked': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'catalogue.changes', 'id'>
      version: Column<'catalogue.changes', 'version'>
      product_id: Column<'catalogue.changes', 'product_id'>
      supplier_id: Column<'catalogue.changes', 'supplier_id'>
      import_id: Column<'catalogue.changes', 'import_id'>
      status: Column<'catalogue.changes', 'status'>
      content: Column<'catalogue.changes', 'content'>
      reasons: Column<'catalogue.changes', 'reasons'>
      reason: Column<'catalogue.changes', 'reason'>
      created_at: Column<'catalogue.changes', 'created_at'>
      submitted_at: Column<'catalogue.changes', 'submitted_at'>
      decided_at: Column<'catalogue.changes', 'decided_at'>
    }
  }
  'catalogue.change.insertRows': {
    params: {
      tenantId: string | number
      actorId: string | number
      at: Date | string
      rows: unknown
    }
    row: {
      id: Column<'catalogue.changes', 'id'>
      product_id: Column<'catalogue.changes', 'product_id'>
    }
  }
  'catalogue.change.setRows': {
    params: {
      at: Date | string
      actorId: string | number
      rows: unknown
      tenantId: string | number
    }
    row: never
  }
  'catalogue.contentRows': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      code: Column<'catalogue.products', 'code'>
      name: Column<'catalogue.products', 'name'>
      categoryId: Column<'catalogue.products', 'category_id'>
      brandName: string
      description: Column<'catalogue.products', 'description'>
      pictures: Column<'catalogue.products', 'pictures'>
      details: Column<'catalogue.products', 'details'>
      skus: unknown
    }
  }
  'catalogue.copyProducts': {
    params: {
      tenantId: string | number
      productIds: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.countLive': {
    params: object
    row: {
      count: number
    }
  }
  'catalogue.countOf': {
    params: {
      queries: readonly string[]
      most: number
    }
    row: {
      counts: number[]
    }
  }
  'catalogue.details': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      skuId: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      barcode: Column<'catalogue.skus', 'barcode'>
      tax_rate: Column<'catalogue.skus', 'tax_rate'>
      tax_category_code: Column<'catalogue.skus', 'tax_category_code'>
      is_live: Column<'catalogue.skus', 'is_live'>
      supplier_status: Column<'suppliers.suppliers', 'status'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'> | null
      agreement_title: Column<'catalogue.agreement_prices', 'title'> | null
      valid_to: Column<'catalogue.agreement_prices', 'valid_to'> | null
      version: Column<'catalogue.products', 'version'>
      description: Column<'catalogue.products', 'description'>
      details: Column<'catalogue.products', 'details'>
      pictures: string[]
      category_path: unknown[]
      siblings: unknown[]
    }
  }
  'catalogue.downloaded': {
    params: {
      picture: string
      tenantId: string | number
      id: string | number
    }
    row: never
  }
  'catalogue.dropSkus': {
    params: {
      tenantId: string | number
      productIds: readonly (string | number)[]
      kept: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.failWaiting': {
    params: {
      cause: string
      tenantId: string | number
      host: string
    }
    row: never
  }
  'catalogue.giveBackUses': {
    params: {
      skuIds: readonly (string | number)[] | null
      quantities: readonly number[] | null
      refKind: string
      refId: string | number
    }
    row: never
  }
  'catalogue.goods.byIds': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      skuIds: readonly (string | number)[]
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.goodsByCodes': {
    params: {
      codes: readonly string[]
      most: number
    }
    row: {
      line: number
      sku_id: string
      is_live: boolean
    }
  }
  'catalogue.hotBrands': {
    params: {
      tenantId: string | number
      category: string | number
      limit: string | number
    }
    row: {
      id: Column<'catalogue.brands', 'id'>
      name: Column<'catalogue.brands', 'name'>
      count: number
    }
  }
  'catalogue.insertDownloads': {
    params: {
      tenantId: string | number
      supplierId: string | number
      userId: string | number
      named: unknown
    }
    row: never
  }
  'catalogue.insertSearches': {
    params: {
      tenantId: string | number
      searches: unknown
    }
    row: never
  }
  'catalogue.inserted': {
    params: {
      tenantId: string | number
      supplierId: string | number
      drafts: unknown
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      version: Column<'catalogue.products', 'version'>
      supplier_id: Column<'catalogue.products', 'supplier_id'>
      code: Column<'catalogue.products', 'code'>
      category_id: Column<'catalogue.products', 'category_id'>
      status: Column<'catalogue.products', 'status'>
    }
  }
  'catalogue.leafWithin': {
    params: {
      ids: readonly (string | number)[]
      name: string
    }
    row: {
      id: Column<'catalogue.categories', 'id'>
    }
  }
  'catalogue.likeTerms': {
    params: {
      keys: readonly string[]
      most: number
    }
    row: {
      term: string
    }
  }
  'catalogue.listedProducts': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      version: Column<'catalogue.products', 'version'>
      supplier_id: Column<'catalogue.products', 'supplier_id'>
      supplier_name: Column<'suppliers.suppliers', 'short_name'>
      code: Column<'catalogue.products', 'code'>
      status: Column<'catalogue.products', 'status'>
      change_id: Column<'catalogue.changes', 'id'> | null
      change_status: Column<'catalogue.changes', 'status'> | null
      updated_at: Column<'catalogue.products', 'updated_at'>
      name: string
      category_id: Column<'catalogue.products', 'category_id'>
      category_name: Column<'catalogue.categories', 'name'>
      category_en_name: Column<'catalogue.categories', 'en_name'>
      brand_name: string
      picture: string
      sku_count: number
      price_from: string | null
      price_to: string | null
      on_hand: number
      reserved: number
    }
  }
  'catalogue.lockDownloads': {
    params: {
      tenantId: string | number
      supplierId: string | number
      named: unknown
    }
    row: {
      id: Column<'catalogue.picture_downloads', 'id'>
    }
  }
  'catalogue.lockHotWords': {
    params: {
      tenantId: string
    }
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'catalogue.lockNextProducts': {
    params: {
      tenantId: string | number
      from: string | number
      most: string | number
    }
    row: {
      id: Column<'catalogue.products', 'id'>
    }
  }
  'catalogue.lockRows': {
    params: {
      tenantId: string | number
      skuIds: readonly (string | number)[]
    }
    row: {
      sku_id: Column<'catalogue.stock', 'sku_id'>
      on_hand: Column<'catalogue.stock', 'on_hand'>
      reserved: Column<'catalogue.stock', 'reserved'>
    }
  }
  'catalogue.lockTakingHosts': {
    params: object
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'catalogue.lockVocabulary': {
    params: {
      tenantId: string
    }
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'catalogue.lockedByCodes': {
    params: {
      supplierId: string | number
      codes: readonly string[]
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      version: Column<'catalogue.products', 'version'>
      supplier_id: Column<'catalogue.products', 'supplier_id'>
      code: Column<'catalogue.products', 'code'>
      category_id: Column<'catalogue.products', 'category_id'>
      status: Column<'catalogue.products', 'status'>
    }
  }
  'catalogue.lockedByIds': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      version: Column<'catalogue.products', 'version'>
      supplier_id: Column<'catalogue.products', 'supplier_id'>
      code: Column<'catalogue.products', 'code'>
      category_id: Column<'catalogue.products', 'category_id'>
      status: Column<'catalogue.products', 'status'>
    }
  }
  'catalogue.makeMissing': {
    params: {
      tenantId: string | number
      skuIds: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.makeRoomForAward': {
    params: {
      skuIds: readonly (string | number)[]
      deptIds: readonly (string | number)[]
      from: string
      to: string
    }
    row: {
      isToday: boolean
    }
  }
  'catalogue.missing': {
    params: {
      terms: readonly string[]
      tenantId: string | number
    }
    row: {
      term: string
    }
  }
  'catalogue.names': {
    params: {
      brandIds: readonly (string | number)[]
      supplierIds: readonly (string | number)[]
    }
    row: {
      id: string
      name: string
    }
  }
  'catalogue.oftenSearched': {
    params: {
      limit: string | number
    }
    row: {
      id: string
      words: Column<'catalogue.searches', 'words'>
      words_en: string
      is_highlight: boolean
    }
  }
  'catalogue.openLocked': {
    params: {
      productIds: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.changes', 'id'>
      version: Column<'catalogue.changes', 'version'>
      product_id: Column<'catalogue.changes', 'product_id'>
      supplier_id: Column<'catalogue.changes', 'supplier_id'>
      import_id: Column<'catalogue.changes', 'import_id'>
      status: Column<'catalogue.changes', 'status'>
      content: Column<'catalogue.changes', 'content'>
      reasons: Column<'catalogue.changes', 'reasons'>
      reason: Column<'catalogue.changes', 'reason'>
      created_at: Column<'catalogue.changes', 'created_at'>
      submitted_at: Column<'catalogue.changes', 'submitted_at'>
      decided_at: Column<'catalogue.changes', 'decided_at'>
    }
  }
  'catalogue.pageByDefault': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      category: string | number
      limit: string | number
      offset: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.pageByNewest': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      category: string | number
      limit: string | number
      offset: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.pageByPriceDown': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      category: string | number
      limit: string | number
      offset: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.pageByPriceUp': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      category: string | number
      limit: string | number
      offset: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.pageBySold': {
    params: {
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
      category: string | number
      limit: string | number
      offset: string | number
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      product_id: Column<'catalogue.skus', 'product_id'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      brand_id: Column<'catalogue.skus', 'brand_id'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      category_id: Column<'catalogue.skus', 'category_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'catalogue.skus', 'supplier_name'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      sold: Column<'catalogue.skus', 'sold'>
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      shelf_version: string | null
    }
  }
  'catalogue.popularGoods': {
    params: {
      tenantId: string | number
      most: string | number
    }
    row: {
      id: string
    }
  }
  'catalogue.productCounts': {
    params: object
    row: {
      category_id: string
      count: number
    }
  }
  'catalogue.productsBelow': {
    params: {
      categoryId: string | number
    }
    row: {
      id: Column<'catalogue.products', 'id'>
    }
  }
  'catalogue.productsOfSkus': {
    params: {
      supplierId: string | number
      supplierSkus: readonly string[]
    }
    row: {
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      product_id: Column<'catalogue.skus', 'product_id'>
      product_code: Column<'catalogue.products', 'code'>
      sku_id: Column<'catalogue.skus', 'id'>
    }
  }
  'catalogue.productsOfSupplier': {
    params: {
      supplierId: string | number
    }
    row: {
      id: Column<'catalogue.products', 'id'>
    }
  }
  'catalogue.progress': {
    params: {
      tenantId: string | number
      tokenizer: number
    }
    row: {
      next_product: Column<'catalogue.search_index', 'next_product'>
      is_done: Column<'catalogue.search_index', 'is_done'>
    }
  }
  'catalogue.putAgreementPrices': {
    params: {
      prices: unknown
      tenantId: string | number
      createdBy: string | number
    }
    row: {
      id: string
    }
  }
  'catalogue.putBack': {
    params: {
      tenantId: string | number
      byKind: string
      byId: string | number
      actorId: string | number
      skuIds: readonly (string | number)[]
      quantities: readonly (string | number)[]
    }
    row: {
      sku_id: Column<'catalogue.stock', 'sku_id'>
    }
  }
  'catalogue.putUp': {
    params: {
      tenantId: string | number
      productIds: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.quoteRows': {
    params: {
      skuIds: readonly (string | number)[]
      quantities: readonly number[]
      tenantId: string | number
      deptPath: readonly (string | number)[]
      today: string
    }
    row: {
      sku_id: Column<'catalogue.skus', 'id'>
      qty: number
      product_id: Column<'catalogue.skus', 'product_id'>
      supplier_id: Column<'catalogue.skus', 'supplier_id'>
      supplier_name: Column<'suppliers.suppliers', 'name'>
      supplier_status: Column<'suppliers.suppliers', 'status'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      name: Column<'catalogue.skus', 'name'>
      spec: Column<'catalogue.skus', 'spec'>
      brand_name: Column<'catalogue.skus', 'brand_name'>
      model: Column<'catalogue.skus', 'model'>
      unit: Column<'catalogue.skus', 'unit'>
      picture: Column<'catalogue.skus', 'shown_picture'>
      tax_rate: Column<'catalogue.skus', 'tax_rate'>
      tax_category_code: Column<'catalogue.skus', 'tax_category_code'>
      category_id: Column<'catalogue.skus', 'category_id'>
      category_path: unknown
      list_price: Column<'catalogue.skus', 'list_price'>
      market_price: Column<'catalogue.skus', 'market_price'>
      agreement_price_id: Column<'catalogue.agreement_prices', 'id'> | null
      agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'> | null
      agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
      tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
      is_awarded: boolean
      available: number
      min_qty: Column<'catalogue.skus', 'min_qty'>
      lead_days: Column<'catalogue.skus', 'lead_days'>
      region: Column<'catalogue.skus', 'region'>
      is_live: Column<'catalogue.skus', 'is_live'>
    }
  }
  'catalogue.recentChanges': {
    params: {
      most: number
    }
    row: {
      id: Column<'catalogue.changes', 'id'>
      title: string
      more: number
      note: Column<'suppliers.suppliers', 'short_name'>
      at: NonNullable<Column<'catalogue.changes', 'submitted_at'>>
    }
  }
  'catalogue.recentOfSupplier': {
    params: {
      supplierId: string | number
      most: number
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      title: Column<'catalogue.products', 'name'>
      more: number
      note: Column<'catalogue.products', 'code'>
      at: Column<'catalogue.products', 'updated_at'>
    }
  }
  'catalogue.relatedWords': {
    params: {
      within: string
      bySound: boolean
      sound: string
      beginning: string
      limit: string | number
    }
    row: {
      word: string
    }
  }
  'catalogue.releaseAll': {
    params: {
      refKinds: readonly string[]
      refIds: readonly (string | number)[]
      tenantId: string | number
      byKind: string
      byId: string | number
      actorId: string | number
    }
    row: {
      sku_id: Column<'catalogue.reservations', 'sku_id'>
    }
  }
  'catalogue.releaseHost': {
    params: {
      failures: number
      seconds: number
      tenantId: string | number
      host: string
      runner: string
    }
    row: never
  }
  'catalogue.removeOldSearches': {
    params: {
      tenantId: string | number
      userIds: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.reserve': {
    params: {
      refKinds: readonly string[]
      refIds: readonly (string | number)[]
      skuIds: readonly (string | number)[]
      quantities: readonly (string | number)[]
      tenantId: string | number
      actorId: string | number
    }
    row: {
      sku_id: string
      name: string
      requested: string
      available: number
    }
  }
  'catalogue.reservedOf': {
    params: {
      skuIds: readonly (string | number)[]
    }
    row: {
      sku_id: Column<'catalogue.stock', 'sku_id'>
      reserved: Column<'catalogue.stock', 'reserved'>
    }
  }
  'catalogue.retry': {
    params: {
      tenantId: string | number
      ids: readonly (string | number)[]
    }
    row: {
      host: Column<'catalogue.picture_downloads', 'host'>
    }
  }
  'catalogue.sellMore': {
    params: {
      skuIds: readonly (string | number)[]
      quantities: readonly (string | number)[]
      tenantId: string | number
    }
    row: never
  }
  'catalogue.setNotDownloaded': {
    params: {
      cause: string
      facts: unknown
      seconds: number | null
      tenantId: string | number
      id: string | number
    }
    row: never
  }
  'catalogue.setProgress': {
    params: {
      nextProduct: string | number
      isDone: boolean
      tenantId: string | number
    }
    row: never
  }
  'catalogue.setWords': {
    params: {
      skus: unknown
      tenantId: string | number
    }
    row: never
  }
  'catalogue.shelfCounts': {
    params: {
      tenantId: string | number
    }
    row: {
      category_id: Column<'catalogue.shelf', 'category_id'>
      count: number
    }
  }
  'catalogue.shopsOf': {
    params: {
      tenantId: string | number
      supplierIds: readonly (string | number)[]
    }
    row: {
      supplier_id: string
      count: number
      sku_ids: string[]
    }
  }
  'catalogue.showKnown': {
    params: {
      tenantId: string | number
      supplierId: string | number
      named: unknown
    }
    row: never
  }
  'catalogue.showOnProducts': {
    params: {
      picture: string
      tenantId: string | number
      supplierId: string | number
      address: string
    }
    row: never
  }
  'catalogue.showOnSkus': {
    params: {
      picture: string
      tenantId: string | number
      supplierId: string | number
      address: string
    }
    row: never
  }
  'catalogue.skusOfSupplier': {
    params: {
      supplierId: string | number
      skuIds: readonly (string | number)[]
    }
    row: {
      id: Column<'catalogue.skus', 'id'>
    }
  }
  'catalogue.stock.setRows': {
    params: {
      skuIds: readonly (string | number)[]
      deltas: readonly number[]
      tenantId: string | number
      byKind: string
      byId: string | number
      actorId: string | number
    }
    row: never
  }
  'catalogue.stockOfProduct': {
    params: {
      productId: string | number
    }
    row: {
      skuId: Column<'catalogue.skus', 'id'>
      supplierSku: Column<'catalogue.skus', 'supplier_sku'>
      onHand: number
      reserved: number
    }
  }
  'catalogue.takeDown': {
    params: {
      tenantId: string | number
      productIds: readonly (string | number)[]
    }
    row: never
  }
  'catalogue.takeDownload': {
    params: {
      tenantId: string | number
      host: string
    }
    row: {
      id: Column<'catalogue.picture_downloads', 'id'>
      supplier_id: Column<'catalogue.picture_downloads', 'supplier_id'>
      address: Column<'catalogue.picture_downloads', 'address'>
      attempts: Column<'catalogue.picture_downloads', 'attempts'>
      created_by: Column<'catalogue.picture_downloads', 'created_by'>
    }
  }
  'catalogue.takeHost': {
    params: {
      silentSeconds: number
      most: number
    }
    row: {
      tenant_id: string
      host: string
      runner: string
    }
  }
  'catalogue.takeReserved': {
    params: {
      skuIds: readonly (string | number)[]
      quantities: readonly (string | number)[]
      tenantId: string | number
      refKind: string
      refId: string | number
      kind: string
      byKind: string
      byId: string | number
      actorId: string | number
    }
    row: {
      moved: number
      used: number
    }
  }
  'catalogue.todo.review': {
    params: {
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'catalogue.changes', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: Date
      total: number
    }
  }
  'catalogue.todo.revise': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'catalogue.changes', 'product_id'>>
      title: string
      more: number
      note: NonNullable<Column<'catalogue.changes', 'reason'>>
      amount: string | null
      due_at: Date | null
      since: Date
      total: number
    }
  }
  'catalogue.useAgreements': {
    params: {
      refKinds: readonly string[]
      refIds: readonly (string | number)[]
      agreementIds: readonly (string | number)[]
      quantities: readonly number[]
    }
    row: {
      available: string
      name: NonNullable<Column<'catalogue.skus', 'name'>>
    }
  }
  'catalogue.versions': {
    params: {
      tenantId: string | number
    }
    row: {
      version: Column<'catalogue.shelf_versions', 'version'>
    }
  }
  'catalogue.waitForNoDisk': {
    params: object
    row: {
      set_config: string | null
    }
  }
  'catalogue.waiting': {
    params: {
      importId: string | number
    }
    row: {
      count: number
    }
  }
  'catalogue.waitingLocked': {
    params: {
      importId: string | number
      most: string | number
    }
    row: {
      id: Column<'catalogue.changes', 'id'>
      version: Column<'catalogue.changes', 'version'>
      product_id: Column<'catalogue.changes', 'product_id'>
      supplier_id: Column<'catalogue.changes', 'supplier_id'>
      import_id: Column<'catalogue.changes', 'import_id'>
      status: Column<'catalogue.changes', 'status'>
      content: Column<'catalogue.changes', 'content'>
      reasons: Column<'catalogue.changes', 'reasons'>
      reason: Column<'catalogue.changes', 'reason'>
      created_at: Column<'catalogue.changes', 'created_at'>
      submitted_at: Column<'catalogue.changes', 'submitted_at'>
      decided_at: Column<'catalogue.changes', 'decided_at'>
    }
  }
  'catalogue.wakeAgain': {
    params: {
      hosts: readonly string[]
    }
    row: never
  }
  'catalogue.wakeHosts': {
    params: {
      tenantId: string | number
      named: unknown
    }
    row: never
  }
  'catalogue.warnOfAgreements': {
    params: {
      today: string
      days: number
    }
    row: {
      id: string
      agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
      supplier_id: Column<'catalogue.agreement_prices', 'supplier_id'>
      last_day: string
      supplier_name: string
      prices: number
    }
  }
  'catalogue.writeProducts': {
    params: {
      products: unknown
      tenantId: string | number
    }
    row: never
  }
  'catalogue.writeSkus': {
    params: {
      tenantId: string | number
      skus: unknown
    }
    row: {
      id: Column<'catalogue.skus', 'id'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
      product_id: Column<'catalogue.skus', 'product_id'>
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
  'demo.addressAndTitle': {
    params: {
      deptId: string | number
      userId: string | number
    }
    row: {
      addressId: Column<'ordering.addresses', 'id'>
      invoiceTitleId: Column<'ordering.invoice_titles', 'id'>
    }
  }
  'demo.category': {
    params: {
      code: string
    }
    row: {
      id: Column<'catalogue.categories', 'id'>
    }
  }
  'demo.enrolmentsOf': {
    params: {
      projectId: string | number
      supplierId: string | number
    }
    row: {
      id: Column<'sourcing.enrolments', 'id'>
      version: Column<'sourcing.enrolments', 'version'>
    }
  }
  'demo.lastObjection': {
    params: {
      projectId: string | number
    }
    row: {
      id: Column<'sourcing.objections', 'id'>
      version: Column<'sourcing.objections', 'version'>
    }
  }
  'demo.lastRound': {
    params: {
      projectId: string | number
    }
    row: {
      round: number
    }
  }
  'demo.offeredGoods': {
    params: {
      section: string
      minPrice: string
      maxPrice: string
      minStock: number
    }
    row: {
      sku_id: Column<'catalogue.shelf', 'sku_id'>
      supplier_id: Column<'catalogue.shelf', 'supplier_id'>
    }
  }
  'demo.openDelivery': {
    params: {
      orderId: string | number
    }
    row: {
      id: Column<'ordering.deliveries', 'id'>
      lines: unknown
    }
  }
  'demo.openQuestions': {
    params: {
      projectId: string | number
    }
    row: {
      id: Column<'sourcing.questions', 'id'>
    }
  }
  'demo.orderLines': {
    params: {
      orderId: string | number
    }
    row: {
      id: Column<'ordering.order_lines', 'id'>
      quantity: Column<'ordering.order_lines', 'quantity'>
    }
  }
  'demo.orderState': {
    params: {
      id: string | number
    }
    row: {
      version: Column<'ordering.orders', 'version'>
      status: Column<'ordering.orders', 'status'>
      supplier_id: Column<'ordering.orders', 'supplier_id'>
      expected_on: NonNullable<Column<'ordering.orders', 'expected_on'>>
      approvers: string[]
    }
  }
  'demo.passwordHashes': {
    params: {
      codes: readonly string[]
      most: number
    }
    row: {
      hash: Column<'identity.people', 'password_hash'>
      accounts: number
    }
  }
  'demo.people': {
    params: object
    row: {
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      entrance: Column<'identity.users', 'entrance'>
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      dept_id: Column<'identity.departments', 'id'>
      dept_path: Column<'identity.departments', 'path'>
      dept_name: Column<'identity.departments', 'name'>
      roles: string[]
      permissions: string[]
    }
  }
  'demo.projectItems': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'sourcing.items', 'id'>
      quantity: string
      spec: Column<'sourcing.items', 'spec'>
      price: string
    }
  }
  'demo.projectState': {
    params: {
      id: string | number
    }
    row: {
      version: Column<'sourcing.projects', 'version'>
      state: Column<'sourcing.projects', 'state'>
      quoted_count: Column<'sourcing.projects', 'quoted_count'>
      approvers: string[]
    }
  }
  'demo.questionEnd': {
    params: {
      id: string | number
    }
    row: {
      at: Column<'sourcing.projects', 'question_end_at'>
    }
  }
  'demo.skusOf': {
    params: {
      supplierId: string | number
      codes: readonly string[]
    }
    row: {
      id: Column<'catalogue.skus', 'id'>
      supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
    }
  }
  'feedbacks.todo.answer': {
    params: {
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'feedbacks.feedbacks', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'feedbacks.feedbacks', 'created_at'>>
      total: number
    }
  }
  'files.attach': {
    params: {
      entity: string
      attachments: unknown
      userId: string | number
    }
    row: {
      key: Column<'files.files', 'key'>
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
  'home.forgetPictures': {
    params: {
      before: Date | string
    }
    row: {
      key: NonNullable<Column<'home.pictures', 'key'>>
    }
  }
  'home.keepPicture': {
    params: {
      key: string
      sha256: string
      by: string | number
      at: Date | string
    }
    row: {
      key: NonNullable<Column<'home.pictures', 'key'>>
    }
  }
  'home.live': {
    params: {
      now: Date | string
    }
    row: {
      page: Column<'home.pages', 'page'>
      no: Column<'home.versions', 'no'>
    }
  }
  'home.renewPicture': {
    params: {
      at: Date | string
      sha256: string
    }
    row: {
      key: NonNullable<Column<'home.pictures', 'key'>>
    }
  }
  'home.usePictures': {
    params: {
      at: Date | string
      keys: readonly string[]
    }
    row: never
  }
  'identity.accountsMatching': {
    params: {
      except: string | number
      like: string
    }
    row: {
      user_id: Column<'identity.users', 'id'>
      user_code: Column<'identity.users', 'code'>
      user_name: Column<'identity.users', 'name'>
      dept_name: Column<'identity.departments', 'name'>
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
      dept_name: Column<'identity.departments', 'name'>
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
      userId: Column<'identity.users', 'id'>
      version: Column<'identity.users', 'version'>
      userCode: Column<'identity.users', 'code'>
      userName: Column<'identity.users', 'name'>
      entrance: Column<'identity.users', 'entrance'>
      deptId: Column<'identity.users', 'dept_id'>
      fullDeptName: Column<'identity.departments', 'full_name'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
      last_login_at: Column<'identity.users', 'last_login_at'>
      must_change: Column<'identity.people', 'must_change'>
      personId: Column<'identity.people', 'id'>
      mobile: Column<'identity.people', 'mobile'>
      email: Column<'identity.people', 'email'>
      openSessions: number
      roles: unknown
    }
  }
  'identity.administrationHeld': {
    params: {
      permissions: readonly string[]
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
      dept_name: Column<'identity.departments', 'name'>
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
      user_code: Column<'identity.users', 'code'>
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      user_name: Column<'identity.users', 'name'>
      dept_name: Column<'identity.departments', 'name'>
      full_name: Column<'identity.departments', 'full_name'>
      dept_id: Column<'identity.users', 'dept_id'>
      tenant_id: Column<'identity.users', 'tenant_id'>
      entrance: Column<'identity.users', 'entrance'>
      disabled: Column<'identity.users', 'disabled'>
      expires_at: Column<'identity.users', 'expires_at'>
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
      method: Column<'identity.sessions', 'method'>
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
      method: Column<'identity.sessions', 'method'>
      is_strong: Column<'identity.sessions', 'is_strong'>
      ended_at: Column<'identity.sessions', 'ended_at'>
      end_reason: Column<'identity.sessions', 'end_reason'>
      created_at: Column<'identity.sessions', 'created_at'>
      last_seen_at: Column<'identity.sessions', 'last_seen_at'>
      idle_minutes: string | null
      most_hours: string | null
    }
  }
  'identity.findSessionsById': {
    params: {
      sessionIds: readonly (string | number)[]
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
      method: Column<'identity.sessions', 'method'>
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
  'identity.insertSession': {
    params: {
      id: string | number
      userId: string | number
      ip: string
      agent: string
      method: string
      isStrong: boolean
      lang: string
    }
    row: never
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
      method: Column<'identity.sessions', 'method'>
      is_strong: Column<'identity.sessions', 'is_strong'>
    }
  }
  'identity.operatorsWithPermission': {
    params: {
      permission: string
    }
    row: {
      user_id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      mobile: Column<'identity.people', 'mobile'>
    }
  }
  'identity.permissionsHeld': {
    params: {
      personIds: readonly (string | number)[]
    }
    row: {
      person_id: Column<'identity.users', 'person_id'>
      permissions: string[]
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
  'imports.addProgress': {
    params: {
      done: number
      created: number
      changed: number
      unchanged: number
      reviewing: number
      failed: number
      warned: number
      id: string | number
    }
    row: never
  }
  'imports.attempts': {
    params: {
      importId: string | number
    }
    row: {
      attempts: Column<'imports.checks', 'attempts'>
    }
  }
  'imports.byId': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'imports.imports', 'id'>
      version: Column<'imports.imports', 'version'>
      supplier_id: Column<'imports.imports', 'supplier_id'>
      created_by: Column<'imports.imports', 'created_by'>
      file_name: Column<'imports.imports', 'file_name'>
      file_key: Column<'imports.imports', 'file_key'>
      format: Column<'imports.imports', 'format'>
      headings: Column<'imports.imports', 'headings'>
      sample: Column<'imports.imports', 'sample'>
      mapping: Column<'imports.imports', 'mapping'>
      status: Column<'imports.imports', 'status'>
      total: Column<'imports.imports', 'total'>
      done: Column<'imports.imports', 'done'>
      created: Column<'imports.imports', 'created'>
      changed: Column<'imports.imports', 'changed'>
      unchanged: Column<'imports.imports', 'unchanged'>
      reviewing: Column<'imports.imports', 'reviewing'>
      warned: Column<'imports.imports', 'warned'>
      failed: Column<'imports.imports', 'failed'>
      refusal: Column<'imports.imports', 'refusal'>
      refusal_facts: Column<'imports.imports', 'refusal_facts'>
      runner: Column<'imports.imports', 'runner'>
      attempts: Column<'imports.imports', 'attempts'>
      created_at: Column<'imports.imports', 'created_at'>
      started_at: Column<'imports.imports', 'started_at'>
      ended_at: Column<'imports.imports', 'ended_at'>
      check_status: Column<'imports.checks', 'status'> | null
      check_done: Column<'imports.checks', 'done'> | null
      check_ok: Column<'imports.checks', 'ok'> | null
      check_warned: Column<'imports.checks', 'warned'> | null
      check_rejected: Column<'imports.checks', 'rejected'> | null
      check_refusal: Column<'imports.checks', 'refusal'> | null
      check_facts: Column<'imports.checks', 'refusal_facts'> | null
    }
  }
  'imports.byIdLocked': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'imports.imports', 'id'>
      version: Column<'imports.imports', 'version'>
      supplier_id: Column<'imports.imports', 'supplier_id'>
      created_by: Column<'imports.imports', 'created_by'>
      file_name: Column<'imports.imports', 'file_name'>
      file_key: Column<'imports.imports', 'file_key'>
      format: Column<'imports.imports', 'format'>
      headings: Column<'imports.imports', 'headings'>
      sample: Column<'imports.imports', 'sample'>
      mapping: Column<'imports.imports', 'mapping'>
      status: Column<'imports.imports', 'status'>
      total: Column<'imports.imports', 'total'>
      done: Column<'imports.imports', 'done'>
      created: Column<'imports.imports', 'created'>
      changed: Column<'imports.imports', 'changed'>
      unchanged: Column<'imports.imports', 'unchanged'>
      reviewing: Column<'imports.imports', 'reviewing'>
      warned: Column<'imports.imports', 'warned'>
      failed: Column<'imports.imports', 'failed'>
      refusal: Column<'imports.imports', 'refusal'>
      refusal_facts: Column<'imports.imports', 'refusal_facts'>
      runner: Column<'imports.imports', 'runner'>
      attempts: Column<'imports.imports', 'attempts'>
      created_at: Column<'imports.imports', 'created_at'>
      started_at: Column<'imports.imports', 'started_at'>
      ended_at: Column<'imports.imports', 'ended_at'>
      check_status: Column<'imports.checks', 'status'> | null
      check_done: Column<'imports.checks', 'done'> | null
      check_ok: Column<'imports.checks', 'ok'> | null
      check_warned: Column<'imports.checks', 'warned'> | null
      check_rejected: Column<'imports.checks', 'rejected'> | null
      check_refusal: Column<'imports.checks', 'refusal'> | null
      check_facts: Column<'imports.checks', 'refusal_facts'> | null
    }
  }
  'imports.byIds': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'imports.imports', 'id'>
      version: Column<'imports.imports', 'version'>
      supplier_id: Column<'imports.imports', 'supplier_id'>
      created_by: Column<'imports.imports', 'created_by'>
      file_name: Column<'imports.imports', 'file_name'>
      file_key: Column<'imports.imports', 'file_key'>
      format: Column<'imports.imports', 'format'>
      headings: Column<'imports.imports', 'headings'>
      sample: Column<'imports.imports', 'sample'>
      mapping: Column<'imports.imports', 'mapping'>
      status: Column<'imports.imports', 'status'>
      total: Column<'imports.imports', 'total'>
      done: Column<'imports.imports', 'done'>
      created: Column<'imports.imports', 'created'>
      changed: Column<'imports.imports', 'changed'>
      unchanged: Column<'imports.imports', 'unchanged'>
      reviewing: Column<'imports.imports', 'reviewing'>
      warned: Column<'imports.imports', 'warned'>
      failed: Column<'imports.imports', 'failed'>
      refusal: Column<'imports.imports', 'refusal'>
      refusal_facts: Column<'imports.imports', 'refusal_facts'>
      runner: Column<'imports.imports', 'runner'>
      attempts: Column<'imports.imports', 'attempts'>
      created_at: Column<'imports.imports', 'created_at'>
      started_at: Column<'imports.imports', 'started_at'>
      ended_at: Column<'imports.imports', 'ended_at'>
      check_status: Column<'imports.checks', 'status'> | null
      check_done: Column<'imports.checks', 'done'> | null
      check_ok: Column<'imports.checks', 'ok'> | null
      check_warned: Column<'imports.checks', 'warned'> | null
      check_rejected: Column<'imports.checks', 'rejected'> | null
      check_refusal: Column<'imports.checks', 'refusal'> | null
      check_facts: Column<'imports.checks', 'refusal_facts'> | null
    }
  }
  'imports.check.byIdLocked': {
    params: {
      importId: string | number
    }
    row: {
      import_id: Column<'imports.checks', 'import_id'>
      status: Column<'imports.checks', 'status'>
      done: Column<'imports.checks', 'done'>
      runner: Column<'imports.checks', 'runner'>
      attempts: Column<'imports.checks', 'attempts'>
    }
  }
  'imports.countCommits': {
    params: object
    row: {
      count: string
    }
  }
  'imports.countPictures': {
    params: {
      importId: string | number
    }
    row: {
      total: number
      done: number
      failed: number
    }
  }
  'imports.errorsAfter': {
    params: {
      importId: string | number
      rowNo: number
      rows: string | number
    }
    row: {
      kind: Column<'imports.errors', 'kind'>
      row_no: Column<'imports.errors', 'row_no'>
      field: Column<'imports.errors', 'field'>
      cell: Column<'imports.errors', 'cell'>
      heading: Column<'imports.errors', 'heading'>
      value: Column<'imports.errors', 'value'>
      code: Column<'imports.errors', 'code'>
      facts: Column<'imports.errors', 'facts'>
    }
  }
  'imports.errorsBetween': {
    params: {
      importId: string | number
      first: number
      last: number
    }
    row: {
      kind: Column<'imports.errors', 'kind'>
      row_no: Column<'imports.errors', 'row_no'>
      field: Column<'imports.errors', 'field'>
      cell: Column<'imports.errors', 'cell'>
      heading: Column<'imports.errors', 'heading'>
      value: Column<'imports.errors', 'value'>
      code: Column<'imports.errors', 'code'>
      facts: Column<'imports.errors', 'facts'>
    }
  }
  'imports.failedPictures': {
    params: {
      importId: string | number
    }
    row: {
      id: Column<'catalogue.picture_downloads', 'id'>
    }
  }
  'imports.forgetAttempt': {
    params: {
      id: string | number
    }
    row: never
  }
  'imports.forgetCheckAttempt': {
    params: {
      importId: string | number
    }
    row: never
  }
  'imports.insertImportErrors': {
    params: {
      tenantId: string | number
      importId: string | number
      errors: unknown
    }
    row: never
  }
  'imports.linkPictures': {
    params: {
      tenantId: string | number
      importId: string | number
      named: unknown
      supplierId: string | number
    }
    row: never
  }
  'imports.listed': {
    params: {
      supplierId: string | number
      after: string | number
      keyword: string | null
      status: string | null
      categoryId: string | number | null
      most: string | number
    }
    row: {
      id: Column<'catalogue.products', 'id'>
      status: Column<'catalogue.products', 'status'>
      content: Column<'catalogue.changes', 'content'> | null
    }
  }
  'imports.removeImportErrors': {
    params: {
      importId: string | number
    }
    row: never
  }
  'imports.resetCheck': {
    params: {
      tenantId: string | number
      importId: string | number
      status: string
    }
    row: never
  }
  'imports.rowsWithErrors': {
    params: {
      importId: string | number
    }
    row: {
      row_no: Column<'imports.errors', 'row_no'>
    }
  }
  'imports.takeCheck': {
    params: {
      silentSeconds: number
    }
    row: {
      tenant_id: string
      id: string
      runner: string
    }
  }
  'imports.takeImport': {
    params: {
      silentSeconds: number
    }
    row: {
      tenant_id: string
      id: string
      runner: string
    }
  }
  'kit.addCalls': {
    params: {
      names: readonly string[]
      callers: readonly string[]
      calls: readonly number[]
      window: number
    }
    row: {
      name: Column<'kit.rate_limits', 'name'>
      caller: Column<'kit.rate_limits', 'caller'>
      calls: Column<'kit.rate_limits', 'calls'>
      seconds: number
    }
  }
  'kit.addDeadLetter': {
    params: {
      name: string
      data: unknown
      attempts: number
      error: string
    }
    row: {
      add_dead_letter: unknown
    }
  }
  'kit.addJobs': {
    params: {
      added: unknown
    }
    row: {
      add_jobs: unknown
    }
  }
  'kit.deadLetterOf': {
    params: {
      name: string
      key: string
    }
    row: {
      id: string
      attempts: number
      failed_at: Date
    }
  }
  'kit.deadLetters': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: string
      name: string
      attempts: number
      error: string
      created_at: Date
      failed_at: Date
    }
  }
  'kit.dismissDeadLetters': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      done: number
    }
  }
  'kit.eventById': {
    params: {
      eventId: string | number
    }
    row: {
      tenant_id: Column<'kit.events', 'tenant_id'>
      id: Column<'kit.events', 'id'>
      name: Column<'kit.events', 'name'>
      entity: Column<'kit.events', 'entity'>
      entity_id: Column<'kit.events', 'entity_id'>
      actor_id: Column<'kit.events', 'actor_id'>
      from_state: Column<'kit.events', 'from_state'>
      to_state: Column<'kit.events', 'to_state'>
      reason: Column<'kit.events', 'reason'>
      at: Column<'kit.events', 'at'>
      data: Column<'kit.events', 'data'>
    }
  }
  'kit.findSecret': {
    params: {
      name: string
    }
    row: {
      value: Column<'kit.secrets', 'value'>
    }
  }
  'kit.findToken': {
    params: {
      kind: string
      sha: Buffer
    }
    row: {
      facts: Column<'kit.tickets', 'facts'>
    }
  }
  'kit.forgetCalls': {
    params: {
      seconds: number
    }
    row: never
  }
  'kit.insertEvents': {
    params: {
      tenantId: string | number
      actorId: string | number
      ip: string
      traceId: string
      rows: unknown
    }
    row: never
  }
  'kit.insertJobRun': {
    params: {
      tenantId: string | number
      jobId: string | number
    }
    row: {
      job_id: Column<'kit.job_runs', 'job_id'>
    }
  }
  'kit.insertSecret': {
    params: {
      name: string
      value: Buffer
    }
    row: never
  }
  'kit.jobFigures': {
    params: object
    row: {
      due: number
      oldest_seconds: number
      waiting: number
      running: number
      dead: number
    }
  }
  'kit.linkedAfter': {
    params: {
      seq: string | number
      names: readonly string[]
      batch: string | number
    }
    row: {
      seq: Column<'kit.audit', 'seq'>
      tenant_id: Column<'kit.events', 'tenant_id'>
      id: Column<'kit.events', 'id'>
      name: Column<'kit.events', 'name'>
      entity: Column<'kit.events', 'entity'>
      entity_id: Column<'kit.events', 'entity_id'>
      actor_id: Column<'kit.events', 'actor_id'>
      from_state: Column<'kit.events', 'from_state'>
      to_state: Column<'kit.events', 'to_state'>
      reason: Column<'kit.events', 'reason'>
      at: Column<'kit.events', 'at'>
      data: Column<'kit.events', 'data'>
    }
  }
  'kit.lockToken': {
    params: {
      kind: string
      sha: Buffer
    }
    row: {
      facts: Column<'kit.tickets', 'facts'>
    }
  }
  'kit.nextId': {
    params: object
    row: {
      id: string
    }
  }
  'kit.notify': {
    params: {
      channel: string
      name: string
    }
    row: {
      pg_notify: unknown
    }
  }
  'kit.offsetOf': {
    params: {
      listener: string
    }
    row: {
      seq: Column<'kit.consumer_offsets', 'seq'>
      wanted: Column<'kit.consumer_offsets', 'wanted'>
    }
  }
  'kit.putNewToken': {
    params: {
      kind: string
      sha: Buffer
      seconds: number
    }
    row: {
      kind: Column<'kit.tickets', 'kind'>
    }
  }
  'kit.putToken': {
    params: {
      kind: string
      sha: Buffer
      facts: unknown
      seconds: number
    }
    row: never
  }
  'kit.removeExpiredTokens': {
    params: object
    row: never
  }
  'kit.removeTokensAbout': {
    params: {
      kinds: readonly string[]
      name: string
      values: readonly string[]
    }
    row: never
  }
  'kit.retryDeadLetters': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      done: number
    }
  }
  'kit.setOffset': {
    params: {
      seq: string | number
      listener: string
    }
    row: {
      seq: Column<'kit.consumer_offsets', 'seq'>
    }
  }
  'kit.setToken': {
    params: {
      facts: unknown
      kind: string
      sha: Buffer
    }
    row: never
  }
  'kit.setTransactionTime': {
    params: {
      at: string
    }
    row: {
      at: string
    }
  }
  'kit.takeTokens': {
    params: {
      kinds: readonly string[]
      shas: readonly Buffer[]
    }
    row: {
      place: number
      facts: Column<'kit.tickets', 'facts'>
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
      committed: Column<'ledger.accounts', 'available'>
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
      requested: unknown
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
  'ledger.setWarned': {
    params: {
      at: Date | string
      id: string | number
    }
    row: never
  }
  'ledger.todo.quota': {
    params: {
      personId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
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
  'login.lockSubjects': {
    params: {
      subjects: readonly string[]
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
  'login.subjectsAtLimit': {
    params: {
      minutes: number
      prefix: string
      limit: string | number
    }
    row: {
      subject: Column<'login.tallies', 'subject'>
    }
  }
  'notices.arrangeColumns': {
    params: {
      parentId: string | number | null
      id: string | number
      place: string | number
    }
    row: never
  }
  'notices.closeReminder': {
    params: {
      userId: string | number
      now: Date | string
      articleId: string | number
    }
    row: never
  }
  'notices.countView': {
    params: {
      articleId: string | number
      visitor: string
      now: Date | string
    }
    row: never
  }
  'notices.deepestColumn': {
    params: {
      id: string | number
    }
    row: {
      level: number
    }
  }
  'notices.dueArticles': {
    params: {
      now: Date | string
    }
    row: {
      id: Column<'notices.articles', 'id'>
    }
  }
  'notices.endLive': {
    params: {
      articleId: string | number
    }
    row: never
  }
  'notices.forgetViews': {
    params: {
      before: Date | string
    }
    row: never
  }
  'notices.insertEdition': {
    params: {
      excerpt: string
      at: Date | string
      words: string
      tokenizer: number
      articleId: string | number
    }
    row: never
  }
  'notices.lockColumnTree': {
    params: object
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'notices.moveColumns': {
    params: {
      above: readonly (string | number)[]
      level: number
      id: string | number
    }
    row: never
  }
  'notices.outdatedWords': {
    params: {
      tokenizer: number
    }
    row: {
      id: Column<'notices.editions', 'id'>
      title: Column<'notices.editions', 'title'>
      content: Column<'notices.editions', 'content'>
    }
  }
  'notices.setWords': {
    params: {
      words: string
      tokenizer: number
      excerpt: string
      id: string | number
    }
    row: never
  }
  'notices.shownColumns': {
    params: {
      isUnlimited: boolean
      pId: string | number | null
      deptId: string | number | null
    }
    row: {
      id: Column<'notices.article_columns', 'id'>
      pid: Column<'notices.article_columns', 'parent_id'>
      name: Column<'notices.article_columns', 'name'>
      enName: Column<'notices.article_columns', 'en_name'>
      value: Column<'notices.article_columns', 'value'>
    }
  }
  'notices.showsPicture': {
    params: {
      articleId: string | number
      key: string
      onLoginAlone: boolean
    }
    row: {
      shown: boolean
    }
  }
  'notices.todo.review': {
    params: {
      personId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'notices.articles', 'id'>>
      title: NonNullable<Column<'notices.articles', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'notices.articles', 'publish_at'>
      since: NonNullable<Column<'notices.articles', 'changed_at'>>
      total: number
    }
  }
  'notices.viewsOf': {
    params: {
      articleId: string | number
    }
    row: {
      views: number
    }
  }
  'notifications.accountsOfPerson': {
    params: {
      personId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
    }
  }
  'notifications.accountsOfSupplier': {
    params: {
      supplierId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
    }
  }
  'notifications.beginDigest': {
    params: {
      userId: string | number
      day: string
    }
    row: {
      id: Column<'notifications.deliveries', 'id'>
    }
  }
  'notifications.changedTemplates': {
    params: {
      template: string | null
    }
    row: {
      id: Column<'notifications.templates', 'id'>
      version: Column<'notifications.templates', 'version'>
      template: Column<'notifications.templates', 'template'>
      title_zh: Column<'notifications.templates', 'title_zh'>
      content_zh: Column<'notifications.templates', 'content_zh'>
      title_en: Column<'notifications.templates', 'title_en'>
      content_en: Column<'notifications.templates', 'content_en'>
      updated_at: Column<'notifications.templates', 'updated_at'>
    }
  }
  'notifications.countByCategory': {
    params: {
      userId: string | number
    }
    row: {
      category: Column<'notifications.messages', 'category'>
      total: number
      unread: number
    }
  }
  'notifications.countUnread': {
    params: {
      userId: string | number
    }
    row: {
      unread: number
    }
  }
  'notifications.digestsDue': {
    params: {
      hour: number
      day: string
    }
    row: {
      user_id: Column<'notifications.profiles', 'user_id'>
    }
  }
  'notifications.findChoices': {
    params: {
      userId: string | number
    }
    row: {
      topic: Column<'notifications.preferences', 'topic'>
      channel: Column<'notifications.preferences', 'channel'>
      is_on: Column<'notifications.preferences', 'is_on'>
    }
  }
  'notifications.findDelivery': {
    params: {
      id: string | number
    }
    row: {
      id: Column<'notifications.deliveries', 'id'>
      channel: Column<'notifications.deliveries', 'channel'>
      status: Column<'notifications.deliveries', 'status'>
      digest_on: Column<'notifications.deliveries', 'digest_on'>
      receiver_id: Column<'notifications.deliveries', 'receiver_id'>
      name: Column<'identity.users', 'name'>
      lang: Column<'identity.users', 'lang'>
      person_id: Column<'identity.users', 'person_id'>
      email: Column<'identity.people', 'email'>
      mobile: Column<'identity.people', 'mobile'>
      hasOpenAccount: boolean
      template: Column<'notifications.messages', 'template'> | null
      topic: Column<'notifications.messages', 'topic'> | null
      title_zh: Column<'notifications.messages', 'title_zh'> | null
      content_zh: Column<'notifications.messages', 'content_zh'> | null
      title_en: Column<'notifications.messages', 'title_en'> | null
      content_en: Column<'notifications.messages', 'content_en'> | null
      url: Column<'notifications.messages', 'url'> | null
      letter: Column<'notifications.messages', 'letter'> | null
      read_at: Column<'notifications.messages', 'read_at'> | null
      message_id: Column<'notifications.deliveries', 'message_id'>
      endpoint: Column<'notifications.push_subscriptions', 'endpoint'> | null
      p256dh: Column<'notifications.push_subscriptions', 'p256dh'> | null
      auth: Column<'notifications.push_subscriptions', 'auth'> | null
    }
  }
  'notifications.findProfile': {
    params: {
      userId: string | number
    }
    row: {
      version: Column<'notifications.profiles', 'version'>
      bell: Column<'notifications.profiles', 'bell'>
      pop_up: Column<'notifications.profiles', 'pop_up'>
      digest_hour: Column<'notifications.profiles', 'digest_hour'>
    }
  }
  'notifications.findReach': {
    params: {
      userId: string | number
    }
    row: {
      entrance: Column<'identity.users', 'entrance'>
      email: Column<'identity.people', 'email'>
      mobile: Column<'identity.people', 'mobile'>
    }
  }
  'notifications.insertDeliveries': {
    params: {
      further: unknown
      topic: string
      messageIds: readonly (string | number)[]
    }
    row: {
      id: Column<'notifications.deliveries', 'id'>
      status: Column<'notifications.deliveries', 'status'>
    }
  }
  'notifications.insertMessages': {
    params: {
      source: string
      template: string
      topic: string
      category: string
      titleZh: string
      contentZh: string
      titleEn: string
      contentEn: string
      url: string
      letter: unknown | null
      required: boolean
      usual: boolean
      at: Date | string
      receivers: readonly (string | number)[]
      needs: string | null
    }
    row: {
      id: Column<'notifications.messages', 'id'>
      tenant_id: Column<'notifications.messages', 'tenant_id'>
      receiver_id: Column<'notifications.messages', 'receiver_id'>
      is_shown: Column<'notifications.messages', 'is_shown'>
    }
  }
  'notifications.lastMessage': {
    params: object
    row: {
      id: string
    }
  }
  'notifications.lockMessages': {
    params: object
    row: {
      pg_advisory_xact_lock: unknown
    }
  }
  'notifications.lockProfile': {
    params: {
      userId: string | number
    }
    row: {
      version: Column<'notifications.profiles', 'version'>
      digest_hour: Column<'notifications.profiles', 'digest_hour'>
    }
  }
  'notifications.messagesOfDigest': {
    params: {
      id: string | number
      most: string | number
    }
    row: {
      id: Column<'notifications.messages', 'id'>
      title_zh: Column<'notifications.messages', 'title_zh'>
      content_zh: Column<'notifications.messages', 'content_zh'>
      title_en: Column<'notifications.messages', 'title_en'>
      content_en: Column<'notifications.messages', 'content_en'>
      url: Column<'notifications.messages', 'url'>
      topic: Column<'notifications.messages', 'topic'>
      total: number
    }
  }
  'notifications.missedBy': {
    params: {
      userId: string | number
      after: string | number
      most: string | number
    }
    row: {
      id: Column<'notifications.messages', 'id'>
      title_zh: Column<'notifications.messages', 'title_zh'>
      content_zh: Column<'notifications.messages', 'content_zh'>
      title_en: Column<'notifications.messages', 'title_en'>
      content_en: Column<'notifications.messages', 'content_en'>
      url: Column<'notifications.messages', 'url'>
      topic: Column<'notifications.messages', 'topic'>
      category: Column<'notifications.messages', 'category'>
      read_at: Column<'notifications.messages', 'read_at'>
      at: Column<'notifications.messages', 'at'>
    }
  }
  'notifications.newOf': {
    params: {
      userIds: readonly (string | number)[]
      after: string | number
      most: string | number
    }
    row: {
      receiver_id: Column<'notifications.messages', 'receiver_id'>
      id: Column<'notifications.messages', 'id'>
      title_zh: Column<'notifications.messages', 'title_zh'>
      content_zh: Column<'notifications.messages', 'content_zh'>
      title_en: Column<'notifications.messages', 'title_en'>
      content_en: Column<'notifications.messages', 'content_en'>
      url: Column<'notifications.messages', 'url'>
      topic: Column<'notifications.messages', 'topic'>
      category: Column<'notifications.messages', 'category'>
      read_at: Column<'notifications.messages', 'read_at'>
      at: Column<'notifications.messages', 'at'>
    }
  }
  'notifications.newestUnread': {
    params: {
      userId: string | number
    }
    row: {
      id: Column<'notifications.messages', 'id'>
      title_zh: Column<'notifications.messages', 'title_zh'>
      content_zh: Column<'notifications.messages', 'content_zh'>
      title_en: Column<'notifications.messages', 'title_en'>
      content_en: Column<'notifications.messages', 'content_en'>
      url: Column<'notifications.messages', 'url'>
      topic: Column<'notifications.messages', 'topic'>
      category: Column<'notifications.messages', 'category'>
      read_at: Column<'notifications.messages', 'read_at'>
      at: Column<'notifications.messages', 'at'>
    }
  }
  'notifications.operatorsWith': {
    params: {
      permission: string
    }
    row: {
      id: Column<'identity.users', 'id'>
    }
  }
  'notifications.pushState': {
    params: {
      endpoint: string
      userId: string | number
    }
    row: {
      browsers: number
      isOn: boolean
    }
  }
  'notifications.putChoices': {
    params: {
      userId: string | number
      choices: unknown
    }
    row: never
  }
  'notifications.putSubscription': {
    params: {
      userId: string | number
      sessionId: string | number
      endpoint: string
      p256dh: string
      auth: string
    }
    row: {
      id: Column<'notifications.push_subscriptions', 'id'>
    }
  }
  'notifications.readersOfArticle': {
    params: {
      articleId: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
    }
  }
  'notifications.releaseHeld': {
    params: {
      userId: string | number
    }
    row: {
      id: Column<'notifications.deliveries', 'id'>
    }
  }
  'notifications.removeMessages': {
    params: {
      userId: string | number
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'notifications.messages', 'id'>
    }
  }
  'notifications.removeOld': {
    params: {
      before: Date | string
    }
    row: never
  }
  'notifications.removeSubscription': {
    params: {
      userId: string | number
      endpoint: string
    }
    row: never
  }
  'notifications.removeSubscriptionsOfSession': {
    params: {
      sessionId: string | number
    }
    row: never
  }
  'notifications.saveProfile': {
    params: {
      bell: boolean
      popUp: boolean
      digestHour: number | null
      userId: string | number
    }
    row: never
  }
  'notifications.setAllRead': {
    params: {
      userId: string | number
      upTo: string | number | null
      category: string | null
      topic: string | null
      like: string | null
      beginDay: string | null
      endDay: string | null
    }
    row: {
      id: Column<'notifications.messages', 'id'>
    }
  }
  'notifications.setRead': {
    params: {
      userId: string | number
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'notifications.messages', 'id'>
    }
  }
  'notifications.settleDelivery': {
    params: {
      status: string
      reason: string
      id: string | number
    }
    row: never
  }
  'notifications.titleOfArticle': {
    params: {
      articleId: string | number
    }
    row: {
      title: Column<'notices.editions', 'title'>
    }
  }
  'notifications.trimSubscriptions': {
    params: {
      userId: string | number
      most: string | number
    }
    row: never
  }
  'notifications.unreadOf': {
    params: {
      userIds: readonly (string | number)[]
    }
    row: {
      receiver_id: Column<'notifications.messages', 'receiver_id'>
      unread: number
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
      order_id: Column<'ordering.comments', 'order_id'>
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
      pictures: Column<'ordering.comments', 'pictures'>
      auto: Column<'ordering.comments', 'auto'>
      created_at: Column<'ordering.comments', 'created_at'>
      reply: Column<'ordering.comments', 'reply'>
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
      attachments: unknown
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
  'ordering.firstTitlesOf': {
    params: {
      deptIds: readonly (string | number)[]
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
  'ordering.lockCart': {
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
  'ordering.oftenBought': {
    params: {
      buyerId: string | number
      most: string | number
    }
    row: {
      sku_id: Column<'ordering.order_lines', 'sku_id'>
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
      attachments: Column<'ordering.deliveries', 'attachments'>
      lines: unknown
    }
  }
  'ordering.orderedAtAgreements': {
    params: {
      projectId: string | number
    }
    row: {
      amount: string
    }
  }
  'ordering.ordersOfProject': {
    params: {
      projectId: string | number
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      no: Column<'ordering.orders', 'no'>
      status: Column<'ordering.orders', 'status'>
      supplier_id: Column<'ordering.orders', 'supplier_id'>
      supplier_name: Column<'ordering.orders', 'supplier_name'>
      dept_name: Column<'ordering.orders', 'dept_name'>
      buyer_name: Column<'ordering.orders', 'buyer_name'>
      amount: Column<'ordering.orders', 'amount'>
    }
  }
  'ordering.ordersSince': {
    params: {
      since: Date | string
    }
    row: {
      orders: number
      amount: string
    }
  }
  'ordering.purchasesOfBuyer': {
    params: {
      since: Date | string
      userId: string | number
    }
    row: {
      month: string
      mall: string
      awarded: string
    }
  }
  'ordering.purchasesOfDepartments': {
    params: {
      since: Date | string
      userId: string | number
      deptId: string | number
    }
    row: {
      month: string
      mall: string
      awarded: string
    }
  }
  'ordering.putAllInCart': {
    params: {
      userId: string | number
      skuIds: readonly (string | number)[]
      quantities: readonly number[]
      prices: readonly string[]
    }
    row: never
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
      order_id: Column<'ordering.comments', 'order_id'>
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
      pictures: Column<'ordering.comments', 'pictures'>
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
      attachments: Column<'ordering.deliveries', 'attachments'>
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
      attachments: Column<'ordering.deliveries', 'attachments'>
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
      attachments: Column<'ordering.orders', 'attachments'>
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
      project_id: Column<'ordering.orders', 'project_id'>
      award_id: Column<'ordering.orders', 'award_id'>
      project_no: Column<'sourcing.projects', 'project_no'> | null
      project_title: Column<'sourcing.projects', 'title'> | null
      project_scope: Column<'sourcing.projects', 'scope'> | null
      project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
      dept_path: Column<'identity.departments', 'path'> | null
      company_name: string
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
      attachments: Column<'ordering.orders', 'attachments'>
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
      project_id: Column<'ordering.orders', 'project_id'>
      award_id: Column<'ordering.orders', 'award_id'>
      project_no: Column<'sourcing.projects', 'project_no'> | null
      project_title: Column<'sourcing.projects', 'title'> | null
      project_scope: Column<'sourcing.projects', 'scope'> | null
      project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
      dept_path: Column<'identity.departments', 'path'> | null
      company_name: string
      approves: boolean | null
      awaits_me: boolean | null
      lines: unknown
    }
  }
  'ordering.readOrdersOfAttachments': {
    params: {
      asker: string | number
      attachmentsId: string | number
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
      attachments: Column<'ordering.orders', 'attachments'>
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
      project_id: Column<'ordering.orders', 'project_id'>
      award_id: Column<'ordering.orders', 'award_id'>
      project_no: Column<'sourcing.projects', 'project_no'> | null
      project_title: Column<'sourcing.projects', 'title'> | null
      project_scope: Column<'sourcing.projects', 'scope'> | null
      project_dept_path: Column<'sourcing.projects', 'dept_path'> | null
      dept_path: Column<'identity.departments', 'path'> | null
      company_name: string
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
      attachments: Column<'ordering.receipts', 'attachments'>
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
      attachments: Column<'ordering.receipts', 'attachments'>
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
      attachments: unknown
      receivedAt: Date | string
      lines: unknown
    }
    row: {
      id: Column<'ordering.receipts', 'id'>
      no: Column<'ordering.receipts', 'no'>
    }
  }
  'ordering.recentOfBuyer': {
    params: {
      userId: string | number
      most: number
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      title: string
      more: number
      note: string
      at: Column<'ordering.orders', 'created_at'>
    }
  }
  'ordering.recentOfTenant': {
    params: {
      most: number
    }
    row: {
      id: Column<'ordering.orders', 'id'>
      title: string
      more: number
      note: string
      at: Column<'ordering.orders', 'created_at'>
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
  'ordering.supplierOrdersByDepartment': {
    params: {
      supplierId: string | number
      since: Date | string
      most: number
    }
    row: {
      name: string | null
      orders: number
      amount: string
    }
  }
  'ordering.supplierOrdersByMonth': {
    params: {
      supplierId: string | number
      since: Date | string
    }
    row: {
      month: string
      completed_orders: number
      completed_amount: string
      ongoing_orders: number
      ongoing_amount: string
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
  'ordering.todo.accept': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Column<'ordering.orders', 'due_at'>
      since: NonNullable<Column<'ordering.orders', 'sent_at'>>
      total: number
    }
  }
  'ordering.todo.answer': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Column<'ordering.orders', 'due_at'>
      since: Date
      total: number
    }
  }
  'ordering.todo.approve': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Column<'ordering.orders', 'due_at'>
      since: Date
      total: number
    }
  }
  'ordering.todo.cancel': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'ordering.orders', 'sent_at'>>
      total: number
    }
  }
  'ordering.todo.comment': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Column<'ordering.orders', 'due_at'>
      since: Date
      total: number
    }
  }
  'ordering.todo.draft': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'ordering.orders', 'created_at'>>
      total: number
    }
  }
  'ordering.todo.receive': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Column<'ordering.orders', 'due_at'>
      since: Date
      total: number
    }
  }
  'ordering.todo.revise': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: Date
      total: number
    }
  }
  'ordering.todo.ship': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'ordering.orders', 'id'>>
      title: string
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: Date
      total: number
    }
  }
  'ordering.tradeOfTenant': {
    params: {
      since: Date | string
    }
    row: {
      month: string
      mall: string
      awarded: string
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
  'sourcing.accountsOfOpeners': {
    params: {
      personIds: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
    }
  }
  'sourcing.accountsOfOverseers': {
    params: object
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
    }
  }
  'sourcing.accountsOfSuppliers': {
    params: {
      supplierIds: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      supplierId: NonNullable<Column<'identity.users', 'supplier_id'>>
    }
  }
  'sourcing.appendEntry': {
    params: {
      seq: number
      hash: Buffer
      at: Date | string
      projectId: string | number
      round: number
      prev: Buffer
      kind: string
      supplierId: string | number | null
      subject: Buffer | null
      commitment: Buffer | null
      envelopeHash: Buffer | null
      ref: number | null
      key: string | null
    }
    row: {
      seq: Column<'sourcing.seal_entries', 'seq'>
    }
  }
  'sourcing.approving': {
    params: {
      projectId: string | number
      userId: string | number
    }
    row: {
      awaits_me: boolean
      approves: boolean
    }
  }
  'sourcing.askerOfQuestion': {
    params: {
      id: string | number
    }
    row: {
      supplier_id: Column<'sourcing.questions', 'supplier_id'>
    }
  }
  'sourcing.auditedQuotes': {
    params: {
      projectId: string | number
    }
    row: {
      id: Column<'sourcing.quotes', 'id'>
      seq: Column<'sourcing.quotes', 'seq'>
      master: string
      currency: NonNullable<Column<'sourcing.quotes', 'currency'>>
      deliveryDays: NonNullable<Column<'sourcing.quotes', 'delivery_days'>>
      validUntil: NonNullable<Column<'sourcing.quotes', 'valid_until'>>
      freight: string
      remark: NonNullable<Column<'sourcing.quotes', 'remark'>>
      attachments: Column<'sourcing.quotes', 'attachments'>
      total: string
      lines: unknown
    }
  }
  'sourcing.auditedSuppliers': {
    params: {
      projectId: string | number
    }
    row: {
      id: NonNullable<Column<'sourcing.seal_entries', 'supplier_id'>>
      name: Column<'suppliers.suppliers', 'name'>
    }
  }
  'sourcing.awardedLines': {
    params: {
      awardId: string | number
    }
    row: {
      line_no: Column<'sourcing.award_lines', 'line_no'>
      item_id: Column<'sourcing.award_lines', 'item_id'>
      supplier_id: Column<'sourcing.award_lines', 'supplier_id'>
      quantity: Column<'sourcing.award_lines', 'quantity'>
      price: string
      tax_rate: string
      amount: Column<'sourcing.award_lines', 'amount'>
      name: Column<'sourcing.items', 'name'>
      spec: Column<'sourcing.items', 'spec'>
      unit: Column<'sourcing.items', 'unit'>
      need_date: Column<'sourcing.items', 'need_date'>
      sku_id: Column<'sourcing.items', 'sku_id'>
      brand: Column<'sourcing.quote_lines', 'brand'>
      lead_days: Column<'sourcing.quote_lines', 'lead_days'>
    }
  }
  'sourcing.bindAttachments': {
    params: {
      hash: Buffer
      projectId: string | number
      supplierId: string | number
      commitment: Buffer
      count: number
    }
    row: {
      place: Column<'sourcing.sealed_attachments', 'place'>
    }
  }
  'sourcing.clock': {
    params: object
    row: {
      now: Date
    }
  }
  'sourcing.countEnrolled': {
    params: {
      projectId: string | number
    }
    row: never
  }
  'sourcing.countObjections': {
    params: {
      projectId: string | number
      supplierId: string | number
    }
    row: {
      objections: number
    }
  }
  'sourcing.countQuestions': {
    params: {
      projectId: string | number
      supplierId: string | number
    }
    row: {
      questions: number
    }
  }
  'sourcing.countQuoted': {
    params: {
      projectId: string | number
    }
    row: never
  }
  'sourcing.countRunning': {
    params: object
    row: {
      count: number
    }
  }
  'sourcing.countSupervised': {
    params: {
      userId: string | number
    }
    row: {
      count: number
    }
  }
  'sourcing.countToScore': {
    params: {
      userId: string | number
    }
    row: {
      count: number
    }
  }
  'sourcing.countWins': {
    params: {
      supplierId: string | number
    }
    row: {
      took: number
      won: number
    }
  }
  'sourcing.countedScores': {
    params: {
      projectId: string | number
      userIds: readonly (string | number)[]
    }
    row: {
      user_id: Column<'sourcing.score_sheets', 'user_id'>
      name: Column<'sourcing.score_sheets', 'name'>
      no: Column<'sourcing.score_sheets', 'no'>
      submission: Column<'sourcing.score_submissions', 'no'>
      scores: Column<'sourcing.score_submissions', 'scores'>
      at: Column<'sourcing.score_submissions', 'at'>
    }
  }
  'sourcing.decidesAward': {
    params: {
      approvalId: string | number
      userId: string | number
    }
    row: {
      decides: boolean
    }
  }
  'sourcing.dueObjections': {
    params: object
    row: {
      id: Column<'sourcing.objections', 'id'>
    }
  }
  'sourcing.evaluatorCandidates': {
    params: {
      permission: string
      role: string
      keyword: string
      ids: readonly (string | number)[] | null
      most: string | number
    }
    row: {
      id: Column<'identity.users', 'id'>
      code: Column<'identity.users', 'code'>
      name: Column<'identity.users', 'name'>
      dept_name: NonNullable<Column<'identity.departments', 'name'>>
    }
  }
  'sourcing.evaluatorFacts': {
    params: {
      ownerId: string | number
      deptPath: readonly (string | number)[]
      projectId: string | number
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      person_id: Column<'identity.users', 'person_id'>
      name: Column<'identity.users', 'name'>
      can_score: boolean
      can_supervise: boolean
      runs: boolean
      approves: boolean
    }
  }
  'sourcing.evaluatorNames': {
    params: {
      ids: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      name: Column<'identity.users', 'name'>
    }
  }
  'sourcing.followersOfProject': {
    params: {
      projectId: string | number
      userId: string | number | null
      informed: readonly (string | number)[]
    }
    row: {
      id: Column<'identity.users', 'id'>
      name: Column<'identity.users', 'name'>
      lang: Column<'identity.users', 'lang'>
      person_id: Column<'identity.users', 'person_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      entrance: Column<'identity.users', 'entrance'>
      email: Column<'identity.people', 'email'>
    }
  }
  'sourcing.involvedIn': {
    params: {
      projectId: string | number
      supplierId: string | number
    }
    row: {
      enrolled: boolean
      quoted: boolean
      changed_at: Date | null
    }
  }
  'sourcing.isExpert': {
    params: {
      personId: string | number
      expertIds: readonly (string | number)[]
      projectId: string | number
    }
    row: {
      is_expert: boolean
    }
  }
  'sourcing.lapseQuotes': {
    params: {
      mustRewrite: boolean
      projectId: string | number
      round: number
    }
    row: never
  }
  'sourcing.lastPrices': {
    params: {
      projectId: string | number
    }
    row: {
      id: NonNullable<Column<'sourcing.items', 'id'>>
      price: string
    }
  }
  'sourcing.latestClosedRounds': {
    params: {
      kind: string
      most: string | number
    }
    row: {
      project_id: Column<'sourcing.projects', 'id'>
      project_no: Column<'sourcing.projects', 'project_no'>
      title: Column<'sourcing.projects', 'title'>
      project_kind: Column<'sourcing.projects', 'kind'>
      suite: Column<'sourcing.seal_rounds', 'suite'>
      key_id: Column<'sourcing.seal_rounds', 'key_id'>
      seq: Column<'sourcing.seal_entries', 'seq'>
      round: Column<'sourcing.seal_entries', 'round'>
      kind: Column<'sourcing.seal_entries', 'kind'>
      at: Column<'sourcing.seal_entries', 'at'>
      supplier_id: Column<'sourcing.seal_entries', 'supplier_id'>
      subject: Column<'sourcing.seal_entries', 'subject'>
      commitment: Column<'sourcing.seal_entries', 'commitment'>
      envelope_hash: Column<'sourcing.seal_entries', 'envelope_hash'>
      ref: Column<'sourcing.seal_entries', 'ref'>
      prev: Column<'sourcing.seal_entries', 'prev'>
      hash: Column<'sourcing.seal_entries', 'hash'>
    }
  }
  'sourcing.latestWinners': {
    params: {
      kind: string | null
      most: string | number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      kind: Column<'sourcing.projects', 'kind'>
      title: Column<'sourcing.projects', 'title'>
      project_no: Column<'sourcing.projects', 'project_no'>
      dept_name: Column<'sourcing.projects', 'dept_name'>
      supplier_name: Column<'sourcing.award_suppliers', 'supplier_name'>
      awarded: Column<'sourcing.award_suppliers', 'awarded'>
      published_at: NonNullable<Column<'sourcing.awards', 'published_at'>>
    }
  }
  'sourcing.letterRecipient': {
    params: {
      userId: string | number
      permission: string
    }
    row: {
      id: Column<'identity.users', 'id'>
      name: Column<'identity.users', 'name'>
      lang: Column<'identity.users', 'lang'>
      person_id: Column<'identity.users', 'person_id'>
      supplier_id: Column<'identity.users', 'supplier_id'>
      entrance: Column<'identity.users', 'entrance'>
      email: Column<'identity.people', 'email'>
    }
  }
  'sourcing.lettersOfResult': {
    params: {
      projectId: string | number
    }
    row: {
      supplier_id: Column<'sourcing.award_suppliers', 'supplier_id'>
      is_winner: Column<'sourcing.award_suppliers', 'is_winner'>
    }
  }
  'sourcing.nextNumber': {
    params: {
      code: string
      day: string
    }
    row: {
      last: NonNullable<Column<'sourcing.sequences', 'last'>>
    }
  }
  'sourcing.objectionsToResult': {
    params: {
      since: Date | string
      projectId: string | number
    }
    row: {
      open: number
      upheld: number
    }
  }
  'sourcing.openedAt': {
    params: {
      projectId: string | number
    }
    row: {
      opened_at: Date | null
    }
  }
  'sourcing.openedQuotes': {
    params: {
      projectId: string | number
      supplierId: string | number | null
    }
    row: {
      id: Column<'sourcing.quotes', 'id'>
      round: Column<'sourcing.quotes', 'round'>
      seq: Column<'sourcing.quotes', 'seq'>
      supplier_id: Column<'sourcing.quotes', 'supplier_id'>
      supplier_name: Column<'suppliers.suppliers', 'name'>
      submitted_at: Column<'sourcing.quotes', 'submitted_at'>
      status: Column<'sourcing.quotes', 'status'>
      why: Column<'sourcing.quotes', 'why'>
      currency: Column<'sourcing.quotes', 'currency'>
      delivery_days: Column<'sourcing.quotes', 'delivery_days'>
      valid_until: Column<'sourcing.quotes', 'valid_until'>
      freight: string | null
      remark: Column<'sourcing.quotes', 'remark'>
      total: string | null
      attachments: Column<'sourcing.quotes', 'attachments'>
      file_keys: Column<'sourcing.quotes', 'file_keys'>
      lines: unknown
    }
  }
  'sourcing.openerDirectory': {
    params: {
      keyword: string
      isActive: boolean
      most: string | number
    }
    row: {
      id: Column<'sourcing.opener_keys', 'id'>
      version: Column<'sourcing.opener_keys', 'version'>
      person_id: Column<'sourcing.opener_keys', 'person_id'>
      name: Column<'sourcing.opener_keys', 'name'>
      keys: Column<'sourcing.opener_keys', 'keys'>
      wrap: Column<'sourcing.opener_keys', 'wrap'>
      created_at: Column<'sourcing.opener_keys', 'created_at'>
      revoked_at: Column<'sourcing.opener_keys', 'revoked_at'>
    }
  }
  'sourcing.openerNames': {
    params: {
      personIds: readonly (string | number)[]
    }
    row: {
      person_id: Column<'sourcing.opener_keys', 'person_id'>
      name: Column<'sourcing.opener_keys', 'name'>
    }
  }
  'sourcing.passedEnrolments': {
    params: {
      projectId: string | number
    }
    row: {
      passed: number
    }
  }
  'sourcing.peopleOfSuppliers': {
    params: {
      personIds: readonly (string | number)[]
    }
    row: {
      person_id: NonNullable<Column<'identity.users', 'person_id'>>
    }
  }
  'sourcing.peopleWhoMayOpen': {
    params: {
      personIds: readonly (string | number)[]
    }
    row: {
      person_id: NonNullable<Column<'identity.users', 'person_id'>>
    }
  }
  'sourcing.projectsByMonth': {
    params: {
      since: Date | string
    }
    row: {
      month: string
      published: number
      ended: number
    }
  }
  'sourcing.proposeFailure': {
    params: {
      projectId: string | number
      round: number
      reason: string
      personId: string | number
      name: string
    }
    row: never
  }
  'sourcing.quotedInRound': {
    params: {
      projectId: string | number
      round: number
    }
    row: {
      quoted: number
    }
  }
  'sourcing.rankedSuppliers': {
    params: {
      most: string | number
    }
    row: {
      supplierName: NonNullable<Column<'sourcing.award_suppliers', 'supplier_name'>>
      wins: number
    }
  }
  'sourcing.recentOfDepartment': {
    params: {
      deptId: string | number
      most: number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      title: Column<'sourcing.projects', 'title'>
      more: number
      note: string
      at: Column<'sourcing.projects', 'updated_at'>
    }
  }
  'sourcing.recentOfExpert': {
    params: {
      userId: string | number
      most: number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      title: Column<'sourcing.projects', 'title'>
      more: number
      note: string
      at: Column<'sourcing.projects', 'updated_at'>
    }
  }
  'sourcing.recentOfSupervisor': {
    params: {
      userId: string | number
      most: number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      title: Column<'sourcing.projects', 'title'>
      more: number
      note: string
      at: Column<'sourcing.projects', 'updated_at'>
    }
  }
  'sourcing.recentOfTenant': {
    params: {
      most: number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      title: Column<'sourcing.projects', 'title'>
      more: number
      note: string
      at: Column<'sourcing.projects', 'updated_at'>
    }
  }
  'sourcing.recentPublic': {
    params: {
      deptId: string | number
      most: number
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      title: Column<'sourcing.projects', 'title'>
      more: number
      note: string
      at: Column<'sourcing.projects', 'updated_at'>
    }
  }
  'sourcing.releaseShare': {
    params: {
      released: Buffer
      projectId: string | number
      round: number
      maker: string
      opener: string
    }
    row: never
  }
  'sourcing.removeLooseAttachments': {
    params: {
      before: Date | string
    }
    row: {
      place: Column<'sourcing.sealed_attachments', 'place'>
    }
  }
  'sourcing.replaceExperts': {
    params: {
      projectId: string | number
    }
    row: never
  }
  'sourcing.resealShares': {
    params: {
      makers: readonly string[]
      sealed: readonly Buffer[]
      projectId: string | number
      round: number
      opener: string
    }
    row: never
  }
  'sourcing.revokeOpenerKey': {
    params: {
      id: string | number
    }
    row: never
  }
  'sourcing.roundsOfOpener': {
    params: {
      personId: string
    }
    row: {
      count: number
    }
  }
  'sourcing.roundsWithShare': {
    params: {
      personId: string
    }
    row: {
      project_id: Column<'sourcing.seal_rounds', 'project_id'>
      round: Column<'sourcing.seal_rounds', 'round'>
      owner_id: Column<'sourcing.projects', 'owner_id'>
    }
  }
  'sourcing.sealTasks': {
    params: {
      personId: string
    }
    row: {
      id: Column<'sourcing.projects', 'id'>
      project_no: Column<'sourcing.projects', 'project_no'>
      title: Column<'sourcing.projects', 'title'>
      task: string
      at: Date | null
    }
  }
  'sourcing.setItems': {
    params: {
      items: unknown
      projectId: string | number
    }
    row: never
  }
  'sourcing.statistic': {
    params: object
    row: {
      latest: number
      projects: number
      amount: string
      suppliers: number
    }
  }
  'sourcing.suppliersOfProject': {
    params: {
      projectId: string | number
    }
    row: {
      supplierId: string
      parts: string[]
    }
  }
  'sourcing.todo.announce': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'sourcing.projects', 'updated_at'>>
      total: number
    }
  }
  'sourcing.todo.approve': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: Date
      total: number
    }
  }
  'sourcing.todo.award': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'sourcing.projects', 'updated_at'>>
      total: number
    }
  }
  'sourcing.todo.complaints': {
    params: {
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.objections', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.objections', 'due_at'>
      since: NonNullable<Column<'sourcing.objections', 'submitted_at'>>
      total: number
    }
  }
  'sourcing.todo.deadline': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'ends_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.todo.draft': {
    params: {
      deptId: string | number
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'sourcing.projects', 'updated_at'>>
      total: number
    }
  }
  'sourcing.todo.enrolments': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'enrol_end_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.todo.join': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'enrol_end_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.todo.objections': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.objections', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.objections', 'due_at'>
      since: NonNullable<Column<'sourcing.objections', 'submitted_at'>>
      total: number
    }
  }
  'sourcing.todo.questions': {
    params: {
      deptId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'quote_end_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.todo.quotes': {
    params: {
      supplierId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'ends_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.todo.score': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Date | null
      since: NonNullable<Column<'sourcing.projects', 'updated_at'>>
      total: number
    }
  }
  'sourcing.todo.watchOpening': {
    params: {
      userId: string | number
      from: Date | string | null
      until: Date | string | null
      most: number
    }
    row: {
      id: NonNullable<Column<'sourcing.projects', 'id'>>
      title: NonNullable<Column<'sourcing.projects', 'title'>>
      more: number
      note: string
      amount: string | null
      due_at: Column<'sourcing.projects', 'ends_at'>
      since: NonNullable<Column<'sourcing.projects', 'published_at'>>
      total: number
    }
  }
  'sourcing.waitingObjections': {
    params: {
      statuses: readonly string[]
      within: string | number | null
    }
    row: {
      waiting: number
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
  'tenancy.putSettings': {
    params: {
      values: unknown
    }
    row: never
  }
  'workbench.findShortcuts': {
    params: {
      userId: string | number
    }
    row: {
      version: Column<'workbench.shortcuts', 'version'>
      menu_ids: Column<'workbench.shortcuts', 'menu_ids'>
    }
  }
  'workbench.lockShortcuts': {
    params: {
      userId: string | number
    }
    row: {
      version: Column<'workbench.shortcuts', 'version'>
    }
  }
  'workbench.saveShortcuts': {
    params: {
      menuIds: readonly string[]
      userId: string | number
    }
    row: never
  }
}
