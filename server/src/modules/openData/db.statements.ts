// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
    'openData.addEdition': {
      params: {
        profileId: string | number
        edition: number
        rules: unknown
        editor: string
        publisher: string
        at: Date | string
      }
      row: never
    }
    'openData.addRelease': {
      params: {
        profileId: string | number
        projectId: string | number
        no: number
        ocid: string
        releaseId: string
        tags: readonly string[]
        date: Date | string
        body: string
        digest: string
      }
      row: {
        id: Column<'open_data.releases', 'id'>
      }
    }
    'openData.addToFeed': {
      params: {
        kind: string
        id: string | number
      }
      row: never
    }
    'openData.entriesAfter': {
      params: {
        profileId: string | number
        after: string | number
        max: number
      }
      row: {
        seq: Column<'open_data.feed', 'seq'>
        kind: Column<'open_data.feed', 'kind'>
        body: Column<'open_data.releases', 'body'>
        ocid: Column<'open_data.releases', 'ocid'>
        release_id: Column<'open_data.releases', 'release_id'>
        date: Column<'open_data.releases', 'date'>
        tags: Column<'open_data.releases', 'tags'>
        is_withdrawn: boolean
      }
    }
    'openData.feedProfile': {
      params: {
        code: string
      }
      row: {
        id: Column<'open_data.profiles', 'id'>
        name: Column<'open_data.profiles', 'name'>
        is_private: Column<'open_data.profiles', 'is_private'>
        publisher: Column<'tenancy.tenants', 'name'>
        last: string
      }
    }
    'openData.finishedProjects': {
      params: object
      row: {
        id: Column<'sourcing.projects', 'id'>
      }
    }
    'openData.forgetProblems': {
      params: {
        profileId: string | number
        projectId: string | number
      }
      row: never
    }
    'openData.hasReleases': {
      params: object
      row: {
        is: boolean
      }
    }
    'openData.keepProblems': {
      params: {
        profileId: string | number
        projectId: string | number
        problems: readonly string[]
        at: Date | string
      }
      row: never
    }
    'openData.lastRelease': {
      params: {
        profileId: string | number
        projectId: string | number
      }
      row: {
        id: Column<'open_data.releases', 'id'>
        no: Column<'open_data.releases', 'no'>
        date: Column<'open_data.releases', 'date'>
        body: Column<'open_data.releases', 'body'>
        digest: Column<'open_data.releases', 'digest'>
      }
    }
    'openData.lockFeed': {
      params: object
      row: {
        last_seq: Column<'open_data.counters', 'last_seq'>
      }
    }
    'openData.numberBefore': {
      params: {
        profileId: string | number
        since: Date | string
      }
      row: {
        seq: string | null
      }
    }
    'openData.openWithdrawal': {
      params: {
        releaseId: string | number
      }
      row: {
        id: Column<'open_data.withdrawals', 'id'>
      }
    }
    'openData.paymentsOfOrders': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        order_id: NonNullable<Column<'settlement.lines', 'order_id'>>
        no: number
        paid_on: string
        amount: string
      }
    }
    'openData.peopleOfAccounts': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
        person_id: Column<'identity.users', 'person_id'>
        name: Column<'identity.users', 'name'>
      }
    }
    'openData.profilesInForce': {
      params: object
      row: {
        id: Column<'open_data.profiles', 'id'>
        rules: NonNullable<Column<'open_data.profiles', 'rules'>>
        secret: Column<'open_data.profiles', 'secret'>
      }
    }
    'openData.projectByNo': {
      params: {
        no: string
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
      }
    }
    'openData.projects': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        project_no: Column<'sourcing.projects', 'project_no'>
        title: Column<'sourcing.projects', 'title'>
        purchase_content: Column<'sourcing.projects', 'purchase_content'>
        kind: Column<'sourcing.projects', 'kind'>
        scope: Column<'sourcing.projects', 'scope'>
        evaluation: Column<'sourcing.projects', 'evaluation'>
        state: Column<'sourcing.projects', 'state'>
        ending: Column<'sourcing.projects', 'ending'>
        dept_name: Column<'sourcing.projects', 'dept_name'>
        quote_begin_at: Column<'sourcing.projects', 'quote_begin_at'>
        quote_end_at: Column<'sourcing.projects', 'quote_end_at'>
        budget: string | null
        buyer: string
        tenderers: number | null
        items: unknown
        amendments: unknown
        awards: unknown
        contracts: unknown
      }
    }
    'openData.projectsOfOrders': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'project_id'>>
      }
    }
    'openData.projectsOfPayments': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'ordering.orders', 'project_id'>>
      }
    }
    'openData.publishedProjects': {
      params: {
        max: number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        project_no: Column<'sourcing.projects', 'project_no'>
        title: Column<'sourcing.projects', 'title'>
      }
    }
    'openData.releasesOfProcess': {
      params: {
        profileId: string | number
        key: string
      }
      row: {
        body: Column<'open_data.releases', 'body'>
        ocid: Column<'open_data.releases', 'ocid'>
        release_id: Column<'open_data.releases', 'release_id'>
        date: Column<'open_data.releases', 'date'>
        tags: Column<'open_data.releases', 'tags'>
        is_withdrawn: boolean
      }
    }
  }
}
