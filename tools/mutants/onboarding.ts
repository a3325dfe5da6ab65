import type { Mutant } from './mutant.ts'

const people = 'server/src/modules/suppliers/people/person.routes.test.ts'
const applications = 'server/src/modules/onboarding/applications/application.routes.test.ts'
const dispositions = 'server/src/modules/onboarding/dispositions/disposition.routes.test.ts'
const qualifications = 'server/src/modules/onboarding/qualifications/qualification.routes.test.ts'
const scores = 'server/src/modules/onboarding/scores/score.routes.test.ts'
const passports = 'server/src/modules/onboarding/passports/passport.routes.test.ts'
const overview = 'server/src/modules/onboarding/overview/overview.routes.test.ts'
const offers = 'server/src/modules/catalogue/offers/catalogue.routes.test.ts'

export const onboarding: readonly Mutant[] = [
  {
    guards: 'I-314',
    without: 'the end of earlier invitations of the same person',
    edits: [
      {
        file: 'server/src/modules/suppliers/people/invitation.service.ts',
        from: "  await removeTokensAbout(tx, [kind], 'personIds', [personId])\n",
        to: '',
      },
    ],
    test: { file: people, name: 'a link works once' },
  },
  {
    guards: 'I-314',
    without: 'the end of invitations to a suspended supplier',
    edits: [
      {
        file: 'server/src/modules/suppliers/people/invitation.service.ts',
        from: "if (supplier.status !== 'active') return refuse('supplierPeople.invitationGone')",
        to: '',
      },
    ],
    test: { file: people, name: 'of a suspended supplier open nothing' },
  },
  {
    guards: 'I-315',
    without: 'the comparison of the account’s supplier with that of the administrator',
    edits: [
      {
        file: 'server/src/modules/suppliers/people/person.service.ts',
        from: "if (account.supplier_id !== supplier.id) return refuse('thing.notFound')",
        to: '',
      },
      {
        file: 'server/src/modules/suppliers/people/person.service.ts',
        from: 'const people = await supplierAccountsOf(tx, { supplierId: supplier.id })',
        to: 'const people = await supplierAccountsOf(tx, { supplierId: account.supplier_id ?? supplier.id })',
      },
    ],
    test: { file: people, name: 'nobody reaches those of another supplier' },
  },
  {
    guards: 'I-316',
    without: 'the refusal of numbers of people with another account',
    edits: [
      {
        file: 'server/src/modules/onboarding/applications/applicant.service.ts',
        from: "if (known?.userId === null) return new Refusal('supplierApplication.mobileInUse')",
        to: '',
      },
    ],
    test: { file: applications, name: 'only of a number without another account' },
  },
  {
    guards: 'I-317',
    without: 'the refusal of a credit code that a supplier has, written in lower case',
    edits: [
      {
        file: 'server/src/modules/onboarding/applications/application.service.ts',
        from: "if (sameCode) refuse('supplierApplication.codeTaken')",
        to: '',
      },
    ],
    test: { file: applications, name: 'of two with one credit code approved at once' },
  },
  {
    guards: 'I-318',
    without: 'the hearing before a decision',
    edits: [
      {
        file: 'server/src/modules/onboarding/dispositions/disposition.service.ts',
        from: "if (isHearing(before, actor.now)) refuse('disposition.hearing')",
        to: '',
      },
    ],
    test: { file: dispositions, name: 'proposed, answered, decided by somebody else' },
  },
  {
    guards: 'I-318',
    without: 'the comparison of the supplier that answers with the one that is concerned',
    edits: [
      {
        file: 'server/src/modules/onboarding/dispositions/disposition.service.ts',
        from: "if (before.supplier_id !== actor.supplierId) return refuse('thing.notFound')",
        to: '',
      },
    ],
    test: { file: dispositions, name: 'other suppliers and tenants neither read nor answer' },
  },
  {
    guards: 'I-319',
    without: 'the block of new orders',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/quote.store.ts',
        from: "suppliers.is_blocked(u.blocks, 'order', $today::date)",
        to: "suppliers.is_blocked(u.blocks, 'quote', $today::date)",
      },
    ],
    test: { file: dispositions, name: 'no new order of a blocked supplier' },
  },
  {
    guards: 'I-319',
    without: 'the block of joining projects',
    edits: [
      {
        file: 'server/src/modules/sourcing/participation/enrolment.service.ts',
        from: "await ownSupplier(tx, actor, 'join')",
        to: 'await ownSupplier(tx, actor)',
      },
    ],
    test: { file: dispositions, name: 'neither puts goods on sale, nor joins projects' },
  },
  {
    guards: 'I-450',
    without: 'the comparison of reviewer and decider',
    edits: [
      {
        file: 'server/src/modules/onboarding/qualifications/qualification.service.ts',
        from: "if (isOwnReview(before, actor)) refuse('qualification.ownReview')",
        to: '',
      },
    ],
    test: { file: qualifications, name: 'reviewed by one, qualified by another' },
  },
  {
    guards: 'I-451',
    without: 'the gate of quotes',
    edits: [
      {
        file: 'server/src/modules/sourcing/seal/submission/submit.service.ts',
        from: 'categoryIds: project.category_ids',
        to: 'categoryIds: []',
      },
    ],
    test: { file: qualifications, name: 'quotes are submitted only by suppliers qualified' },
  },
  {
    guards: 'I-451',
    without: 'the last day of a standing',
    edits: [
      {
        file: 'server/src/modules/catalogue/qualifying/rule.store.ts',
        from: 'and s.category_id = any (c.path) and s.valid_to >= $today::date) as "is_qualified!"',
        to: 'and s.category_id = any (c.path) and s.valid_to >= $today::date - 9) as "is_qualified!"',
      },
    ],
    test: { file: qualifications, name: 'products go on sale only in categories' },
  },
  {
    guards: 'I-452',
    without: 'the facts of the scorecard that a contest names',
    edits: [
      {
        file: 'server/src/modules/onboarding/scores/contest.case.ts',
        from: '|| !row.fact_ids.every((id) => own.has(id))',
        to: '|| own.size === 0',
      },
    ],
    test: { file: scores, name: 'computed from facts, published, contested' },
  },
  {
    guards: 'I-453',
    without: 'the condition of lists',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/facets/filter.store.ts',
        from: "${offered(filter, 'and', sql.raw('h.product_id'))}",
        to: '',
      },
    ],
    test: { file: offers, name: 'lists, searches, facets' },
  },
  {
    guards: 'I-453',
    without: 'the mark of goods that join a restricted product',
    edits: [
      {
        file: 'server/src/modules/catalogue/products/publish.service.ts',
        from: '  await markRestricted(tx, { tenantId, productIds: items.map(({ productId }) => productId) })\n',
        to: '',
      },
    ],
    test: { file: offers, name: 'goods that join a restricted product later' },
  },
  {
    guards: 'I-453',
    without: 'the missing prices of a quote',
    edits: [
      {
        file: 'server/src/modules/catalogue/goods/quote.service.ts',
        from: 'quoted.is_offered ? quoted : withoutPrices(quoted)',
        to: 'quoted',
      },
    ],
    test: { file: offers, name: 'no id leaks a price' },
  },
  {
    guards: 'I-620',
    without: 'the check of the signature on arrival',
    edits: [
      {
        file: 'server/src/modules/onboarding/passports/passport.receive.service.ts',
        from: 'if (!passport || passport.audience !== host || !isProven)',
        to: 'if (!passport || passport.audience !== host)',
      },
    ],
    test: { file: passports, name: 'what was altered is refused: on its way, where it is kept, and in its files' },
  },
  {
    guards: 'I-620',
    without: 'the platform that it is for',
    edits: [
      {
        file: 'server/src/modules/onboarding/passports/passport.receive.service.ts',
        from: 'if (!passport || passport.audience !== host || !isProven)',
        to: 'if (!passport || !isProven)',
      },
    ],
    test: { file: passports, name: 'what was altered is refused: on its way, where it is kept, and in its files' },
  },
  {
    guards: 'I-621',
    without: 'the removal of the text',
    edits: [
      {
        file: 'server/src/modules/onboarding/passports/passport.issue.service.ts',
        from: '  await endGrant(database, actor.tenantId, row, actor.now)\n  return row',
        to: '  return row',
      },
      {
        file: 'server/src/modules/onboarding/passports/passport.issue.service.ts',
        from: "  if (row.status === 'withdrawn') return endWithdrawn(database, tenantId, row, now)",
        to: "  if (row.status === 'withdrawn') return",
      },
    ],
    test: {
      file: passports,
      name: 'a withdrawn grant ends reading, also amid a delivery; granted anew it is readable again',
    },
  },
  {
    guards: 'I-623',
    without: 'the entrance of a part',
    edits: [
      {
        file: 'server/src/modules/onboarding/overview/overview.rules.ts',
        from: 'return entrance === at && permissions.has(needs)',
        to: 'return at !== undefined && entrance !== undefined && permissions.has(needs)',
      },
    ],
    test: {
      file: overview,
      name: 'supplier at a glance: each reader sees the parts whose lists they may read, of this tenant',
    },
  },
]
