// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'api.activeWebhooks': {
      params: object
      row: {
        id: Column<'api.webhooks', 'id'>
        account_id: Column<'api.webhooks', 'account_id'>
        events: Column<'api.webhooks', 'events'>
        permissions: Column<'api.accounts', 'permissions'>
      }
    }
    'api.claimDue': {
      params: {
        webhookId: string | number
        now: Date | string
        most: string | number
        until: Date | string
      }
      row: {
        id: NonNullable<Column<'api.deliveries', 'id'>>
        message_id: NonNullable<Column<'api.deliveries', 'message_id'>>
        body: NonNullable<Column<'api.deliveries', 'body'>>
        attempts: NonNullable<Column<'api.deliveries', 'attempts'>>
      }
    }
    'api.deliveriesBetween': {
      params: {
        webhookId: string | number
        since: Date | string
        until: Date | string
        onlyFailed: boolean
      }
      row: {
        id: Column<'api.deliveries', 'id'>
      }
    }
    'api.findCallingKey': {
      params: {
        hash: Buffer
        at: Date | string
      }
      row: {
        id: Column<'api.keys', 'id'>
        name: Column<'api.keys', 'name'>
        userId: Column<'api.keys', 'account_id'>
        networks: Column<'api.keys', 'networks'>
        callsPerMinute: Column<'api.keys', 'calls_per_minute'>
        permissions: string[]
        validUntil: Date
      }
    }
    'api.nextDue': {
      params: {
        webhookId: string | number
      }
      row: {
        next_at: Date | null
      }
    }
    'api.placesOf': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        event_id: Column<'kit.audit', 'event_id'>
        seq: Column<'kit.audit', 'seq'>
      }
    }
    'api.removeOldDeliveries': {
      params: {
        before: Date | string
      }
      row: never
    }
    'api.replay': {
      params: {
        now: Date | string
        ids: readonly (string | number)[]
      }
      row: {
        webhook_id: Column<'api.deliveries', 'webhook_id'>
      }
    }
    'api.settleDelivery': {
      params: {
        status: string
        nextAt: Date | string | null
        httpStatus: number | null
        ms: number
        reason: string
        excerpt: string
        at: Date | string
        id: string | number
      }
      row: never
    }
    'api.webhooksDue': {
      params: {
        now: Date | string
      }
      row: {
        webhook_id: Column<'api.deliveries', 'webhook_id'>
      }
    }
  }
}
