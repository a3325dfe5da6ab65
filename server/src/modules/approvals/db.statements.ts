// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
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
        chain: unknown
        isStuck: boolean
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
        person_id: Column<'identity.users', 'person_id'>
        name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
      }
    }
    'approvals.candidate': {
      params: {
        id: string | number
      }
      row: {
        userId: Column<'identity.users', 'id'>
        personId: Column<'identity.users', 'person_id'>
        userName: Column<'identity.users', 'name'>
        deptId: Column<'identity.users', 'dept_id'>
        deptName: Column<'identity.departments', 'name'>
      }
    }
    'approvals.choose': {
      params: {
        userId: string | number
        choices: unknown
      }
      row: never
    }
    'approvals.commentsOf': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'approvals.comments', 'id'>
        instance_id: Column<'approvals.comments', 'instance_id'>
        author_name: Column<'identity.users', 'name'>
        body: Column<'approvals.comments', 'body'>
        at: Column<'approvals.comments', 'at'>
        mentions: unknown
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
    'approvals.delegationsTouching': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: Column<'approvals.delegations', 'id'>
        userId: string
        from_name: Column<'identity.users', 'name'>
        to_name: Column<'identity.users', 'name'>
        created_at: Column<'approvals.delegations', 'created_at'>
      }
    }
    'approvals.deputyTask': {
      params: {
        instanceId: string | number
        userId: string | number
      }
      row: {
        onBehalfOf: NonNullable<Column<'approvals.tasks', 'on_behalf_of'>>
      }
    }
    'approvals.disabledAmong': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
      }
    }
    'approvals.dueRounds': {
      params: {
        now: Date | string
      }
      row: {
        id: Column<'approvals.instances', 'id'>
        reminded: string[] | null
        isDue: boolean
      }
    }
    'approvals.endDelegationsTouching': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: never
    }
    'approvals.findLetter': {
      params: {
        sha: Buffer
      }
      row: {
        id: Column<'approvals.letters', 'id'>
        instance_id: Column<'approvals.letters', 'instance_id'>
        task_id: Column<'approvals.letters', 'task_id'>
        user_id: Column<'approvals.letters', 'user_id'>
        doc_version: Column<'approvals.letters', 'doc_version'>
        expires_at: Column<'approvals.letters', 'expires_at'>
        used_at: Column<'approvals.letters', 'used_at'>
        isOver: boolean
        entity: Column<'approvals.instances', 'entity'>
        entity_id: Column<'approvals.instances', 'entity_id'>
        doc_no: Column<'approvals.instances', 'doc_no'>
        title: Column<'approvals.instances', 'title'>
        amount: Column<'approvals.instances', 'amount'>
        facts: Column<'approvals.instances', 'facts'>
        status: Column<'approvals.instances', 'status'>
        current_version: Column<'approvals.instances', 'doc_version'>
        task_status: Column<'approvals.tasks', 'status'>
        step: Column<'approvals.tasks', 'step'>
        chain: Column<'approvals.instances', 'chain'>
        requester_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        approver_name: Column<'identity.users', 'name'>
      }
    }
    'approvals.forgetLetters': {
      params: object
      row: never
    }
    'approvals.holdersOfRole': {
      params: {
        roleId: string | number
      }
      row: {
        id: NonNullable<Column<'approvals.tasks', 'approver_id'>>
      }
    }
    'approvals.insertComment': {
      params: {
        instanceId: string | number
        authorId: string | number
        body: string
        mentions: readonly (string | number)[]
        at: Date | string
      }
      row: never
    }
    'approvals.insertLetter': {
      params: {
        sha: Buffer
        hours: number
        instanceId: string | number
        userId: string | number
      }
      row: {
        id: Column<'approvals.letters', 'id'>
      }
    }
    'approvals.lockGiver': {
      params: {
        fromId: string | number
      }
      row: {
        pg_advisory_xact_lock: unknown
      }
    }
    'approvals.lockLetter': {
      params: {
        sha: Buffer
      }
      row: {
        id: Column<'approvals.letters', 'id'>
        instance_id: Column<'approvals.letters', 'instance_id'>
        task_id: Column<'approvals.letters', 'task_id'>
        user_id: Column<'approvals.letters', 'user_id'>
        doc_version: Column<'approvals.letters', 'doc_version'>
        expires_at: Column<'approvals.letters', 'expires_at'>
        used_at: Column<'approvals.letters', 'used_at'>
        isOver: boolean
        entity: Column<'approvals.instances', 'entity'>
        entity_id: Column<'approvals.instances', 'entity_id'>
        doc_no: Column<'approvals.instances', 'doc_no'>
        title: Column<'approvals.instances', 'title'>
        amount: Column<'approvals.instances', 'amount'>
        facts: Column<'approvals.instances', 'facts'>
        status: Column<'approvals.instances', 'status'>
        current_version: Column<'approvals.instances', 'doc_version'>
        task_status: Column<'approvals.tasks', 'status'>
        step: Column<'approvals.tasks', 'step'>
        chain: Column<'approvals.instances', 'chain'>
        requester_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        approver_name: Column<'identity.users', 'name'>
      }
    }
    'approvals.offeredChoices': {
      params: {
        choices: unknown
        personId: string | number
      }
      row: {
        ruleId: string
        place: number
      }
    }
    'approvals.openTasks': {
      params: {
        id: string | number
        step: number
        origin: string
        userIds: readonly (string | number)[]
      }
      row: never
    }
    'approvals.openTasksOf': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: Column<'approvals.tasks', 'id'>
        approver_id: Column<'approvals.tasks', 'approver_id'>
        entity: Column<'approvals.instances', 'entity'>
        doc_no: Column<'approvals.instances', 'doc_no'>
        title: Column<'approvals.instances', 'title'>
        opened_at: NonNullable<Column<'approvals.tasks', 'opened_at'>>
      }
    }
    'approvals.overlappingDelegations': {
      params: {
        fromId: string | number
        endsOn: string
        startsOn: string
      }
      row: {
        id: Column<'approvals.delegations', 'id'>
      }
    }
    'approvals.ownDelegations': {
      params: {
        userId: string | number
      }
      row: {
        id: Column<'approvals.delegations', 'id'>
        version: Column<'approvals.delegations', 'version'>
        from_name: Column<'identity.users', 'name'>
        to_name: Column<'identity.users', 'name'>
        starts_on: Column<'approvals.delegations', 'starts_on'>
        ends_on: Column<'approvals.delegations', 'ends_on'>
        reason: Column<'approvals.delegations', 'reason'>
        created_at: Column<'approvals.delegations', 'created_at'>
        isOwn: boolean
        state: string
      }
    }
    'approvals.peopleOfSources': {
      params: {
        requesterIds: readonly (string | number)[]
        positionIds: readonly (string | number)[]
        deptIds: readonly (string | number)[]
        userIds: readonly (string | number)[]
        adminRole: string
        roleCodes: readonly string[]
      }
      row: {
        userId: Column<'identity.users', 'id'>
        personId: Column<'identity.users', 'person_id'>
        userName: Column<'identity.users', 'name'>
        deptId: Column<'identity.users', 'dept_id'>
        deptName: Column<'identity.departments', 'name'>
        roles: string[]
        positionId: Column<'identity.users', 'position_id'>
        leads: unknown
      }
    }
    'approvals.removeChoices': {
      params: {
        requesterIds: readonly (string | number)[]
      }
      row: never
    }
    'approvals.renameInRules': {
      params: {
        userIds: readonly (string | number)[]
        toUserId: string
      }
      row: {
        id: Column<'approvals.rules', 'id'>
      }
    }
    'approvals.roundsForDeputies': {
      params: object
      row: {
        id: Column<'approvals.instances', 'id'>
      }
    }
    'approvals.roundsHeldBy': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: NonNullable<Column<'approvals.tasks', 'instance_id'>>
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
        requester_person_id: Column<'approvals.instances', 'requester_person_id'>
        dept_id: Column<'approvals.instances', 'dept_id'>
        status: Column<'approvals.instances', 'status'>
        step: Column<'approvals.instances', 'step'>
        chain: Column<'approvals.instances', 'chain'>
        facts: Column<'approvals.instances', 'facts'>
        rule_facts: Column<'approvals.instances', 'rule_facts'>
        cc: Column<'approvals.instances', 'cc'>
        urged_at: Column<'approvals.instances', 'urged_at'>
        reason: Column<'approvals.instances', 'reason'>
        stuck_since: Column<'approvals.instances', 'stuck_since'>
        started_at: Column<'approvals.instances', 'started_at'>
        ended_at: Column<'approvals.instances', 'ended_at'>
        requester_name: Column<'identity.users', 'name'>
        requester_dept: Column<'identity.departments', 'name'>
      }
    }
    'approvals.roundsOfMonth': {
      params: {
        entity: string
        from: string
      }
      row: {
        entity: Column<'approvals.instances', 'entity'>
        doc_no: Column<'approvals.instances', 'doc_no'>
        title: Column<'approvals.instances', 'title'>
        amount: Column<'approvals.instances', 'amount'>
        requester_id: Column<'approvals.instances', 'requester_id'>
        requester_person_id: Column<'approvals.instances', 'requester_person_id'>
        dept_id: Column<'approvals.instances', 'dept_id'>
        rule_facts: Column<'approvals.instances', 'rule_facts'>
        dept_path: Column<'identity.departments', 'path'>
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
        canDecide: boolean
      }
    }
    'approvals.rulesAndPeople': {
      params: {
        requesterIds: readonly (string | number)[]
        entity: string
        headRole: string
        adminRole: string
        deptIds: readonly (string | number)[]
      }
      row: {
        rules: unknown
        people: unknown
        choices: unknown
      }
    }
    'approvals.rulesNaming': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: Column<'approvals.rules', 'id'>
        name: Column<'approvals.rules', 'name'>
        updated_at: Column<'approvals.rules', 'updated_at'>
        userId: string
      }
    }
    'approvals.seatDeputies': {
      params: {
        roundIds: readonly (string | number)[]
      }
      row: {
        instance_id: Column<'approvals.tasks', 'instance_id'>
        approver_id: Column<'approvals.tasks', 'approver_id'>
        step: Column<'approvals.tasks', 'step'>
        entity: Column<'approvals.instances', 'entity'>
        entity_id: Column<'approvals.instances', 'entity_id'>
        doc_no: Column<'approvals.instances', 'doc_no'>
        title: Column<'approvals.instances', 'title'>
        amount: Column<'approvals.instances', 'amount'>
        requester_id: Column<'approvals.instances', 'requester_id'>
      }
    }
    'approvals.setReminded': {
      params: {
        at: Date | string
        ids: readonly (string | number)[]
      }
      row: {
        approver_id: Column<'approvals.tasks', 'approver_id'>
      }
    }
    'approvals.setUrged': {
      params: {
        at: Date | string
        id: string | number
      }
      row: never
    }
    'approvals.stranded': {
      params: {
        max: string | number
      }
      row: {
        id: Column<'approvals.instances', 'id'>
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
        id: Column<'approvals.tasks', 'id'>
        instance_id: Column<'approvals.tasks', 'instance_id'>
        step: Column<'approvals.tasks', 'step'>
        approver_id: Column<'approvals.tasks', 'approver_id'>
        person_id: Column<'approvals.tasks', 'person_id'>
        status: Column<'approvals.tasks', 'status'>
        origin: Column<'approvals.tasks', 'origin'>
        on_behalf_of: Column<'approvals.tasks', 'on_behalf_of'>
        opinion: Column<'approvals.tasks', 'opinion'>
        opened_at: Column<'approvals.tasks', 'opened_at'>
        decided_at: Column<'approvals.tasks', 'decided_at'>
        by_letter: Column<'approvals.tasks', 'by_letter'>
        user_name: Column<'identity.users', 'name'>
        dept_name: Column<'identity.departments', 'name'>
        on_behalf_of_name: string
        hasOpenAccount: boolean
        canDecide: boolean
      }
    }
    'approvals.unseatDeputies': {
      params: object
      row: never
    }
    'approvals.useLetter': {
      params: {
        id: string | number
      }
      row: never
    }
  }
}
