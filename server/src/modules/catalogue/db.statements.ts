// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'catalogue.addPricePoints': {
      params: {
        tenantId: string | number
        skuIds: readonly (string | number)[]
      }
      row: never
    }
    'catalogue.added': {
      params: {
        tenantId: string | number
        terms: unknown
      }
      row: never
    }
    'catalogue.adoptAwardedPrices': {
      params: {
        agreementId: string | number
        awardId: string | number
        supplierId: string | number
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'>
      }
    }
    'catalogue.agreedPeriods': {
      params: {
        deptPath: readonly (string | number)[]
        tenantId: string | number
        skuId: string | number
      }
      row: {
        price: Column<'catalogue.agreement_prices', 'price'>
        valid_from: Column<'catalogue.agreement_prices', 'valid_from'>
        valid_to: Column<'catalogue.agreement_prices', 'valid_to'>
        depth: number
      }
    }
    'catalogue.agreementChoices': {
      params: {
        supplierId: string | number
        today: string
      }
      row: {
        id: NonNullable<Column<'catalogue.agreement_prices', 'agreement_id'>>
        name: string
      }
    }
    'catalogue.agreementOfSupplier': {
      params: {
        agreementId: string | number
        supplierId: string | number
      }
      row: {
        agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
      }
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
        needs_inspection: Column<'catalogue.categories', 'needs_inspection'>
        is_leaf: boolean
      }
    }
    'catalogue.anyRestricted': {
      params: {
        tenantId: string | number
      }
      row: {
        any: boolean
      }
    }
    'catalogue.awardedPrices': {
      params: {
        awardId: string | number
      }
      row: {
        supplier_id: Column<'catalogue.agreement_prices', 'supplier_id'>
        supplier_name: Column<'catalogue.skus', 'supplier_name'>
        agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
        title: Column<'catalogue.agreement_prices', 'title'>
        sku_id: Column<'catalogue.agreement_prices', 'sku_id'>
        dept_id: Column<'catalogue.agreement_prices', 'dept_id'>
        supplier_sku: Column<'catalogue.skus', 'supplier_sku'>
        name: Column<'catalogue.skus', 'name'>
        spec: Column<'catalogue.skus', 'spec'>
        unit: Column<'catalogue.skus', 'unit'>
        list_price: Column<'catalogue.skus', 'list_price'>
        price: Column<'catalogue.agreement_prices', 'price'>
        tiers: Column<'catalogue.agreement_prices', 'tiers'>
        max_qty: number | null
        valid_from: Column<'catalogue.agreement_prices', 'valid_from'>
        valid_to: Column<'catalogue.agreement_prices', 'valid_to'>
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
    'catalogue.beginRulePrices': {
      params: {
        today: string
        rows: unknown
      }
      row: never
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
        max: number
        first: number
        size: number
        merged: boolean
      }
      row: {
        total: number
        reached: number
        ids: string | null
        brands: string | null
        suppliers: string | null
        categories: string | null
        counts: string | null
      }
    }
    'catalogue.blockedForAgreements': {
      params: {
        skuIds: readonly (string | number)[]
        today: string
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
      }
    }
    'catalogue.brandChoices': {
      params: {
        tenantId: string | number
      }
      row: {
        id: Column<'catalogue.brands', 'id'>
        name: Column<'catalogue.brands', 'name'>
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
    'catalogue.capsOfAgreement': {
      params: {
        agreementId: string | number
      }
      row: {
        dept_id: Column<'catalogue.agreement_caps', 'dept_id'>
        max_qty: Column<'catalogue.agreement_caps', 'max_qty'>
        max_amount: Column<'catalogue.agreement_caps', 'max_amount'>
        used_qty: Column<'catalogue.agreement_caps', 'used_qty'>
        used_amount: Column<'catalogue.agreement_caps', 'used_amount'>
      }
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
        needs_inspection: Column<'catalogue.categories', 'needs_inspection'>
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
        needs_inspection: Column<'catalogue.categories', 'needs_inspection'>
        is_leaf: boolean
      }
    }
    'catalogue.certificatesRequired': {
      params: {
        categoryIds: readonly (string | number)[]
        supplierId: string | number
      }
      row: {
        type: string
        is_there: boolean
        last_day: string | null
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
    'catalogue.change.pastPrices': {
      params: {
        productId: string | number
        since: Date | string
      }
      row: {
        at: NonNullable<Column<'catalogue.changes', 'decided_at'>>
        supplierSku: string
        price: string
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
    'catalogue.clearZoneGoods': {
      params: {
        tenantId: string | number
        zoneId: string | number
      }
      row: never
    }
    'catalogue.closeOwnedPrices': {
      params: {
        today: string
        agreementId: string | number
      }
      row: never
    }
    'catalogue.closePricesOfParty': {
      params: {
        today: string
        agreementId: string | number
        supplierId: string | number
      }
      row: never
    }
    'catalogue.collisionsOfAward': {
      params: {
        skuIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        deptIds: readonly (string | number)[]
        to: string
        from: string
      }
      row: {
        agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
        name: Column<'catalogue.skus', 'name'>
      }
    }
    'catalogue.companyChoices': {
      params: object
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
      }
    }
    'catalogue.comparedRows': {
      params: {
        skuIds: readonly (string | number)[]
        tenantId: string | number
        deptPath: readonly (string | number)[]
        today: string
      }
      row: {
        sku_id: Column<'catalogue.skus', 'id'>
        category_id: Column<'catalogue.skus', 'category_id'>
        brand_id: Column<'catalogue.skus', 'brand_id'>
        min_qty: Column<'catalogue.skus', 'min_qty'>
        choices: Column<'catalogue.skus', 'choices'>
        details: Column<'catalogue.products', 'details'>
      }
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
    'catalogue.countCaps': {
      params: {
        deptIds: readonly (string | number | null)[]
        quantities: readonly (number | null)[]
        amounts: readonly (string | null)[]
        agreementId: string | number
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
        max: number
      }
      row: {
        counts: number[]
      }
    }
    'catalogue.countRule': {
      params: {
        tenantId: string | number
        categoryIds: readonly (string | number)[]
        brandIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        priceFrom: string | null
        priceTo: string | null
      }
      row: {
        count: number
      }
    }
    'catalogue.departmentNames': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.departments', 'id'>
        name: Column<'identity.departments', 'name'>
      }
    }
    'catalogue.details': {
      params: {
        today: string
        tenantId: string | number
        deptPath: readonly (string | number)[]
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
        variants: Column<'catalogue.skus', 'variants'>
        barcode: Column<'catalogue.skus', 'barcode'>
        tax_rate: Column<'catalogue.skus', 'tax_rate'>
        tax_category_code: Column<'catalogue.skus', 'tax_category_code'>
        is_live: Column<'catalogue.skus', 'is_live'>
        supplier_status: string
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        position_id: Column<'catalogue.agreement_prices', 'position_id'> | null
        mini_from: Column<'catalogue.agreement_prices', 'mini_from'> | null
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
    'catalogue.endOwnedPrices': {
      params: {
        lastDay: string
        agreementId: string | number
      }
      row: never
    }
    'catalogue.endRulePrices': {
      params: {
        today: string
        ids: readonly (string | number)[]
      }
      row: never
    }
    'catalogue.extendOwnedPrices': {
      params: {
        to: string
        agreementId: string | number
        lastDay: string
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
    'catalogue.freeCaps': {
      params: {
        agreementId: string | number
      }
      row: never
    }
    'catalogue.gatesOfSupplier': {
      params: {
        supplierId: string | number
        today: string
        categoryIds: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.categories', 'id'>
        name: Column<'catalogue.categories', 'name'>
        is_qualified: boolean
        lacking: string[]
      }
    }
    'catalogue.giveBackUses': {
      params: {
        refKind: string
        refId: string | number
        skuIds: readonly (string | number)[] | null
        quantities: readonly number[] | null
      }
      row: never
    }
    'catalogue.goods.byIds': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.goodsByCodes': {
      params: {
        codes: readonly string[]
        max: number
      }
      row: {
        line: number
        sku_id: string
        is_live: boolean
      }
    }
    'catalogue.goodsByMaterials': {
      params: {
        codes: readonly string[]
        max: number
      }
      row: {
        line: number
        sku_id: NonNullable<Column<'catalogue.material_codes', 'sku_id'>>
        is_live: NonNullable<Column<'catalogue.skus', 'is_live'>>
      }
    }
    'catalogue.goodsOfMaterial': {
      params: {
        key: string
        hidden: readonly (string | number)[]
      }
      row: {
        sku_id: Column<'catalogue.material_codes', 'sku_id'>
      }
    }
    'catalogue.hiddenProducts': {
      params: {
        tenantId: string | number
        deptPath: readonly (string | number)[]
        today: string
      }
      row: {
        id: string
      }
    }
    'catalogue.hotBrands': {
      params: {
        tenantId: string | number
        category: string | number
        hidden: readonly (string | number)[]
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
    'catalogue.insertOwnedPrices': {
      params: {
        prices: unknown
        agreementId: string | number
        agreementNo: string
        title: string
        rule: string
        from: string
        to: string
        createdBy: string | number
        miniFrom: string | null
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'> | null
      }
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
    'catalogue.keepZonePicture': {
      params: {
        key: string
        smallKey: string
        sha256: string
        by: string | number
        at: Date | string
      }
      row: {
        key: NonNullable<Column<'catalogue.pictures', 'key'>>
      }
    }
    'catalogue.keepZoneVersion': {
      params: {
        zoneId: string | number
      }
      row: never
    }
    'catalogue.knownChoices': {
      params: {
        tenantId: string | number
        categoryIds: readonly (string | number)[]
        brandIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        deptIds: readonly (string | number)[]
      }
      row: {
        count: number
      }
    }
    'catalogue.knownZones': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.zones', 'id'>
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
        max: number
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
    'catalogue.lockCaps': {
      params: {
        agreementId: string | number
      }
      row: {
        id: Column<'catalogue.agreement_caps', 'id'>
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
    'catalogue.lockListing': {
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
        max: string | number
      }
      row: {
        id: Column<'catalogue.products', 'id'>
      }
    }
    'catalogue.lockOwnedPrices': {
      params: {
        agreementId: string | number
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'>
        sku_id: Column<'catalogue.agreement_prices', 'sku_id'>
        dept_id: Column<'catalogue.agreement_prices', 'dept_id'>
        used_qty: Column<'catalogue.agreement_prices', 'used_qty'>
      }
    }
    'catalogue.lockPositions': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.positions', 'id'>
        name: Column<'catalogue.positions', 'name'>
        last_turn: Column<'catalogue.positions', 'last_turn'>
      }
    }
    'catalogue.lockPricesUsedBy': {
      params: {
        refKind: string
        refId: string | number
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'>
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
    'catalogue.lockUsedPrices': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'>
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
        replaces: readonly string[]
      }
      row: {
        isToday: boolean
        agreementIds: string[] | null
      }
    }
    'catalogue.markRestricted': {
      params: {
        tenantId: string | number
        productIds: readonly (string | number)[]
      }
      row: never
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
    'catalogue.moveReserved': {
      params: {
        tenantId: string | number
        fromKind: string
        fromId: string | number
        toKind: string
        toId: string | number
        actorId: string | number
      }
      row: never
    }
    'catalogue.moveRulePrices': {
      params: {
        rows: unknown
      }
      row: never
    }
    'catalogue.moveUses': {
      params: {
        fromKind: string
        fromId: string | number
        toKind: string
        toId: string | number
      }
      row: never
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
    'catalogue.offeredSku': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
        skuId: string | number
      }
      row: {
        is_offered: boolean
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
    'catalogue.openCaps': {
      params: {
        isOpen: boolean
        agreementId: string | number
      }
      row: never
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
    'catalogue.openRotation': {
      params: {
        agreementId: string | number
        positions: readonly string[]
        supplierIds: readonly (string | number)[]
        shares: readonly string[]
      }
      row: never
    }
    'catalogue.openTurns': {
      params: {
        refKind: string
        refIds: readonly (string | number)[]
      }
      row: {
        position_id: Column<'catalogue.turns', 'position_id'>
        no: Column<'catalogue.turns', 'no'>
        ref_id: Column<'catalogue.turns', 'ref_id'>
        supplier_id: Column<'catalogue.turns', 'supplier_id'>
        amount: Column<'catalogue.turns', 'amount'>
      }
    }
    'catalogue.outdatedPrices': {
      params: {
        today: string
        productIds: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.agreement_prices', 'id'>
        hasBegun: boolean
        price: string
        tiers: unknown
        valid_to: string
      }
    }
    'catalogue.overlappingPrice': {
      params: {
        skuIds: readonly (string | number)[]
        deptIds: readonly (string | number)[]
        to: string
        from: string
        agreementId: string | number
      }
      row: {
        agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'>
        name: Column<'catalogue.skus', 'name'>
      }
    }
    'catalogue.ownProducts': {
      params: {
        supplierId: string | number
        ids: readonly (string | number)[]
      }
      row: {
        count: number
      }
    }
    'catalogue.pageByDefault': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.pageByNewest': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.pageByPriceDown': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.pageByPriceUp': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.pageBySold': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.pathOfDepartment': {
      params: {
        deptId: string | number
      }
      row: {
        path: Column<'identity.departments', 'path'>
      }
    }
    'catalogue.placeZoneGoods': {
      params: {
        tenantId: string | number
        zoneId: string | number
        skuIds: readonly (string | number)[]
      }
      row: {
        sku_id: Column<'catalogue.zone_goods', 'sku_id'>
      }
    }
    'catalogue.popularGoods': {
      params: {
        tenantId: string | number
        max: string | number
      }
      row: {
        id: string
      }
    }
    'catalogue.previewedZoneGoods': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
        zoneId: string | number
      }
      row: {
        total: number
        shown: number
        skuIds: string[]
      }
    }
    'catalogue.pricePoints': {
      params: {
        tenantId: string | number
        skuId: string | number
      }
      row: {
        at: NonNullable<Column<'catalogue.price_points', 'at'>>
        list_price: NonNullable<Column<'catalogue.price_points', 'list_price'>>
      }
    }
    'catalogue.pricesOfAgreement': {
      params: {
        agreementId: string | number
        skuIds: readonly (string | number)[]
      }
      row: {
        sku_id: Column<'catalogue.agreement_prices', 'sku_id'>
        price: string
      }
    }
    'catalogue.productChoices': {
      params: {
        supplierId: string | number
      }
      row: {
        id: Column<'catalogue.products', 'id'>
        name: Column<'catalogue.products', 'name'>
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
    'catalogue.productsByDefault': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.productsByNewest': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.productsByPriceDown': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.productsByPriceUp': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.productsBySold': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
      }
    }
    'catalogue.productsOfCatalogue': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.products', 'id'>
        name: Column<'catalogue.products', 'name'>
        category: Column<'catalogue.categories', 'name'>
        is_live: boolean
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
    'catalogue.putCaps': {
      params: {
        agreementId: string | number
        deptIds: readonly (string | number | null)[]
      }
      row: never
    }
    'catalogue.putUp': {
      params: {
        tenantId: string | number
        productIds: readonly (string | number)[]
      }
      row: never
    }
    'catalogue.putZoneUp': {
      params: {
        tenantId: string | number
        zoneId: string | number
      }
      row: never
    }
    'catalogue.quoteRows': {
      params: {
        today: string
        deptPath: readonly (string | number)[]
        skuIds: readonly (string | number)[]
        quantities: readonly number[]
        tenantId: string | number
      }
      row: {
        sku_id: Column<'catalogue.skus', 'id'>
        qty: number
        product_id: Column<'catalogue.skus', 'product_id'>
        supplier_id: Column<'catalogue.skus', 'supplier_id'>
        supplier_name: Column<'suppliers.suppliers', 'name'>
        supplier_status: string
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
        agreement_price_id: string | null
        agreement_no: Column<'catalogue.agreement_prices', 'agreement_no'> | null
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        is_counted: boolean
        agreement_id: Column<'catalogue.agreement_prices', 'agreement_id'> | null
        position_id: Column<'catalogue.agreement_prices', 'position_id'> | null
        mini_from: Column<'catalogue.agreement_prices', 'mini_from'> | null
        available: number
        min_qty: Column<'catalogue.skus', 'min_qty'>
        lead_days: Column<'catalogue.skus', 'lead_days'>
        region: Column<'catalogue.skus', 'region'>
        is_live: Column<'catalogue.skus', 'is_live'>
        is_offered: boolean
      }
    }
    'catalogue.reassignUses': {
      params: {
        agreementId: string | number
        hasWhole: boolean
        deptIds: readonly (string | number | null)[]
      }
      row: never
    }
    'catalogue.recentChanges': {
      params: {
        max: number
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
        max: number
      }
      row: {
        id: Column<'catalogue.products', 'id'>
        title: Column<'catalogue.products', 'name'>
        more: number
        note: Column<'catalogue.products', 'code'>
        at: Column<'catalogue.products', 'updated_at'>
      }
    }
    'catalogue.recordTurns': {
      params: {
        turns: unknown
      }
      row: never
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
    'catalogue.removeCaps': {
      params: {
        agreementId: string | number
        hasWhole: boolean
        deptIds: readonly (string | number | null)[]
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
    'catalogue.returnTurns': {
      params: {
        positionIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        amounts: readonly string[]
      }
      row: never
    }
    'catalogue.saveMaterialCodes': {
      params: {
        now: Date | string
        goods: unknown
      }
      row: {
        isNew: boolean
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
    'catalogue.setOwnedCaps': {
      params: {
        prices: unknown
        agreementId: string | number
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
    'catalogue.shareListing': {
      params: {
        tenantId: string
      }
      row: {
        pg_advisory_xact_lock_shared: unknown
      }
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
        hidden: readonly (string | number)[]
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
    'catalogue.similarSkus': {
      params: {
        tenantId: string | number
        skuId: string | number
      }
      row: {
        id: Column<'catalogue.skus', 'id'>
      }
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
    'catalogue.stopOwnedPrices': {
      params: {
        isStopped: boolean
        agreementId: string | number
        supplierIds: readonly (string | number)[]
      }
      row: never
    }
    'catalogue.supplierChoices': {
      params: {
        tenantId: string | number
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        name: Column<'suppliers.suppliers', 'short_name'>
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
        max: number
      }
      row: {
        tenant_id: string
        host: string
        runner: string
      }
    }
    'catalogue.takeReachedCaps': {
      params: {
        refKind: string
        refId: string | number
      }
      row: {
        document_id: string
        name: string
        step: number
        supplier_id: string | null
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
    'catalogue.takeZoneDown': {
      params: {
        tenantId: string | number
        zoneId: string | number
      }
      row: never
    }
    'catalogue.todo.review': {
      params: {
        from: Date | string | null
        until: Date | string | null
        max: number
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
        max: number
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
    'catalogue.turnCandidates': {
      params: {
        positionIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
        quantities: readonly number[]
        today: string
      }
      row: {
        position_id: string
        supplier_id: Column<'catalogue.turn_shares', 'supplier_id'>
        share: Column<'catalogue.turn_shares', 'share'>
        used: Column<'catalogue.turn_shares', 'used'>
        last_turn: Column<'catalogue.turn_shares', 'last_turn'>
        sku_id: Column<'catalogue.skus', 'id'>
        name: Column<'catalogue.skus', 'name'>
        supplier_name: Column<'catalogue.skus', 'supplier_name'>
        price: Column<'catalogue.agreement_prices', 'price'>
        position: Column<'catalogue.positions', 'name'>
      }
    }
    'catalogue.turnShares': {
      params: {
        agreementId: string | number
      }
      row: {
        position_id: Column<'catalogue.positions', 'id'>
        position: Column<'catalogue.positions', 'name'>
        supplier_id: Column<'catalogue.turn_shares', 'supplier_id'>
        share: Column<'catalogue.turn_shares', 'share'>
        used: Column<'catalogue.turn_shares', 'used'>
        last_turn: Column<'catalogue.turn_shares', 'last_turn'>
        is_open: Column<'catalogue.turn_shares', 'is_open'>
      }
    }
    'catalogue.turnsOfAgreement': {
      params: {
        agreementId: string | number
      }
      row: {
        position_id: Column<'catalogue.positions', 'id'>
        position: Column<'catalogue.positions', 'name'>
        no: Column<'catalogue.turns', 'no'>
        kind: Column<'catalogue.turns', 'kind'>
        ref_kind: Column<'catalogue.turns', 'ref_kind'>
        ref_id: Column<'catalogue.turns', 'ref_id'>
        supplier_id: Column<'catalogue.turns', 'supplier_id'>
        amount: Column<'catalogue.turns', 'amount'>
        candidates: Column<'catalogue.turns', 'candidates'>
        at: Column<'catalogue.turns', 'at'>
      }
    }
    'catalogue.useAgreements': {
      params: {
        refKinds: readonly string[]
        refIds: readonly (string | number)[]
        agreementIds: readonly (string | number)[]
        quantities: readonly number[]
        amounts: readonly string[]
        deptIds: readonly (string | number)[]
        capIds: readonly (string | number | null)[]
      }
      row: {
        pieces: number | null
        yuan: string | null
        name: string
        isOfGoods: boolean
      }
    }
    'catalogue.useByShare': {
      params: {
        deptIds: readonly (string | number)[]
        agreementId: string | number
      }
      row: {
        dept_id: string | null
        qty: number
        amount: string
      }
    }
    'catalogue.useOfAgreement': {
      params: {
        agreementId: string | number
        supplierId: string | number | null
      }
      row: {
        qty: number
        amount: string
      }
    }
    'catalogue.useZonePicture': {
      params: {
        at: Date | string
        key: string
      }
      row: {
        id: Column<'catalogue.pictures', 'id'>
      }
    }
    'catalogue.usesOf': {
      params: {
        refKind: string
        refId: string | number
      }
      row: {
        sku_id: Column<'catalogue.agreement_prices', 'sku_id'>
        agreement_id: Column<'catalogue.agreement_uses', 'agreement_id'>
        cap_id: string
      }
    }
    'catalogue.variants': {
      params: {
        deptPath: readonly (string | number)[]
        today: string
        tenantId: string | number
        productId: string | number
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
        variants: Column<'catalogue.skus', 'variants'>
        agreement_price: Column<'catalogue.agreement_prices', 'price'> | null
        tiers: Column<'catalogue.agreement_prices', 'tiers'> | null
        price_range: string[] | null
        shelf_version: string | null
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
        max: string | number
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
    'catalogue.zoneById': {
      params: {
        tenantId: string | number
        today: string
        deptPath: readonly (string | number)[]
        id: string | number
      }
      row: {
        id: Column<'catalogue.zones', 'id'>
        name: Column<'catalogue.zones', 'name'>
        name_en: Column<'catalogue.zones', 'name_en'>
        intro: Column<'catalogue.zones', 'intro'>
        intro_en: Column<'catalogue.zones', 'intro_en'>
        colour: Column<'catalogue.zones', 'colour'>
        picture: Column<'catalogue.zones', 'picture'>
        starts_on: Column<'catalogue.zones', 'starts_on'>
        ends_on: Column<'catalogue.zones', 'ends_on'>
        kind: Column<'catalogue.zones', 'kind'>
      }
    }
    'catalogue.zoneByKey': {
      params: {
        tenantId: string | number
        today: string
        deptPath: readonly (string | number)[]
        key: string
      }
      row: {
        id: Column<'catalogue.zones', 'id'>
        name: Column<'catalogue.zones', 'name'>
        name_en: Column<'catalogue.zones', 'name_en'>
        intro: Column<'catalogue.zones', 'intro'>
        intro_en: Column<'catalogue.zones', 'intro_en'>
        colour: Column<'catalogue.zones', 'colour'>
        picture: Column<'catalogue.zones', 'picture'>
        starts_on: Column<'catalogue.zones', 'starts_on'>
        ends_on: Column<'catalogue.zones', 'ends_on'>
        kind: Column<'catalogue.zones', 'kind'>
      }
    }
    'catalogue.zoneGoods': {
      params: {
        tenantId: string | number
        zoneId: string | number
      }
      row: {
        sku_id: Column<'catalogue.skus', 'id'>
        name: Column<'catalogue.skus', 'name'>
        spec: Column<'catalogue.skus', 'spec'>
        supplier_name: Column<'catalogue.skus', 'supplier_name'>
        list_price: Column<'catalogue.skus', 'list_price'>
        is_live: Column<'catalogue.skus', 'is_live'>
      }
    }
    'catalogue.zoneVersion': {
      params: {
        zoneId: string | number
        no: number
      }
      row: {
        draft: Column<'catalogue.zone_versions', 'draft'>
        sku_ids: Column<'catalogue.zone_versions', 'sku_ids'>
      }
    }
    'catalogue.zoneVersions': {
      params: {
        zoneId: string | number
      }
      row: {
        no: Column<'catalogue.zone_versions', 'no'>
        draft: Column<'catalogue.zone_versions', 'draft'>
        goods: number
        saved_by: Column<'catalogue.zone_versions', 'saved_by'>
        saved_at: Column<'catalogue.zone_versions', 'saved_at'>
      }
    }
    'catalogue.zonesOfBuyer': {
      params: {
        tenantId: string | number
        today: string
        deptPath: readonly (string | number)[]
      }
      row: {
        id: Column<'catalogue.zones', 'id'>
        name: Column<'catalogue.zones', 'name'>
        name_en: Column<'catalogue.zones', 'name_en'>
        intro: Column<'catalogue.zones', 'intro'>
        intro_en: Column<'catalogue.zones', 'intro_en'>
        colour: Column<'catalogue.zones', 'colour'>
        picture: Column<'catalogue.zones', 'picture'>
        starts_on: Column<'catalogue.zones', 'starts_on'>
        ends_on: Column<'catalogue.zones', 'ends_on'>
        kind: Column<'catalogue.zones', 'kind'>
      }
    }
  }
}
