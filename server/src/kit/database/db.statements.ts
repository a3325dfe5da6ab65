// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
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
    'kit.insertCalls': {
      params: {
        rows: unknown
      }
      row: never
    }
    'kit.insertEvents': {
      params: {
        tenantId: string | number
        actorId: string | number
        onBehalfOf: string | number | null
        ip: string
        traceId: string
        rows: unknown
      }
      row: never
    }
    'kit.insertExport': {
      params: {
        at: Date | string
        actorId: string | number
        path: string
        fileName: string
        filter: unknown
        ip: string
        traceId: string
        reason: string
      }
      row: {
        id: Column<'kit.exports', 'id'>
      }
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
    'kit.removeOldCalls': {
      params: {
        before: Date | string
      }
      row: {
        calls: number
        exports: number
      }
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
    'kit.setExportFinished': {
      params: {
        bytes: string | number
        at: Date | string
        id: string | number
      }
      row: never
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
  }
}
