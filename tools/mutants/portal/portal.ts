import type { Mutant } from '../mutant.ts'

const service = 'server/src/modules/portal/loginSettings.service.ts'
const methods = 'server/src/modules/portal/loginSettings.methods.routes.test.ts'

export const portal: readonly Mutant[] = [
  {
    guards: 'I-131',
    without: 'the portal that is off for visitors',
    edits: [
      {
        file: 'server/src/kit/http/authorize.ts',
        from: "if (route.ofPortal && actor.entrance === 'visitor' &&",
        to: "if (route.ofPortal && actor.entrance === 'system' &&",
      },
    ],
    test: {
      file: 'server/src/modules/portal/enablement.routes.test.ts',
      name: 'enablement: a disabled portal returns nothing to visitors',
    },
  },
  {
    guards: 'I-131',
    without: 'the menu that goes with the portal',
    edits: [
      {
        file: 'server/src/modules/identity/menus/menu.rules.ts',
        from: "portal.isEnable === '1' || area !== 'purchaser'",
        to: "portal.isEnable === '1' || area !== 'expert'",
      },
    ],
    test: {
      file: 'server/src/modules/portal/enablement.routes.test.ts',
      name: 'enablement: buyers keep their account and lose their menu; operators keep theirs',
    },
  },
  {
    guards: 'I-47',
    without: 'the look at an address that is kept',
    edits: [
      {
        file: 'server/src/modules/tenancy/tenant.rules.ts',
        from: '(isPageAddress(address) ? address',
        to: "(isPageAddress(address) || address !== '' ? address",
      },
    ],
    test: {
      file: 'server/src/modules/portal/loginSettings.entrances.routes.test.ts',
      name: 'login settings: entrances lead to this site’s login by default, and only to safe URLs',
    },
  },
  {
    guards: 'I-47',
    without: 'the look at an address before going there',
    edits: [
      {
        file: 'web/src/kit/client/entrance.ts',
        from: 'else if (isPageAddress(address))',
        to: "else if (isPageAddress(address) || address !== '')",
      },
    ],
    test: { file: 'web/src/kit/client/entrance.test.ts', name: 'entrances: "javascript:alert(1)" is not followed' },
  },
  {
    guards: 'I-41',
    without: 'the comparison of versions of the login settings',
    edits: [{ file: service, from: 'if (tenant.version !== version)', to: 'if (tenant.version < version)' }],
    test: {
      file: 'server/src/modules/portal/loginSettings.access.routes.test.ts',
      name: "login settings: of two concurrent operators one is refused because of the other's change",
    },
  },
  {
    guards: 'I-41',
    without: 'the lock on the tenant',
    edits: [
      {
        file: 'server/src/modules/tenancy/tenant.store.ts',
        from: "tenants(db).where('t.id', '=', $.id).forNoKeyUpdate(),",
        to: "tenants(db).where('t.id', '=', $.id),",
      },
    ],
    test: {
      file: 'server/src/modules/portal/loginSettings.access.routes.test.ts',
      name: "login settings: of two concurrent operators one is refused because of the other's change",
    },
  },
  {
    guards: 'I-41',
    without: 'the check whether an operator can come in',
    edits: [{ file: service, from: '  await requireLoginMethod(context, tx, actor, requested)\n', to: '' }],
    test: { file: methods, name: 'login settings: QR code alone, and methods that no operator can use, are refused' },
  },
]
