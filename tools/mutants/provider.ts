import type { Mutant } from './mutant.ts'

const tokens = 'server/src/modules/provider/issuer/issuer.tokens.routes.test.ts'

export const provider: readonly Mutant[] = [
  {
    guards: 'I-33',
    without: 'the row that says a code was used',
    edits: [
      {
        file: 'server/src/modules/provider/issuer/oidcStore.store.ts',
        from: "    .where('used_at', 'is', null)\n",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/provider/issuer/issuer.refresh.routes.test.ts',
      name: 'OIDC provider: of fifty concurrent uses of a code or refresh token one succeeds',
    },
  },
  {
    guards: 'I-33',
    without: 'the browser that an authorization belongs to',
    edits: [
      {
        file: 'server/src/modules/provider/issuer/issuer.routes.ts',
        from: "    if (!issuers.isOwn(uid, request.headers.cookie)) refuse('provider.requestGone')\n",
        to: '',
      },
    ],
    test: {
      file: 'server/src/modules/provider/issuer/issuer.session.routes.test.ts',
      name: 'cannot be completed by another browser',
    },
  },
  {
    guards: 'I-33',
    without: 'the session behind a token',
    edits: [
      {
        file: 'server/src/modules/provider/issuer/accountLookup.service.ts',
        from: 'if (!row || row.person_id !== personId || row.must_change || row.is_trial) return undefined',
        to: 'if (!row) return { accountId: personId, claims: () => ({ sub: personId }) }',
      },
    ],
    test: { file: tokens, name: 'OIDC provider: tokens end' },
  },
]
