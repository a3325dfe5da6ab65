// Written by `npm run db:types`, which has the database describe each statement; not edited by hand.
import type { Column } from '#kit/database/query/statements.ts'

declare module '#kit/database/query/statements.ts' {
  interface Statements {
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
      params: {
        projectId: string | number
        userId: string | number | null
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
    'sourcing.accountsOfSuppliers': {
      params: {
        supplierIds: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
        supplierId: NonNullable<Column<'identity.users', 'supplier_id'>>
      }
    }
    'sourcing.agencyChoices': {
      params: {
        like: string
      }
      row: {
        id: Column<'sourcing.agencies', 'id'>
        name: Column<'sourcing.agencies', 'name'>
        people: number
      }
    }
    'sourcing.agentCandidates': {
      params: {
        like: string
        ids: readonly (string | number)[] | null
        max: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        agencyName: string
      }
    }
    'sourcing.agentConflicts': {
      params: {
        projectId: string | number
        ids: readonly (string | number)[]
      }
      row: {
        name: Column<'identity.users', 'name'>
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
    'sourcing.askableSuppliers': {
      params: {
        projectId: string | number
      }
      row: {
        id: NonNullable<Column<'sourcing.quotes', 'supplier_id'>>
        name: Column<'suppliers.suppliers', 'name'>
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
    'sourcing.attempts': {
      params: {
        firstId: string | number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        project_no: Column<'sourcing.projects', 'project_no'>
        attempt: Column<'sourcing.projects', 'attempt'>
        state: Column<'sourcing.projects', 'state'>
        ending: Column<'sourcing.projects', 'ending'>
        reason: Column<'sourcing.projects', 'reason'>
        ended_at: Column<'sourcing.projects', 'ended_at'>
      }
    }
    'sourcing.auctionLimits': {
      params: {
        projectId: string | number
      }
      row: {
        seq: Column<'sourcing.auction_limits', 'seq'>
        locked: Column<'sourcing.auction_limits', 'locked'>
      }
    }
    'sourcing.auctionTemplates': {
      params: {
        max: number
      }
      row: {
        id: Column<'sourcing.auction_templates', 'id'>
        name: Column<'sourcing.auction_templates', 'name'>
        rule: Column<'sourcing.auction_templates', 'rule'>
        savedBy: NonNullable<Column<'sourcing.auction_templates', 'saved_by'>>
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
    'sourcing.countAuctionTemplates': {
      params: object
      row: {
        count: number
      }
    }
    'sourcing.countByState': {
      params: {
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        state: Column<'sourcing.projects', 'state'>
        count: number
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
    'sourcing.countOfAgency': {
      params: {
        userId: string | number
      }
      row: {
        count: number
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
      params: {
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
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
    'sourcing.creditCodes': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'suppliers.suppliers', 'id'>
        credit_code: Column<'suppliers.suppliers', 'credit_code'>
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
    'sourcing.dueAuctions': {
      params: {
        now: Date | string
      }
      row: {
        project_id: Column<'sourcing.auctions', 'project_id'>
      }
    }
    'sourcing.dueDeposits': {
      params: {
        returnDays: number
        steps: readonly number[]
        today: string
        most: number
      }
      row: {
        id: Column<'sourcing.deposits', 'id'>
        project_id: Column<'sourcing.deposits', 'project_id'>
        supplier_id: Column<'sourcing.deposits', 'supplier_id'>
        supplier_name: Column<'sourcing.deposits', 'supplier_name'>
        amount: Column<'sourcing.deposits', 'amount'>
        status: Column<'sourcing.deposits', 'status'>
        title: Column<'sourcing.projects', 'title'>
        project_no: Column<'sourcing.projects', 'project_no'>
        owner_id: Column<'sourcing.projects', 'owner_id'>
        due_on: string
        days: number
      }
    }
    'sourcing.dueObjections': {
      params: object
      row: {
        id: Column<'sourcing.objections', 'id'>
      }
    }
    'sourcing.eligibleAgents': {
      params: {
        ids: readonly (string | number)[]
      }
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
      }
    }
    'sourcing.enrolledBefore': {
      params: {
        projectId: string | number
      }
      row: {
        supplier_id: Column<'sourcing.enrolments', 'supplier_id'>
      }
    }
    'sourcing.evaluatorCandidates': {
      params: {
        permission: string
        role: string
        keyword: string
        ids: readonly (string | number)[] | null
        max: string | number
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
    'sourcing.expertCandidates': {
      params: {
        like: string
        ids: readonly (string | number)[] | null
      }
      row: {
        id: Column<'identity.users', 'id'>
        code: Column<'identity.users', 'code'>
        name: Column<'identity.users', 'name'>
        deptName: NonNullable<Column<'identity.departments', 'name'>>
      }
    }
    'sourcing.expertPool': {
      params: {
        projectId: string | number
        categoryIds: readonly (string | number)[]
      }
      row: {
        expertId: NonNullable<Column<'sourcing.experts', 'id'>>
        userId: NonNullable<Column<'identity.users', 'id'>>
        name: NonNullable<Column<'identity.users', 'name'>>
        deptName: NonNullable<Column<'identity.departments', 'name'>>
        why: string | null
      }
    }
    'sourcing.expertReferences': {
      params: {
        categoryIds: readonly (string | number)[]
        supplierIds: readonly (string | number)[]
      }
      row: {
        categories: number
        suppliers: number
      }
    }
    'sourcing.factsOfDeposit': {
      params: {
        supplierId: string | number
        projectId: string | number
      }
      row: {
        enrolment: Column<'sourcing.enrolments', 'status'> | null
        is_winner: boolean
        is_handed_on: boolean
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
    'sourcing.insertAuctionEntry': {
      params: {
        projectId: string | number
        seq: number
        at: Date | string
        kind: string
        no: number | null
        amount: string | null
        ref: string | number | null
        until: Date | string | null
        note: string
        lot: number | null
        salt: Buffer | null
        commitment: Buffer | null
        actorId: string | number
        actorName: string
        prev: Buffer
        hash: Buffer
        key: string | null
      }
      row: never
    }
    'sourcing.insertAuctionLimit': {
      params: {
        projectId: string | number
        seq: number
        locked: Buffer
      }
      row: never
    }
    'sourcing.insertAuctionRefusal': {
      params: {
        projectId: string | number
        seq: number
        at: Date | string
        no: number
        amount: string
        reason: string
        lot: number | null
        max: number
      }
      row: never
    }
    'sourcing.invitationsRegistering': {
      params: object
      row: {
        id: Column<'sourcing.mail_invitations', 'id'>
        supplierId: NonNullable<Column<'identity.users', 'supplier_id'>>
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
        max: string | number
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
        max: string | number
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
    'sourcing.mailInvitations': {
      params: {
        projectId: string | number
      }
      row: {
        id: Column<'sourcing.mail_invitations', 'id'>
        firm_name: Column<'sourcing.mail_invitations', 'firm_name'>
        mail: Column<'sourcing.mail_invitations', 'mail'>
        sends: Column<'sourcing.mail_invitations', 'sends'>
        invited_name: Column<'sourcing.mail_invitations', 'invited_name'>
        invited_at: Column<'sourcing.mail_invitations', 'invited_at'>
        expires_at: Column<'sourcing.mail_invitations', 'expires_at'>
        opened_at: Column<'sourcing.mail_invitations', 'opened_at'>
        accepted_at: Column<'sourcing.mail_invitations', 'accepted_at'>
        registered_at: Column<'sourcing.mail_invitations', 'registered_at'>
        withdrawn_at: Column<'sourcing.mail_invitations', 'withdrawn_at'>
        is_enrolled: boolean
      }
    }
    'sourcing.nextClarification': {
      params: object
      row: {
        id: string
      }
    }
    'sourcing.nextNumber': {
      params: {
        code: string
        pattern: string
        day: string
        deptId: string | number
      }
      row: {
        no: string
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
        max: string | number
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
    'sourcing.ownStandings': {
      params: {
        supplierId: string | number
      }
      row: {
        projectId: NonNullable<Column<'sourcing.projects', 'id'>>
        standing: string | null
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
    'sourcing.peopleOfAgency': {
      params: {
        agencyId: string | number
      }
      row: {
        id: Column<'identity.users', 'id'>
        name: Column<'identity.users', 'name'>
        person_id: Column<'identity.users', 'person_id'>
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
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
    'sourcing.pulseAuctions': {
      params: object
      row: {
        project_id: Column<'sourcing.auctions', 'project_id'>
        before: Column<'sourcing.auctions', 'pulse_at'>
        until: Column<'sourcing.auctions', 'until'>
      }
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
        max: string | number
      }
      row: {
        supplierName: NonNullable<Column<'sourcing.award_suppliers', 'supplier_name'>>
        wins: number
      }
    }
    'sourcing.recentOfAgency': {
      params: {
        userId: string | number
        max: number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        title: Column<'sourcing.projects', 'title'>
        more: number
        note: string
        at: Column<'sourcing.projects', 'updated_at'>
      }
    }
    'sourcing.recentOfDepartment': {
      params: {
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        max: number
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
        max: number
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
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        max: number
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
        max: number
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
    'sourcing.removeAuctionTemplate': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'sourcing.auction_templates', 'id'>
      }
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
    'sourcing.reportedDeposits': {
      params: object
      row: {
        waiting: number
      }
    }
    'sourcing.rerunsOf': {
      params: {
        id: string | number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
      }
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
    'sourcing.runningProjectsOf': {
      params: {
        userIds: readonly (string | number)[]
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        userId: Column<'sourcing.projects', 'owner_id'>
        project_no: Column<'sourcing.projects', 'project_no'>
        title: Column<'sourcing.projects', 'title'>
        created_at: Column<'sourcing.projects', 'created_at'>
      }
    }
    'sourcing.saveAuctionTemplate': {
      params: {
        name: string
        rule: unknown
        savedBy: string
        savedAt: Date | string
      }
      row: {
        id: Column<'sourcing.auction_templates', 'id'>
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
    'sourcing.sealedOfRound': {
      params: {
        projectId: string | number
        round: number
      }
      row: {
        seq: NonNullable<Column<'sourcing.seal_entries', 'seq'>>
        kind: NonNullable<Column<'sourcing.seal_entries', 'kind'>>
        ref: Column<'sourcing.seal_entries', 'ref'> | null
        at: NonNullable<Column<'sourcing.seal_entries', 'at'>>
        hash: string | null
        supplierId: NonNullable<Column<'sourcing.seal_entries', 'supplier_id'>>
        name: Column<'suppliers.suppliers', 'name'>
        credit_code: Column<'suppliers.suppliers', 'credit_code'>
      }
    }
    'sourcing.sealedSeqs': {
      params: {
        projectId: string | number
      }
      row: {
        supplier_id: Column<'sourcing.quotes', 'supplier_id'>
        seq: Column<'sourcing.quotes', 'seq'>
      }
    }
    'sourcing.serializeAuctionTemplates': {
      params: object
      row: {
        locked: boolean | null
      }
    }
    'sourcing.setAuctionEnd': {
      params: {
        until: Date | string
        projectId: string | number
      }
      row: never
    }
    'sourcing.setItems': {
      params: {
        items: unknown
        projectId: string | number
      }
      row: never
    }
    'sourcing.setProjectOwner': {
      params: {
        userIds: readonly (string | number)[]
        toUserId: string | number
      }
      row: {
        id: Column<'sourcing.projects', 'id'>
        project_no: Column<'sourcing.projects', 'project_no'>
      }
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
    'sourcing.todo.agencyDraft': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
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
    'sourcing.todo.agencyEnrolments': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
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
    'sourcing.todo.agencyPublish': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
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
    'sourcing.todo.agencyQuestions': {
      params: {
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
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
    'sourcing.todo.announce': {
      params: {
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        userId: string | number
        from: Date | string | null
        until: Date | string | null
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
        max: number
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
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
    'sourcing.todo.open': {
      params: {
        personId: string
        from: Date | string | null
        until: Date | string | null
        max: number
      }
      row: {
        id: NonNullable<Column<'sourcing.projects', 'id'>>
        title: NonNullable<Column<'sourcing.projects', 'title'>>
        more: number
        note: string
        amount: string | null
        due_at: Date | null
        since: NonNullable<Column<'sourcing.seal_rounds', 'quote_end_at'>>
        total: number
      }
    }
    'sourcing.todo.questions': {
      params: {
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
        from: Date | string | null
        until: Date | string | null
        max: number
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
        max: number
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
        max: number
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
        max: number
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
    'sourcing.usableExpert': {
      params: {
        userId: string | number
      }
      row: {
        usable: boolean
      }
    }
    'sourcing.waitingObjections': {
      params: {
        statuses: readonly string[]
        isAll: boolean
        ownId: string | number | null
        trees: readonly (string | number)[]
        depts: readonly (string | number)[]
      }
      row: {
        waiting: number
      }
    }
    'sourcing.weighBidder': {
      params: {
        addition: string
        factor: string
        projectId: string | number
        no: number
      }
      row: never
    }
  }
}
