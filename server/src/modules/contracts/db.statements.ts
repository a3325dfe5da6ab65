// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'contracts.activeSupplier': {
      params: {
        id: string | number
      }
      row: {
        name: Column<'suppliers.suppliers', 'name'>
        credit_code: Column<'suppliers.suppliers', 'credit_code'>
      }
    }
    'contracts.approves': {
      params: {
        userId: string | number
        id: string | number
      }
      row: {
        approves: boolean
      }
    }
    'contracts.changesOf': {
      params: {
        contractId: string | number
      }
      row: {
        tenant_id: Column<'contracts.changes', 'tenant_id'>
        id: Column<'contracts.changes', 'id'>
        contract_id: Column<'contracts.changes', 'contract_id'>
        no: Column<'contracts.changes', 'no'>
        kind: Column<'contracts.changes', 'kind'>
        status: Column<'contracts.changes', 'status'>
        before: Column<'contracts.changes', 'before'>
        after: Column<'contracts.changes', 'after'>
        note: Column<'contracts.changes', 'note'>
        reason: Column<'contracts.changes', 'reason'>
        approval_id: Column<'contracts.changes', 'approval_id'>
        person_id: Column<'contracts.changes', 'person_id'>
        created_by: Column<'contracts.changes', 'created_by'>
        created_by_name: Column<'contracts.changes', 'created_by_name'>
        created_at: Column<'contracts.changes', 'created_at'>
        effective_at: Column<'contracts.changes', 'effective_at'>
        ended_at: Column<'contracts.changes', 'ended_at'>
        was_sent: boolean
      }
    }
    'contracts.countByStatus': {
      params: object
      row: {
        status: Column<'contracts.contracts', 'status'>
        count: number
      }
    }
    'contracts.countWaitingForSupplier': {
      params: {
        supplierId: string | number
        order: string
      }
      row: {
        waiting: number
      }
    }
    'contracts.countWaitingForUs': {
      params: {
        order: string
      }
      row: {
        waiting: number
      }
    }
    'contracts.documentsOf': {
      params: {
        contractId: string | number
      }
      row: {
        id: Column<'contracts.documents', 'id'>
        no: Column<'contracts.documents', 'no'>
        change_no: Column<'contracts.changes', 'no'> | null
        sha256: Column<'contracts.documents', 'sha256'>
        size: Column<'contracts.documents', 'size'>
        state: Column<'contracts.documents', 'state'>
      }
    }
    'contracts.draftEdition': {
      params: {
        templateId: string | number
      }
      row: {
        id: Column<'contracts.editions', 'id'>
        no: Column<'contracts.editions', 'no'>
      }
    }
    'contracts.dueDeposits': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'contracts.contracts', 'id'>
        no: Column<'contracts.contracts', 'no'>
        title: Column<'contracts.contracts', 'title'>
        supplier_id: Column<'contracts.contracts', 'supplier_id'>
        supplier_name: Column<'contracts.contracts', 'supplier_name'>
        created_by: Column<'contracts.contracts', 'created_by'>
        status: Column<'contracts.contracts', 'status'>
        gross: Column<'contracts.contracts', 'gross'>
        amount: Column<'contracts.deposits', 'amount'>
        forfeited: Column<'contracts.deposits', 'forfeited'>
        due_on: string
        days: number
      }
    }
    'contracts.dueStages': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'contracts.contracts', 'id'>
        no: Column<'contracts.contracts', 'no'>
        title: Column<'contracts.contracts', 'title'>
        supplier_id: Column<'contracts.contracts', 'supplier_id'>
        supplier_name: Column<'contracts.contracts', 'supplier_name'>
        created_by: Column<'contracts.contracts', 'created_by'>
        status: Column<'contracts.contracts', 'status'>
        gross: Column<'contracts.contracts', 'gross'>
        stage_no: Column<'contracts.stages', 'no'>
        name: Column<'contracts.stages', 'name'>
        amount: Column<'contracts.stages', 'amount'>
        due_on: string
        days: number
      }
    }
    'contracts.editionOf': {
      params: {
        templateId: string | number
        no: number | null
      }
      row: {
        no: Column<'contracts.editions', 'no'>
        clauses: Column<'contracts.editions', 'clauses'>
        name: Column<'contracts.templates', 'name'>
        status: Column<'contracts.templates', 'status'>
      }
    }
    'contracts.ending': {
      params: {
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'contracts.contracts', 'id'>
        no: Column<'contracts.contracts', 'no'>
        title: Column<'contracts.contracts', 'title'>
        supplier_id: Column<'contracts.contracts', 'supplier_id'>
        supplier_name: Column<'contracts.contracts', 'supplier_name'>
        created_by: Column<'contracts.contracts', 'created_by'>
        status: Column<'contracts.contracts', 'status'>
        gross: Column<'contracts.contracts', 'gross'>
        last_day: string
        days: number
      }
    }
    'contracts.keepersOfContract': {
      params: {
        id: string | number
      }
      row: {
        keeper_id: Column<'contracts.seals', 'keeper_id'>
      }
    }
    'contracts.lapsed': {
      params: {
        today: string
      }
      row: {
        id: Column<'contracts.contracts', 'id'>
      }
    }
    'contracts.lastChangeNo': {
      params: {
        contractId: string | number
      }
      row: {
        no: number
      }
    }
    'contracts.lastDocumentNo': {
      params: {
        contractId: string | number
      }
      row: {
        no: number
      }
    }
    'contracts.newestDocument': {
      params: {
        contractId: string | number
        id: string | number | null
      }
      row: {
        id: Column<'contracts.documents', 'id'>
        no: Column<'contracts.documents', 'no'>
        change_id: Column<'contracts.documents', 'change_id'>
        change_no: Column<'contracts.changes', 'no'> | null
        sha256: Column<'contracts.documents', 'sha256'>
        sm3: Column<'contracts.documents', 'sm3'>
        size: Column<'contracts.documents', 'size'>
        state: Column<'contracts.documents', 'state'>
        file_key: Column<'contracts.documents', 'file_key'>
        content: Column<'contracts.documents', 'content'>
      }
    }
    'contracts.payer': {
      params: {
        payerNo: string
      }
      row: {
        title: string | null
      }
    }
    'contracts.payers': {
      params: object
      row: {
        payer_no: NonNullable<Column<'ordering.invoice_titles', 'tax_no'>>
        payer_title: string
      }
    }
    'contracts.performance': {
      params: {
        id: string | number
      }
      row: {
        orders: number
        ordered: string
        received: string
        invoiced: string
        paid: string
      }
    }
    'contracts.readContracts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        tenant_id: Column<'contracts.contracts', 'tenant_id'>
        id: Column<'contracts.contracts', 'id'>
        version: Column<'contracts.contracts', 'version'>
        no: Column<'contracts.contracts', 'no'>
        title: Column<'contracts.contracts', 'title'>
        status: Column<'contracts.contracts', 'status'>
        template_id: Column<'contracts.contracts', 'template_id'>
        template_name: Column<'contracts.contracts', 'template_name'>
        edition: Column<'contracts.contracts', 'edition'>
        payer_no: Column<'contracts.contracts', 'payer_no'>
        payer_title: Column<'contracts.contracts', 'payer_title'>
        supplier_id: Column<'contracts.contracts', 'supplier_id'>
        supplier_name: Column<'contracts.contracts', 'supplier_name'>
        supplier_no: Column<'contracts.contracts', 'supplier_no'>
        source: Column<'contracts.contracts', 'source'>
        source_id: Column<'contracts.contracts', 'source_id'>
        source_no: Column<'contracts.contracts', 'source_no'>
        rate: Column<'contracts.contracts', 'rate'>
        net: Column<'contracts.contracts', 'net'>
        tax: Column<'contracts.contracts', 'tax'>
        gross: Column<'contracts.contracts', 'gross'>
        valid_from: Column<'contracts.contracts', 'valid_from'>
        valid_to: Column<'contracts.contracts', 'valid_to'>
        sign_by: Column<'contracts.contracts', 'sign_by'>
        clauses: Column<'contracts.contracts', 'clauses'>
        values: Column<'contracts.contracts', 'values'>
        approval_id: Column<'contracts.contracts', 'approval_id'>
        reason: Column<'contracts.contracts', 'reason'>
        dept_name: Column<'contracts.contracts', 'dept_name'>
        person_id: Column<'contracts.contracts', 'person_id'>
        created_by: Column<'contracts.contracts', 'created_by'>
        created_by_name: Column<'contracts.contracts', 'created_by_name'>
        created_at: Column<'contracts.contracts', 'created_at'>
        submitted_at: Column<'contracts.contracts', 'submitted_at'>
        sent_at: Column<'contracts.contracts', 'sent_at'>
        signed_at: Column<'contracts.contracts', 'signed_at'>
        ended_at: Column<'contracts.contracts', 'ended_at'>
        archive_no: Column<'contracts.contracts', 'archive_no'>
        archived_at: Column<'contracts.contracts', 'archived_at'>
        archived_by_name: Column<'contracts.contracts', 'archived_by_name'>
        warned_days: Column<'contracts.contracts', 'warned_days'>
        warned_for: Column<'contracts.contracts', 'warned_for'>
        deposit: Column<'contracts.contracts', 'deposit'>
        deposit_due_on: Column<'contracts.contracts', 'deposit_due_on'>
        document_id: Column<'contracts.documents', 'id'> | null
        document_sha: Column<'contracts.documents', 'sha256'> | null
        change_id: Column<'contracts.changes', 'id'> | null
        change_kind: Column<'contracts.changes', 'kind'> | null
        change_status: Column<'contracts.changes', 'status'> | null
        change_person_id: Column<'contracts.changes', 'person_id'> | null
        signed: unknown
        stages: number
        done: number
        open: number
        reporters: string[]
      }
    }
    'contracts.removeStages': {
      params: {
        contractId: string | number
      }
      row: never
    }
    'contracts.reshareStages': {
      params: {
        rows: unknown
        contractId: string | number
      }
      row: never
    }
    'contracts.sealKeepers': {
      params: {
        id: string | number | null
      }
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
        person_id: Column<'identity.users', 'person_id'>
      }
    }
    'contracts.sealsOfKeeper': {
      params: {
        personId: string | number
        supplierId: string | number | null
      }
      row: {
        tenant_id: Column<'contracts.seals', 'tenant_id'>
        id: Column<'contracts.seals', 'id'>
        version: Column<'contracts.seals', 'version'>
        kind: Column<'contracts.seals', 'kind'>
        party: Column<'contracts.seals', 'party'>
        entity_no: Column<'contracts.seals', 'entity_no'>
        entity_name: Column<'contracts.seals', 'entity_name'>
        supplier_id: Column<'contracts.seals', 'supplier_id'>
        keeper_id: Column<'contracts.seals', 'keeper_id'>
        keeper_person_id: Column<'contracts.seals', 'keeper_person_id'>
        keeper_name: Column<'contracts.seals', 'keeper_name'>
        status: Column<'contracts.seals', 'status'>
        certificate_status: Column<'contracts.seals', 'certificate_status'>
        fingerprint: Column<'contracts.seals', 'fingerprint'>
        serial: Column<'contracts.seals', 'serial'>
        subject: Column<'contracts.seals', 'subject'>
        not_after: Column<'contracts.seals', 'not_after'>
        registered_person_id: Column<'contracts.seals', 'registered_person_id'>
        created_by_name: Column<'contracts.seals', 'created_by_name'>
        created_at: Column<'contracts.seals', 'created_at'>
      }
    }
    'contracts.signaturesOf': {
      params: {
        contractId: string | number
        documentId: string | number | null
      }
      row: {
        tenant_id: Column<'contracts.signatures', 'tenant_id'>
        id: Column<'contracts.signatures', 'id'>
        contract_id: Column<'contracts.signatures', 'contract_id'>
        document_id: Column<'contracts.signatures', 'document_id'>
        party: Column<'contracts.signatures', 'party'>
        how: Column<'contracts.signatures', 'how'>
        status: Column<'contracts.signatures', 'status'>
        seal_id: Column<'contracts.signatures', 'seal_id'>
        signer_id: Column<'contracts.signatures', 'signer_id'>
        signer_person_id: Column<'contracts.signatures', 'signer_person_id'>
        signer_name: Column<'contracts.signatures', 'signer_name'>
        signed_at: Column<'contracts.signatures', 'signed_at'>
        digest: Column<'contracts.signatures', 'digest'>
        scan: Column<'contracts.signatures', 'scan'>
        scan_sha256: Column<'contracts.signatures', 'scan_sha256'>
        witness_person_id: Column<'contracts.signatures', 'witness_person_id'>
        witness_name: Column<'contracts.signatures', 'witness_name'>
        witnessed_at: Column<'contracts.signatures', 'witnessed_at'>
        reason: Column<'contracts.signatures', 'reason'>
        serial: Column<'contracts.signatures', 'serial'>
        subject: Column<'contracts.signatures', 'subject'>
        issuer: Column<'contracts.signatures', 'issuer'>
        fingerprint: Column<'contracts.signatures', 'fingerprint'>
        cms: Column<'contracts.signatures', 'cms'>
        document_no: Column<'contracts.documents', 'no'>
        change_no: Column<'contracts.changes', 'no'> | null
        seal_kind: Column<'contracts.seals', 'kind'> | null
      }
    }
    'contracts.signedDigests': {
      params: {
        contractNo: string
        documentNo: number
      }
      row: {
        sha256: Column<'contracts.documents', 'sha256'>
        party: Column<'contracts.signatures', 'party'>
        how: Column<'contracts.signatures', 'how'>
        signer_name: Column<'contracts.signatures', 'signer_name'>
        signed_at: Column<'contracts.signatures', 'signed_at'>
        signature: string | null
      }
    }
    'contracts.sources': {
      params: {
        source: string
        id: string | number | null
        supplierId: string | number | null
        pattern: string
      }
      row: {
        id: string
        no: string
        title: string
        supplier_id: string
        supplier_name: string
        payer_no: string
        gross: string | null
        rate: string | null
        valid_from: string | null
        valid_to: string | null
      }
    }
    'contracts.stagesOf': {
      params: {
        contractId: string | number
      }
      row: {
        tenant_id: Column<'contracts.stages', 'tenant_id'>
        id: Column<'contracts.stages', 'id'>
        contract_id: Column<'contracts.stages', 'contract_id'>
        no: Column<'contracts.stages', 'no'>
        name: Column<'contracts.stages', 'name'>
        trigger: Column<'contracts.stages', 'trigger'>
        percent: Column<'contracts.stages', 'percent'>
        amount: Column<'contracts.stages', 'amount'>
        due_on: Column<'contracts.stages', 'due_on'>
        status: Column<'contracts.stages', 'status'>
        note: Column<'contracts.stages', 'note'>
        reported_person_id: Column<'contracts.stages', 'reported_person_id'>
        reported_by_name: Column<'contracts.stages', 'reported_by_name'>
        reported_at: Column<'contracts.stages', 'reported_at'>
        done_by_name: Column<'contracts.stages', 'done_by_name'>
        done_at: Column<'contracts.stages', 'done_at'>
        warned_days: Column<'contracts.stages', 'warned_days'>
      }
    }
    'contracts.suppliersToChoose': {
      params: object
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        name: Column<'suppliers.suppliers', 'name'>
      }
    }
    'contracts.templatesToChoose': {
      params: object
      row: {
        id: Column<'contracts.templates', 'id'>
        name: Column<'contracts.templates', 'name'>
        edition: Column<'contracts.editions', 'no'>
        clauses: Column<'contracts.editions', 'clauses'>
      }
    }
    'contracts.todo.confirmStage': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'contracts.contracts', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'contracts.contracts', 'no'>>
        amount: string | null
        due_at: Date | null
        since: Date
        total: number
      }
    }
    'contracts.todo.seal': {
      params: {
        order: string
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'contracts.contracts', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'contracts.contracts', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'contracts.documents', 'created_at'>>
        total: number
      }
    }
    'contracts.todo.sign': {
      params: {
        supplierId: string | number
        order: string
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'contracts.contracts', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'contracts.contracts', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'contracts.documents', 'created_at'>>
        total: number
      }
    }
    'contracts.todo.witness': {
      params: {
        personId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'contracts.contracts', 'id'>>
        title: string
        more: number
        note: NonNullable<Column<'contracts.contracts', 'no'>>
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'contracts.documents', 'created_at'>>
        total: number
      }
    }
    'contracts.voidSignatures': {
      params: {
        contractId: string | number
      }
      row: {
        signer_id: Column<'contracts.signatures', 'signer_id'>
      }
    }
  }
}
