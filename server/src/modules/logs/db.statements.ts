// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'logs.accountsLike': {
      params: {
        like: string
        max: number
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
      }
    }
    'logs.chainState': {
      params: object
      row: {
        head: string
        links: number
        hash: string
        genesis: string
        waiting: number
      }
    }
    'logs.changesOfCall': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'kit.events', 'id'>
        at: Column<'kit.events', 'at'>
        name: Column<'kit.events', 'name'>
        entity: Column<'kit.events', 'entity'>
        entity_id: Column<'kit.events', 'entity_id'>
        actor_id: Column<'kit.events', 'actor_id'>
        from_state: Column<'kit.events', 'from_state'>
        to_state: Column<'kit.events', 'to_state'>
        reason: Column<'kit.events', 'reason'>
        data: Column<'kit.events', 'data'>
      }
    }
    'logs.lastVerifications': {
      params: object
      row: {
        id: Column<'logs.verifications', 'id'>
        at: Column<'logs.verifications', 'at'>
        links: number
        head: Column<'logs.verifications', 'head'>
        bad_link: number | null
        actor_name: string
      }
    }
    'logs.verifyLinks': {
      params: {
        after: string | number
        hash: string
      }
      row: {
        links: number
        last: number
        hash: string
        bad: number | null
      }
    }
  }
}
