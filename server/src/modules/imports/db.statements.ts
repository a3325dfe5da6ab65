// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
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
        layout: Column<'imports.imports', 'layout'>
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
        layout: Column<'imports.imports', 'layout'>
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
        layout: Column<'imports.imports', 'layout'>
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
        max: string | number
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
  }
}
